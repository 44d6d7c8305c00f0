import { site } from '@/content/site';
import { strokeRosette } from '@/lib/guilloche';

/** Pixels of the saved picture. */
const WIDTH = 900;
const HEIGHT = 1200;

/** The frame's drawing is square: corners of this many units, and a length of lattice between them. */
const CORNER = 46;
const LATTICE = 72;

/** Pixels per unit of the drawing, and pixels of the whole border. */
const SCALE = 1.5;
const BORDER = CORNER * SCALE;

const PAPER = '#fff6ea';

/**
 * Draws a certificate, plainly marked as a specimen.
 *
 * @param name of the business, as typed; may be empty
 * @param frame `art/certificate-frame.svg`, loaded; null if it did not come
 */
export function drawSpecimen(
  canvas: HTMLCanvasElement,
  name: string,
  frame: HTMLImageElement | null,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const tokens = getComputedStyle(canvas);
  const ink = tokens.getPropertyValue('--red-deep');
  const line = tokens.getPropertyValue('--red');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (frame) drawFrame(pen, frame);
  pen.strokeStyle = line;
  pen.lineWidth = 1.1;
  strokeRosette(pen, name, { x: WIDTH / 2, y: 570, radius: 270 });

  pen.fillStyle = ink;
  pen.textAlign = 'center';
  write(pen, 'Certificate of Registration', { size: 60, y: 168 });
  pen.fillStyle = line;
  pen.fillRect(150, 192, WIDTH - 300, 4);
  pen.fillRect(150, 200, WIDTH - 300, 1.5);
  pen.fillStyle = ink;
  write(pen, 'SPECIMEN', { size: 30, y: 250, sans: true });
  write(pen, name || 'Your business name', { size: 64, y: 960 });
  write(pen, `Drawn by ${site.name}. It registers nothing.`, { size: 26, y: 1060, sans: true });
}

/** Draws the frame as `border-image` does: the corners, and as many lengths of lattice as fit between them. */
function drawFrame(pen: CanvasRenderingContext2D, frame: HTMLImageElement): void {
  for (const x of slices(WIDTH)) {
    for (const y of slices(HEIGHT)) {
      const isMiddle = x.part === LATTICE && y.part === LATTICE;
      if (isMiddle) continue;
      pen.drawImage(frame, x.from, y.from, x.part, y.part, x.at, y.at, x.length, y.length);
    }
  }
}

/** The slices of a side: where each begins and how long it is in the frame's drawing, and on the picture. */
function slices(side: number) {
  const count = Math.round((side - 2 * BORDER) / (LATTICE * SCALE));
  const length = (side - 2 * BORDER) / count;
  return [
    { from: 0, part: CORNER, at: 0, length: BORDER },
    ...Array.from({ length: count }, (_, index) => ({
      from: CORNER,
      part: LATTICE,
      at: BORDER + index * length,
      length,
    })),
    { from: CORNER + LATTICE, part: CORNER, at: side - BORDER, length: BORDER },
  ];
}

interface Writing {
  /** In pixels; smaller if the text would not fit. */
  size: number;
  /** The y coordinate of the line. */
  y: number;
  sans?: boolean;
}

function write(pen: CanvasRenderingContext2D, text: string, { size, y, sans }: Writing): void {
  const font = (pixels: number) =>
    sans ? `500 ${pixels}px 'Anek Latin', sans-serif` : `700 ${pixels}px Eczar, serif`;
  const room = WIDTH - 2 * BORDER - 60;
  pen.font = font(size);
  const needed = pen.measureText(text).width;
  pen.font = font(Math.min(size, (size * room) / needed));
  pen.fillText(text, WIDTH / 2, y, room);
}

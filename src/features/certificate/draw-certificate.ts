import frameUrl from '@/art/certificate-frame.svg?no-inline';
import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { strokeRosette } from '@/lib/guilloche';
import { sharePicture } from '@/lib/picture';

/** Pixels of the saved picture. */
const WIDTH = 900;
const HEIGHT = 1200;

/** The frame's drawing is square: corners of this many units, and a length of lattice between them. */
const CORNER = 46;
const LATTICE = 72;

/** Pixels per unit of the drawing, and pixels of the whole border. */
const SCALE = 1.5;
const BORDER = CORNER * SCALE;

const INK = '#7d1a1c';
const LINE = '#b4382f';
const PAPER = '#fff6ea';

/** Hands the picture of a name's certificate to the phone's share sheet, or saves it. */
export async function sharePictureOf(name: string): Promise<void> {
  const frame = new Image();
  frame.src = frameUrl;
  const [loaded] = await Promise.allSettled([frame.decode(), document.fonts.ready]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  // A broken picture would make the canvas throw.
  if (loaded.status === 'fulfilled') drawFrame(pen, frame);
  pen.strokeStyle = LINE;
  pen.lineWidth = 1.1;
  strokeRosette(pen, name, { x: WIDTH / 2, y: 540, radius: 270 });
  writeAcross(pen, 'SPECIMEN');
  pen.textAlign = 'center';
  pen.fillStyle = LINE;
  pen.fillRect(150, 192, WIDTH - 300, 4);
  pen.fillRect(150, 200, WIDTH - 300, 1.5);
  pen.fillStyle = INK;
  write(pen, 'Certificate of Registration', { size: 60, y: 168 });
  write(pen, 'in the name of', { size: 30, y: 250, sans: true });
  write(pen, name || 'Your business name', { size: 68, y: 890 });
  write(pen, longDate(dayInIndia()), { size: 28, y: 940, sans: true });
  write(pen, `Check your name at ${new URL(site.origin).host}`, { size: 34, y: 1030, sans: true });
  write(pen, `${site.name}. This picture registers nothing.`, { size: 24, y: 1080, sans: true });
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  await sharePicture(`${['certificate', ...words].join('-')}.png`, canvas);
}

/** Writes a word from corner to corner, faint enough to read what is under it. */
function writeAcross(pen: CanvasRenderingContext2D, word: string): void {
  pen.save();
  pen.translate(WIDTH / 2, 540);
  pen.rotate(-Math.PI / 6);
  pen.textAlign = 'center';
  pen.fillStyle = `${INK}59`;
  pen.font = "700 150px 'Anek Latin', sans-serif";
  pen.fillText(word, 0, 50, WIDTH - 4 * BORDER);
  pen.restore();
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

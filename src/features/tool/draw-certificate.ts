import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { strokeRosette } from '@/lib/guilloche';
import { sharePicture } from '@/lib/picture';

/** Pixels of the picture, and of its border. */
const WIDTH = 900;
const HEIGHT = 1200;
const BORDER = 64;

const PAPER = '#fff6ea';

/** Draws a certificate for a name, marked as a specimen, and hands it to the phone's share sheet or saves it. */
export async function sharePictureOf(name: string): Promise<void> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const tokens = getComputedStyle(document.documentElement);
  const ink = tokens.getPropertyValue('--red-deep');
  const line = tokens.getPropertyValue('--red');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = line;
  pen.lineWidth = 1.1;
  strokeRosette(pen, name, { x: WIDTH / 2, y: 540, radius: 270 });
  strokeBorder(pen);
  pen.fillStyle = ink;
  writeAcross(pen, 'SPECIMEN');
  pen.textAlign = 'center';
  pen.fillStyle = line;
  pen.fillRect(150, 192, WIDTH - 300, 4);
  pen.fillRect(150, 200, WIDTH - 300, 1.5);
  pen.fillStyle = ink;
  write(pen, 'Certificate of Registration', { size: 60, y: 168 });
  write(pen, 'in the name of', { size: 30, y: 250, sans: true });
  write(pen, name || 'Your business name', { size: 68, y: 890 });
  write(pen, longDate(dayInIndia()), { size: 28, y: 940, sans: true });
  write(pen, `Check your name at ${new URL(site.origin).host}`, { size: 34, y: 1030, sans: true });
  write(pen, `${site.name}. This picture registers nothing.`, { size: 24, y: 1080, sans: true });
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  await sharePicture(`${['certificate', ...words].join('-')}.png`, canvas);
}

/** A running stitch between two lines. */
function strokeBorder(pen: CanvasRenderingContext2D): void {
  const strokeAt = (inset: number, width: number) => {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  };
  strokeAt(16, 4);
  strokeAt(BORDER, 2);
  // Both sides of this line are multiples of 20 pixels long, so no stitch is cut.
  pen.setLineDash([14, 6]);
  strokeAt((16 + BORDER) / 2, 4);
}

/** Writes a word from corner to corner, faint enough to read what is under it. */
function writeAcross(pen: CanvasRenderingContext2D, word: string): void {
  pen.save();
  pen.translate(WIDTH / 2, 540);
  pen.rotate(-Math.PI / 6);
  pen.textAlign = 'center';
  pen.globalAlpha = 0.35;
  pen.font = "700 150px 'Anek Latin', sans-serif";
  pen.fillText(word, 0, 50, WIDTH - 4 * BORDER);
  pen.restore();
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
  const room = WIDTH - 2 * BORDER - 80;
  pen.font = font(size);
  const needed = pen.measureText(text).width;
  pen.font = font(Math.min(size, (size * room) / needed));
  pen.fillText(text, WIDTH / 2, y, room);
}

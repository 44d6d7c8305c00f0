import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { strokeRosette } from '@/lib/guilloche';
import { sharePicture } from '@/ui/picture';

/** Pixels of the picture. */
const WIDTH = 900;
const HEIGHT = 1200;

const SERIF = 'Eczar, serif';
const SANS = "'Anek Latin', sans-serif";

/** Draws a certificate for a name, marked as a specimen. Then opens the phone's share sheet, or saves the picture. */
export async function sharePictureOf(name: string): Promise<void> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d')!;
  const tokens = getComputedStyle(document.documentElement);
  pen.fillStyle = '#fff6ea';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = tokens.getPropertyValue('--red');
  strokeRosette(pen, name, { x: WIDTH / 2, y: 540, radius: 270 });
  pen.lineWidth = 4;
  // A running stitch between two lines. Each side is a multiple of 20 pixels, so no stitch is cut.
  for (const [inset, dash] of [
    [16, []],
    [40, [14, 6]],
    [64, []],
  ] as const) {
    pen.setLineDash(dash);
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
  pen.textAlign = 'center';
  pen.fillStyle = tokens.getPropertyValue('--red-deep');
  const write = (text: string, y: number, size: number, font: string) => {
    const room = WIDTH - 208;
    pen.font = `700 ${size}px ${font}`;
    // Long texts are set smaller.
    pen.font = `700 ${Math.min(size, (size * room) / pen.measureText(text).width)}px ${font}`;
    pen.fillText(text, WIDTH / 2, y);
  };
  write('Certificate of Registration', 168, 60, SERIF);
  write('in the name of', 250, 30, SANS);
  write(name, 890, 68, SERIF);
  write(longDate(dayInIndia()), 940, 28, SANS);
  write(`Check your name at ${new URL(site.origin).host}`, 1030, 34, SANS);
  write(`${site.name}. This picture registers nothing.`, 1080, 24, SANS);
  // "Specimen" runs from corner to corner, and is faint, so that the text below stays readable.
  pen.translate(WIDTH / 2, 540);
  pen.rotate(-Math.PI / 6);
  pen.translate(-WIDTH / 2, 0);
  pen.globalAlpha = 0.35;
  write('SPECIMEN', 50, 150, SANS);
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  await sharePicture(`${['certificate', ...words].join('-')}.png`, canvas);
}

import type { LetterAnswer } from '@/law/letters/letter-check';
import { drawnPicture, writeLines } from '@/lib/picture';

/** The words of the stamp, on the page and in the picture. */
export const stamps = {
  official: { big: 'OFFICE?', bigSize: 28 },
  offer: { big: 'OFFER', bigSize: 38 },
  fraud: { big: 'FRAUD', bigSize: 38 },
  unclear: { big: 'UNSURE', bigSize: 32 },
} as const satisfies Record<LetterAnswer['kind'], { big: string; bigSize: number }>;

interface Verdict extends Pick<LetterAnswer, 'kind' | 'verdict' | 'now'> {
  /** What the visitor has said about the message: sender, channel and demand. */
  asked: readonly string[];
  seen: readonly string[];
  /** The site's. */
  address: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 90;

const INK = '#171b33';
const RED = '#a3231d';
const PAPER = '#fff6ea';

/** Draws the verdict as a card to send to others. It has no word of the message on it. */
export function drawVerdict({ kind, verdict, asked, seen, now, address }: Verdict) {
  return drawnPicture(WIDTH, HEIGHT, (pen) => {
    const colour = kind === 'fraud' ? RED : INK;
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.strokeStyle = RED;
    pen.lineWidth = 6;
    pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
    pen.lineWidth = 2;
    pen.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96);

    pen.fillStyle = INK;
    const line = { x: EDGE, width: WIDTH - 2 * EDGE };
    writeLines(pen, 'Is this real?', { ...line, y: 170, size: 76, font: 'serif' });
    let y = writeLines(pen, asked.join(' · '), {
      ...line,
      width: 560,
      y: 236,
      size: 32,
      font: 'sans',
    });
    drawStamp(pen, stamps[kind].big, colour);

    pen.fillStyle = colour;
    y = writeLines(pen, verdict, {
      ...line,
      y: Math.max(y, 400) + 40,
      size: 50,
      font: 'bold',
      most: 3,
    });
    pen.fillStyle = INK;
    for (const text of [...seen.slice(0, 2), ...now.slice(0, 2)])
      y = writeLines(pen, `• ${text}`, { ...line, y: y + 26, size: 34, font: 'sans', most: 4 });

    pen.fillStyle = RED;
    pen.fillRect(EDGE, HEIGHT - 262, line.width, 3);
    pen.fillRect(EDGE, HEIGHT - 255, line.width, 1.5);
    writeLines(pen, 'Money gone? Call 1930 at once.', {
      ...line,
      y: HEIGHT - 200,
      size: 46,
      font: 'bold',
    });
    pen.fillStyle = INK;
    writeLines(pen, 'Report a fraud: cybercrime.gov.in', {
      ...line,
      y: HEIGHT - 146,
      size: 36,
      font: 'sans',
    });
    writeLines(pen, `Told from its signs alone. ${address}`, {
      ...line,
      y: HEIGHT - 96,
      size: 28,
      font: 'sans',
    });
  });
}

function drawStamp(pen: CanvasRenderingContext2D, word: string, colour: string): void {
  pen.save();
  pen.translate(WIDTH - EDGE - 140, 230);
  pen.rotate(-0.14);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  for (const [radius, width] of [
    [138, 7],
    [126, 2],
  ] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.textAlign = 'center';
  pen.font = `700 54px Eczar, serif`;
  pen.fillText(word, 0, 18, 224);
  pen.restore();
}

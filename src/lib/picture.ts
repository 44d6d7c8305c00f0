/* Pictures that are drawn on the device, and handed to the phone's share sheet or saved. */

/** What has happened to a picture, in words for a live region; empty if the visitor has closed the share sheet. */
export type PictureOutcome =
  'Shared.' | 'Saved as a picture.' | '' | 'This browser cannot make a picture.';

/** Draws on a canvas that is never shown, once the page's fonts are here. */
export async function drawnPicture(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  draw(pen);
  return pictureOf(canvas);
}

/** The drawing on a canvas, as a file. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Opens the phone's share sheet with a picture; where there is none, saves it. */
export async function sharePicture(name: string, picture: Blob | null): Promise<PictureOutcome> {
  if (!picture) return 'This browser cannot make a picture.';
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return 'Shared.';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  saveBlob(name, picture);
  return 'Saved as a picture.';
}

/** Hands a file to the browser to save or open. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Lines {
  x: number;
  /** The first line's baseline. */
  y: number;
  width: number;
  /** Pixels. */
  size: number;
  font: 'sans' | 'bold' | 'serif';
  /** Lines at most; the last one then ends in "…". */
  most?: number;
}

const fonts: Record<Lines['font'], (size: number) => string> = {
  sans: (size) => `400 ${size}px 'Anek Latin', sans-serif`,
  bold: (size) => `600 ${size}px 'Anek Latin', sans-serif`,
  serif: (size) => `700 ${size}px Eczar, serif`,
};

/** Writes a text in as many lines as it needs, and returns where the next baseline is. */
export function writeLines(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, width, size, font, most = Infinity }: Lines,
): number {
  pen.font = fonts[font](size);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width > width) lines.push(word);
    else lines.splice(Math.max(0, lines.length - 1), 1, longer);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += ' …';
  shown.forEach((line, at) => pen.fillText(line, x, y + at * size * 1.3, width));
  return y + shown.length * size * 1.3;
}

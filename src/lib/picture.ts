/* Pictures that are drawn on the device, and handed to the phone's share sheet or saved. */

/** What has happened to a picture, in words for a live region; empty if the visitor has closed the share sheet. */
export type PictureOutcome =
  'Shared.' | 'Saved as a picture.' | '' | 'This browser cannot make a picture.';

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

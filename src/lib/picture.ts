/* Shares or saves pictures that are drawn on the device. */

/** Opens the phone's share sheet with a canvas as a picture; saves it if there is no share sheet. */
export async function sharePicture(name: string, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) return;
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      return await navigator.share({ files });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveBlob(name, picture);
}

/** Hands a file to the browser to save or open. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the click's handlers have run.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

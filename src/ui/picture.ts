import { share } from '@/ui/share';

/** Shares a canvas as a picture, or saves the picture if that fails. */
export async function sharePicture(name: string, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) return;
  const files = [new File([picture], name, { type: picture.type })];
  if ((await share({ files })) === 'failed') saveBlob(name, picture);
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

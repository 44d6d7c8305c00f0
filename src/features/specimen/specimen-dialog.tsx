import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import frameUrl from '@/art/certificate-frame.svg?no-inline';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { drawSpecimen, HEIGHT, WIDTH } from './draw-specimen';

/** As many letters as can be read in one line of the certificate. */
const LONGEST = 48;

interface SpecimenDialogProps {
  /** Whose site it is, for the line at the foot of the certificate. */
  issuer: string;
  /** The dialog has closed; the browser has given the focus back. */
  onClose: () => void;
}

/** Draws the visitor's business name on a specimen, with a rosette that its letters decide. Nothing leaves the device. */
export function SpecimenDialog({ issuer, onClose }: SpecimenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useFrame();
  const [typed, setTyped] = useState('');
  const titleId = useId();
  const name = typed.trim();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => {
    if (frame !== undefined && canvas.current)
      drawSpecimen(canvas.current, { name, issuer, frame });
  }, [frame, name, issuer]);

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="no-print m-auto max-h-dvh w-full max-w-[min(100%,760px)] overflow-y-auto bg-sheet text-ink-900 backdrop:bg-ink-950/70 max-sm:h-dvh sm:rounded-folder sm:shadow-lift-dark forced-colors:border-2"
    >
      <div className="on-dark sticky top-0 flex min-h-17 items-center bg-ink-950 pr-2 pl-gutter text-white">
        <h2 id={titleId} className="flex-1 text-title">
          Yours carries your name
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="grid size-11 place-items-center rounded-control hover:bg-white/12"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid gap-5 p-gutter sm:grid-cols-2">
        <div>
          <TextField
            label="Business name"
            placeholder="Meera Textiles"
            autoComplete="organization"
            maxLength={LONGEST}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            hint="Every name draws a rosette of its own. Nothing you type here is sent."
          />
          <Button
            variant="red"
            className="mt-4 w-full"
            onClick={() => canvas.current && savePicture(canvas.current, name)}
          >
            Save picture
          </Button>
          <p className="mt-3 text-small text-ink-600">
            A specimen to look at and to share. It registers nothing; the Registrar does that.
          </p>
        </div>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={`Specimen certificate for ${name || 'your business name'}`}
          className="h-auto w-full max-sm:row-start-1 max-sm:mx-auto max-sm:max-w-64 shadow-lift"
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** The frame's drawing, once it and the fonts have loaded; null if it did not load. */
function useFrame(): HTMLImageElement | null | undefined {
  const [frame, setFrame] = useState<HTMLImageElement | null>();
  useEffect(() => {
    const image = new Image();
    image.src = frameUrl;
    // A broken picture would make the canvas throw.
    void Promise.allSettled([image.decode(), document.fonts.ready]).then(([drawing]) =>
      setFrame(drawing.status === 'fulfilled' ? image : null),
    );
  }, []);
  return frame;
}

function savePicture(canvas: HTMLCanvasElement, name: string): void {
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${['specimen', ...(name.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-')}.png`;
  link.click();
}

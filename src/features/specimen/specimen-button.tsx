import { useEffect, useId, useRef, useState } from 'react';
import frameUrl from '@/art/certificate-frame.svg?no-inline';
import { setNotice } from '@/lib/early-presses';
import { loadCode } from '@/lib/load-code';
import { sharePicture } from '@/lib/picture';
import { useModalPopover } from '@/lib/popovers';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { CloseButton } from '@/ui/close-button';

/** The id of the dialog, for the button that opens it. */
const SPECIMEN = 'specimen';

/** Most letters of a name: as many as are readable in one line of the certificate. */
const LONGEST = 48;

/** Draws the certificate for a name. */
type Draw = (canvas: HTMLCanvasElement, name: string) => void;

/** The button on the landing page's certificate that asks for a business name. It looks like the field that it opens. */
export function SpecimenButton() {
  return (
    <>
      <button
        type="button"
        popoverTarget={SPECIMEN}
        aria-haspopup="dialog"
        className="mx-auto mt-2 mb-3 lg:mt-1.5 lg:mb-1.5 flex min-h-14 w-[min(22rem,90%)] items-center justify-between gap-3 rounded-control border-[1.5px] border-current bg-white px-4 text-left text-body font-medium hover:bg-stamp-paper [@media(scripting:none)]:hidden"
      >
        Type your business name
        <span aria-hidden="true" className="text-large">
          ✎
        </span>
      </button>
      <SpecimenDialog />
    </>
  );
}

/** Draws the visitor's business name on a specimen, with a rosette made from its letters. Nothing leaves the device. */
function SpecimenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [draw, setDraw] = useState<Draw>();
  const [typed, setTyped] = useState('');
  const titleId = useId();
  const name = typed.trim();

  useModalPopover(dialog, (isOpen) => {
    // It may have been typed before hydration.
    setTyped(field.current?.value ?? '');
    if (isOpen && !draw) {
      loadDraw().then(
        (loaded) => setDraw(() => loaded),
        () => {
          dialog.current?.hidePopover();
          setNotice(true);
        },
      );
    }
  });

  useEffect(() => {
    if (canvas.current) draw?.(canvas.current, name);
  }, [draw, name]);

  return (
    <dialog
      ref={dialog}
      id={SPECIMEN}
      popover="auto"
      aria-modal="true"
      aria-labelledby={titleId}
      className="no-print m-auto max-h-dvh w-full max-w-[min(100%,760px)] overflow-y-auto bg-sheet text-left text-body text-ink-900 backdrop:bg-ink-950/70 max-sm:h-dvh sm:rounded-folder sm:shadow-lift-dark forced-colors:border-2"
    >
      <div className="on-dark sticky top-0 flex min-h-17 items-center bg-ink-950 pr-14 pl-gutter text-white">
        <h2 id={titleId} className="text-title">
          Yours carries your name
        </h2>
      </div>
      <div className="grid gap-5 p-gutter sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
        <TextField
          ref={field}
          label="Business name"
          placeholder="Meera Textiles"
          autoComplete="organization"
          maxLength={LONGEST}
          required
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          hint="Every name draws a rosette of its own. Nothing you type here is sent."
        />
        <canvas
          ref={canvas}
          width={900}
          height={1200}
          role="img"
          aria-label={`Specimen certificate for ${name || 'your business name'}`}
          className="h-auto w-full max-sm:mx-auto max-sm:max-w-64 sm:col-start-2 sm:row-span-2 sm:row-start-1 shadow-lift"
        />
        <div>
          <Button
            variant="red"
            className="w-full"
            onClick={() => canvas.current && void shareOrSave(canvas.current, name)}
          >
            Share or save the picture
          </Button>
          <p className="mt-3 text-small text-ink-600">
            A specimen to look at and to share. It registers nothing; the Registrar does that.
          </p>
        </div>
      </div>
      <CloseButton dialog={SPECIMEN} />
    </dialog>
  );
}

/** Fetches the code and the picture that it takes to draw a certificate. */
async function loadDraw(): Promise<Draw> {
  const image = new Image();
  image.src = frameUrl;
  const { drawSpecimen } = await loadCode(() => import('./draw-specimen'));
  const [frame] = await Promise.allSettled([image.decode(), document.fonts.ready]);
  // A broken picture would make the canvas throw.
  const drawn = frame.status === 'fulfilled' ? image : null;
  return (canvas, name) => drawSpecimen(canvas, name, drawn);
}

async function shareOrSave(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const fileName = `${['specimen', ...(name.match(/[\p{L}\p{N}]+/gu) ?? [])].join('-')}.png`;
  await sharePicture(fileName, canvas);
}

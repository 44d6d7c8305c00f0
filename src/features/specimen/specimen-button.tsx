import { useState } from 'react';
import { site } from '@/content/site';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { toastMissingCode } from '@/lib/toasts';

const SpecimenDialog = lazyWithPreload(
  async () => (await import('./specimen-dialog')).SpecimenDialog,
);

/** On the landing page's certificate: asks for a business name to draw on it. Without scripts it is a plain line of text. */
export function SpecimenButton() {
  const [isOpen, setOpen] = useState(false);

  // A failure is reported when the button is pressed.
  const preload = () => void SpecimenDialog.preload().catch(() => {});

  async function open() {
    try {
      await SpecimenDialog.preload();
      setOpen(true);
    } catch {
      toastMissingCode('The specimen could not be loaded. Please try again.');
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
        className="-mb-3 min-h-11 px-2 text-fine underline underline-offset-3 hover:decoration-2 lg:text-small"
      >
        Specimen. Yours carries your name.
      </button>
      {isOpen && <SpecimenDialog issuer={site.name} onClose={() => setOpen(false)} />}
    </>
  );
}

import { site } from '@/content/site';
import { SPECIMEN, SpecimenDialog } from './specimen-dialog';

/** On the landing page's certificate: asks for a business name to draw on it. Without scripts it is a plain line of text. */
export function SpecimenButton() {
  return (
    <>
      <button
        type="button"
        popoverTarget={SPECIMEN}
        aria-haspopup="dialog"
        className="-mb-3 min-h-11 px-2 text-fine underline underline-offset-3 hover:decoration-2 lg:text-small [@media(scripting:none)]:pointer-events-none [@media(scripting:none)]:no-underline"
      >
        Specimen. Yours carries your name.
      </button>
      <SpecimenDialog issuer={site.name} />
    </>
  );
}

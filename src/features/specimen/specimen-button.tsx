import { SPECIMEN, SpecimenDialog } from './specimen-dialog';

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

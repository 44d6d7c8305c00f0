import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { site } from '@/content/site';
import { pushOverlayEntry } from '@/lib/overlay-entry';
import { lazyWithPreload, usePreloadWhenIdle } from '@/lib/lazy-with-preload';
import { toastMissingCode } from '@/lib/toasts';

const SearchDialog = lazyWithPreload(async () => (await import('./search-dialog')).SearchDialog);

interface SearchOpener {
  isOpen: boolean;
  /** The dialog's code was asked for and is on its way. */
  isOpening: boolean;
  /** Opens the dialog. On closing it returns the focus to the button, or else to the element that has it now. */
  open: (button?: HTMLButtonElement) => void;
  /** To be rendered anywhere: the dialog moves itself to the top of the page. */
  dialog: ReactNode;
}

const NOTHING = () => '';

/** What a control needs to open the search. `typedSoFar` is what the search begins with, asked for when it opens. */
export function useSearchDialog(typedSoFar: () => string = NOTHING): SearchOpener {
  const [path] = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const isUnderWay = useRef(false);
  usePreloadWhenIdle(SearchDialog);

  // Back and Forward may change the page under an open dialog.
  if (openedOn !== null && openedOn !== path) setOpenedOn(null);
  const isOpen = openedOn === path;

  async function openFrom(button?: HTMLButtonElement) {
    // Each letter asks for it while the code is on its way.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOpening(!SearchDialog.isHere());
    try {
      await SearchDialog.preload();
      // The visitor has gone to another page meanwhile.
      if (decoded(location.pathname) !== path) return;
      // A closing dialog returns the focus to the element that had it, and Safari does not focus a button on a press.
      if (button !== document.activeElement) button?.focus();
      await pushOverlayEntry();
      setOpenedOn(path);
    } catch {
      toastMissingCode(`The search could not be loaded. Please try again, or call ${site.phone}.`);
    } finally {
      isUnderWay.current = false;
      setOpening(false);
    }
  }

  return {
    isOpen,
    isOpening,
    open: (button) => void openFrom(button),
    dialog: isOpen && <SearchDialog typedSoFar={typedSoFar} onClose={() => setOpenedOn(null)} />,
  };
}

/** As wouter reads it: an address in Hindi is no other one for being encoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

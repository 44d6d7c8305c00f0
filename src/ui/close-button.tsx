import { Icon } from '@/ui/icon';

/**
 * Closes the dialog that it stands in, from its title bar. In the HTML it comes last: the browser focuses the first thing
 * that can be focused, which should be what the dialog is for.
 *
 * @param dialog its id
 */
export function CloseButton({ dialog }: { dialog: string }) {
  return (
    <button
      type="button"
      aria-label="Close"
      popoverTarget={dialog}
      popoverTargetAction="hide"
      className="on-dark absolute top-3 right-2 grid size-11 place-items-center rounded-control text-white hover:bg-white/12"
    >
      <Icon name="close" />
    </button>
  );
}

import { Icon } from '@/ui/icon';

/**
 * The close button in a dialog's title bar. Put it last in the HTML, because the browser focuses the first control.
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

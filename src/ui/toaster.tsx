import * as Toast from '@radix-ui/react-toast';
import { Icon } from '@/ui/icon';
import { classNames } from '@/lib/class-names';
import { type Toast as ToastProps, dismissToast, useToast } from '@/ui/toasts';

const variants = {
  success: { look: '[--dye:var(--green)]', icon: 'check' },
  destructive: { look: '[--dye:var(--failure)]', icon: 'alert' },
} as const;

/** The notification area. The specification gives times, swipe, hotkey and label (section 4). */
export function Toaster() {
  const shown = useToast();

  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ShownToast key={shown.id} {...shown} />}
      <Toast.Viewport
        label="Notification"
        // lib/toast-hotkey.ts handles the key, because Radix would take it from an input method too.
        hotkey={[]}
        className="on-dark fixed top-[78px] right-0 z-toast w-full max-w-[452px] px-4 no-print"
      />
    </Toast.Provider>
  );
}

function ShownToast({ id, title, description, variant, open }: ToastProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (nowOpen) return;
        // After a dismissal under the pointer, Radix stays paused, and the next toast would stay open. This event ends the pause.
        dispatchEvent(new Event('focus'));
        dismissToast(id);
      }}
      className={classNames(
        'cloth stitched-top grid w-full grid-cols-[26px_1fr_44px] items-start gap-x-3 rounded-paper py-4 pt-5.5 pr-1.5 pl-4.5 shadow-lift-dark',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=end]:translate-x-full',
        variants[variant].look,
      )}
    >
      <Icon name={variants[variant].icon} className="mt-px stroke-2" />
      <div className="min-w-0">
        {/* Radix announces title and text without a space between them. */}
        <Toast.Title className="font-serif text-large font-semibold">{title} </Toast.Title>
        <Toast.Description className="mt-0.5 max-h-[40dvh] overflow-y-auto leading-snug wrap-anywhere">
          {description}
        </Toast.Description>
      </div>
      <Toast.Close
        aria-label="Dismiss"
        className="on-dark -my-2 grid size-11 place-items-center rounded-control"
      >
        <Icon name="close" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

const tones = {
  good: { look: 'bg-green-tint text-green', icon: 'check' },
  fail: { look: 'bg-red-tint text-red-deep', icon: 'alert' },
} as const;

interface PaymentMessageProps {
  tone: keyof typeof tones;
  /** For a message that is brought into view or takes the focus. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A framed message. It is put into a live region that is already on the page, or screen readers would miss it. */
export function PaymentMessage({ tone, ref, children }: PaymentMessageProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      // Brought into view, it brings the buttons below it along, clear of the tabs on the screen's edge.
      className={classNames(
        'mb-4.5 scroll-mb-34 grid grid-cols-[26px_1fr] gap-x-3 rounded-paper border-2 px-3.75 py-3.25 leading-[1.4]',
        tones[tone].look,
      )}
    >
      <Icon name={tones[tone].icon} className="mt-px stroke-[2.2]" />
      <div>{children}</div>
    </div>
  );
}

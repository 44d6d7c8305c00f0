import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

const tones = {
  good: { look: 'bg-green-tint text-green', icon: 'check' },
  fail: { look: 'bg-failure-tint text-failure', icon: 'alert' },
  note: { look: 'border-field bg-ledger text-ink-900', icon: 'alert' },
} as const;

type MessageBoxProps = ComponentProps<'div'> & { tone: keyof typeof tones };

export function MessageBox({ tone, className, children, ...rest }: MessageBoxProps) {
  return (
    <div
      {...rest}
      // Because of the margin, scrolling to the box also shows the buttons below it, above the tabs at the screen's edge.
      className={classNames(
        'scroll-mb-34 grid grid-cols-[26px_1fr] gap-x-3 rounded-paper border-2 px-3.5 py-3 leading-snug wrap-anywhere [&_a]:underline',
        tones[tone].look,
        className,
      )}
    >
      <Icon name={tones[tone].icon} className="mt-px stroke-[2.2]" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

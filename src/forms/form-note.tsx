import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

interface FormNoteProps {
  tone: 'success' | 'error';
  children: ReactNode;
}

/** Shows the outcome in the form itself, where it stays when the toast has gone. */
export function FormNote({ tone, children }: FormNoteProps) {
  const { box, icon, colour } = looks[tone];
  return (
    <p
      className={classNames(
        'grid grid-cols-[26px_1fr] gap-x-3 rounded-control border-2 px-4 py-3 text-small',
        box,
      )}
    >
      <Icon name={icon} className={classNames('mt-px stroke-2', colour)} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

const looks = {
  success: { box: 'border-green bg-green-tint', icon: 'check', colour: 'text-green' },
  error: { box: 'border-red bg-red-tint', icon: 'alert', colour: 'text-red' },
} as const;

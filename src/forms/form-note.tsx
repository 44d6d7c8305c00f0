import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

/** Says in the form itself what went wrong; it stays when the toast has gone. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <p className="grid grid-cols-[26px_1fr] gap-x-3 rounded-control border-2 border-red bg-red-tint px-4 py-3 text-small">
      <Icon name="alert" className="mt-px stroke-2 text-red" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

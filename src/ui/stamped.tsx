import type { ReactNode } from 'react';
import { Seal } from './seal';

interface StampedProps {
  /** The word on the stamp, which the text beside it says as well; null for no stamp. */
  big: string | null;
  /** See `Seal`. */
  bigSize: number;
  children: ReactNode;
}

/** The head of a receipt: its first lines, and the stamp on them. */
export function Stamped({ big, bigSize, children }: StampedProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <div className="min-w-0">{children}</div>
      {big !== null && (
        <Seal
          ring="RECEIVED • WITH THANKS •"
          big={big}
          bigSize={bigSize}
          className="size-31 -rotate-8 text-green mix-blend-multiply transition-[scale] duration-160 starting:[scale:1.12]"
        />
      )}
    </div>
  );
}

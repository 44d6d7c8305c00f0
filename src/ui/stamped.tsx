import type { ReactNode } from 'react';
import { Seal } from './seal';

interface StampedProps {
  /** The word on the stamp, which the text beside it repeats; null for no stamp. */
  big: string | null;
  /** See `Seal`. */
  bigSize: number;
  children: ReactNode;
}

/** The head of a receipt: its first lines, and the stamp on them. */
export function Stamped({ big, bigSize, children }: StampedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="grow basis-36">{children}</div>
      {big !== null && (
        <Seal
          ring="RECEIVED • WITH THANKS •"
          big={big}
          bigSize={bigSize}
          className="size-22 -rotate-8 text-green mix-blend-multiply transition-[scale] duration-160 sm:size-31 starting:[scale:1.12]"
        />
      )}
    </div>
  );
}

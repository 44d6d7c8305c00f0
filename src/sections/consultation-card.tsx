import type { ReactNode } from 'react';
import { Seal } from '@/ui/seal';
import { classNames } from '@/lib/class-names';

interface ConsultationCardProps {
  heading: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The frame of the consultation form: a printed band, the heading, and a seal that says what it costs. */
export function ConsultationCard({ heading, children, className }: ConsultationCardProps) {
  return (
    <div className={classNames('relative rounded-paper bg-sheet text-ink-900', className)}>
      <div className="guilloche-band relative top-[7px] mx-3" />
      <div className="flex items-start justify-between gap-3 px-5 pt-4 sm:px-7">
        <div>
          <h2 className="text-[1.5625rem]/tight font-bold">{heading}</h2>
          <p className="mt-1 max-w-[17em] text-small/snug text-ink-600">
            Free, and before any payment.
          </p>
        </div>
        <Seal
          ring="FIRST CONSULTATION • NO FEE •"
          big="₹0"
          bigSize={56}
          small={{ text: 'FREE CALL', size: 14.5 }}
          className="-mt-12 -mr-2 -mb-8 size-[104px] -rotate-11 rounded-full bg-[radial-gradient(circle,#fff_0_66%,transparent_66.5%)] text-red"
        />
      </div>
      <div className="px-5 pt-3 pb-5.5 sm:px-7 sm:pb-7">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Seal } from '@/ui/seal';
import { classNames } from '@/lib/class-names';

interface ConsultationCardProps {
  heading: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The frame of the consultation form: a printed band, the heading, and a seal with the price. */
export function ConsultationCard({ heading, children, className }: ConsultationCardProps) {
  return (
    <div className={classNames('relative rounded-paper bg-sheet text-ink-900', className)}>
      <div className="guilloche-band relative top-[7px] mx-3" />
      <div className="flex items-start justify-between gap-2 px-4 pt-2 sm:px-7 lg:max-xl:px-4">
        <div>
          <h2 className="text-h3 font-bold lg:text-[1.5625rem]/tight">{heading}</h2>
          <p className="text-small text-ink-600">The first call is free. No payment needed.</p>
        </div>
        <Seal
          ring="FIRST CONSULTATION • NO FEE •"
          big="₹0"
          small="FREE CALL"
          className="-mr-1 -mb-3 size-18 -rotate-11 rounded-full bg-[radial-gradient(circle,#fff_0_66%,transparent_66.5%)] text-red"
        />
      </div>
      <div className="px-4 pt-1.5 pb-4 sm:px-7 lg:max-xl:px-4">{children}</div>
    </div>
  );
}

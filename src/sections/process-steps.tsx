import { SectionHead } from '@/sections/section-head';
import { Steps, type StepsProps } from '@/sections/service/steps';
import { Seal } from '@/ui/seal';
import { Static } from '@/ui/static';

interface ProcessStepsProps extends StepsProps {
  heading: string;
}

/** The four steps as a page of a day-book. */
export function ProcessSteps({ heading, steps }: ProcessStepsProps) {
  return (
    <Static as="section" className="bg-ledger py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <div className="relative">
          <Steps steps={steps} />
          <Seal
            ring="FILED • GRANTED • HANDED OVER •"
            big="4 of 4"
            bigSize={36}
            small={{ text: 'STEPS', size: 11.5 }}
            className="absolute right-7 -bottom-8 size-18 rotate-9 text-green mix-blend-multiply max-lg:hidden"
          />
        </div>
      </div>
    </Static>
  );
}

import { SectionHead } from '@/sections/section-head';
import { Steps, type StepsProps } from '@/sections/steps';

interface ProcessStepsProps extends StepsProps {
  heading: string;
}

/** The four steps as a page of a day-book. */
export function ProcessSteps({ heading, steps }: ProcessStepsProps) {
  return (
    <section className="process bg-ledger py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <Steps steps={steps} />
      </div>
    </section>
  );
}

import { parties, type Party } from '@/sections/parties';
import { SectionHead } from '@/sections/section-head';
import { Seal } from '@/ui/seal';
import { Static } from '@/ui/static';

interface Step {
  title: string;
  text: string;
  turn: Party;
  /** The word beside the square: colour alone says nothing. */
  who: string;
  time: string;
  receive: string;
}

const columns = 'lg:grid-cols-[88px_1.4fr_.8fr_1.15fr_1fr]';

/** The four steps as a page of a day-book: number, entry, whose turn, usual time, what one receives. */
export function ProcessSteps({ heading, steps }: { heading: string; steps: readonly Step[] }) {
  return (
    <Static as="section" className="bg-ledger py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <div className="relative rounded-paper bg-sheet shadow-lift">
          <ColumnHeads />
          <ol>
            {steps.map((step, index) => (
              <Entry key={step.title} number={index + 1} {...step} />
            ))}
          </ol>
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

function ColumnHeads() {
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b-2 border-ink-900 text-small font-semibold text-ink-600 lg:grid ${columns} [&>span]:px-4.5 [&>span]:py-2.5`}
    >
      <span className="pl-6.5!">No.</span>
      <span className="red-margin pl-6.5!">Step</span>
      <span className="border-l border-rule-blue">Whose turn</span>
      <span className="border-l border-rule-blue">Usual time</span>
      <span className="border-l border-rule-blue">You receive</span>
    </div>
  );
}

const cell = 'text-fine lg:border-l lg:border-rule-blue lg:px-4.5 lg:py-2 lg:text-body';

function Entry({ number, title, text, turn, who, time, receive }: Step & { number: number }) {
  return (
    <li
      className={`relative grid grid-cols-[40px_1fr] border-rule-blue not-first:border-t ${columns}`}
    >
      <span
        aria-hidden="true"
        className="row-span-2 pt-2 pl-3 font-serif text-[2rem]/none font-bold text-red lg:pl-6.5 lg:text-[2.75rem]/none"
      >
        {number}
      </span>
      <div className="red-margin pt-1.5 pr-2 pl-4 lg:py-2 lg:pr-7 lg:pl-6.5">
        <h3 className="text-h3">{title}</h3>
        <p className="text-fine text-ink-600 lg:text-small">{text}</p>
      </div>
      <div className="red-margin col-start-2 flex flex-wrap gap-x-2.5 pr-2 pb-1.5 pl-4 lg:contents">
        <p className={cell}>
          <span className="inline-grid grid-cols-[13px_auto] gap-2 font-semibold">
            <span
              aria-hidden="true"
              data-file="indigo"
              className={`mt-[.32em] size-[11px] ${parties[turn].mark}`}
            />
            <span>
              <span className="sr">Whose turn: </span>
              {who}
            </span>
          </span>
        </p>
        {/* On phones beside the title, where it is short enough. */}
        <p
          className={`tabular ${time.length > 12 ? 'basis-full max-lg:order-first' : 'absolute top-2 right-2.5'} lg:static ${cell}`}
        >
          <span className="sr">Usual time: </span>
          {time}
        </p>
        <p className={cell}>
          <span className="sr">You receive: </span>
          <span aria-hidden="true" className="lg:hidden">
            {'→ '}
          </span>
          <b className="font-semibold">{receive}</b>
        </p>
      </div>
    </li>
  );
}

import { longDate } from '@/lib/dates';
import { weekdayOf } from '@/lib/days';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { Unbroken } from '@/ui/unbroken';
import { kinds, missedLabel, type DatedStep } from './dated-steps';
import { KindMark } from './kind-mark';

/** A step with its day, and a native disclosure with what it is and what missing it costs. */
export function StepEntry({ step, day }: DatedStep) {
  return (
    <li className="border-rule-blue not-first:border-t">
      <details className="group">
        <summary className="grid grid-cols-[1fr_24px] items-center gap-3 px-4 py-2.5 sm:px-4.5">
          <span className="grid gap-x-4 gap-y-0.5 leading-snug sm:grid-cols-[minmax(0,1fr)_minmax(0,13em)]">
            <b className="font-semibold">
              <Unbroken>{step.title}</Unbroken>
            </b>
            <span className="tabular sm:row-span-2">
              {day ? (
                <>
                  <time dateTime={day} className="font-semibold">
                    {longDate(day)}
                  </time>
                  <span className="block text-small text-ink-600">{weekdayOf(day)}</span>
                </>
              ) : (
                step.by.words
              )}
            </span>
            <span className="text-small">
              <KindMark {...kinds[step.kind]} />
            </span>
          </span>
          <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open:rotate-180" />
        </summary>
        <div className="grid gap-1 px-4 pb-3.5 leading-snug sm:px-4.5">
          {day && <p className="text-small/snug text-ink-600">{step.by.words}.</p>}
          <p>
            <Unbroken>{step.text}</Unbroken>
          </p>
          <p>
            <b className="font-semibold">{missedLabel(step)}</b>
            <Unbroken>{step.missed}</Unbroken>
          </p>
          <LawSources law={step.law} />
        </div>
      </details>
    </li>
  );
}

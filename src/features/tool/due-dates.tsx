import { useMemo } from 'react';
import { pageOfDuty } from '@/content/services/duty-pages';
import { dueDatesTool, type DueDatesOfPage } from '@/law/due-dates/tool';
import type { Tool } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import type { Day } from '@/lib/days';
import { paths } from '@/paths';
import { ToolForm, type ToolPlace } from './tool-form';
import { AnswerBody } from './tool-sheet';

interface DueDatesProps extends DueDatesOfPage, ToolPlace {
  /** The first day of the list in the prerendered HTML. */
  writtenOn?: Day;
}

/** The next due dates of a page's kinds of business. Without scripts those of all of them are listed. */
export function DueDates({ ids, matters, writtenOn = buildDay, ...place }: DueDatesProps) {
  const tool = useMemo(
    () =>
      dueDatesTool(
        { ids, ...(matters && { matters }) },
        (duty) => paths.service(pageOfDuty(duty)),
        writtenOn,
      ),
    [ids, matters, writtenOn],
  );
  return (
    <>
      <h3 className="sr">{tool.question}</h3>
      <ToolForm tool={tool} {...place} />
      <noscript>
        {ids.slice(1).map((whose) => (
          <Dates
            key={whose}
            whose={tool.fields.whose.options[whose]}
            answer={() => tool.answer({ whose }, writtenOn)}
          />
        ))}
      </noscript>
    </>
  );
}

/** Browsers with scripts render nothing inside `noscript`, so they don't work these out. */
function Dates({
  whose,
  answer,
}: {
  whose: string | undefined;
  answer: () => ReturnType<Tool['answer']>;
}) {
  const outcome = answer();
  return (
    <div className="answer-body">
      <h4 className="text-h3">{whose}</h4>
      {'dates' in outcome && <AnswerBody answer={{ dates: outcome.dates }} />}
    </div>
  );
}

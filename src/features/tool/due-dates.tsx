import { pageOfDuty } from '@/content/services/duty-pages';
import { dueDatesTool, type DueDatesOfPage } from '@/law/due-dates/tool';
import type { Answer } from '@/law/tool';
import { buildDay } from '@/lib/build-day';
import { paths } from '@/paths';
import { ToolForm } from './tool-form';
import { AnswerBody } from './tool-sheet';

/** The next due dates for the kinds of business on a page. Without scripts the page lists them all. */
export function DueDates(page: DueDatesOfPage) {
  const tool = dueDatesTool(page, (duty) => paths.service(pageOfDuty(duty)));
  return (
    <>
      <h3 className="sr">{tool.question}</h3>
      <ToolForm tool={tool} />
      <noscript>
        {/* Only the build computes these dates, because browsers with scripts never show them. */}
        {import.meta.env.SSR &&
          page.ids.slice(1).map((whose) => (
            <div key={whose} className="answer-body">
              <h4 className="text-h3">{tool.fields.whose.options[whose]}</h4>
              <AnswerBody answer={tool.answer({ whose }, buildDay) as Answer} />
            </div>
          ))}
      </noscript>
    </>
  );
}

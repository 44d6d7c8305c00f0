import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';

/** Native disclosures: they open without scripts, and the browser's search finds what is in them. */
export function Questions({ questions }: { questions: ServiceDetails['questions'] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="group border-b border-rule">
      <summary className="grid min-h-14.5 grid-cols-[1fr_24px] items-center gap-4 py-2.5">
        <h3 className="text-large/snug font-semibold">{question}</h3>
        <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open:rotate-180" />
      </summary>
      <p className="pr-10 pb-4.5">
        <Cited>{answer}</Cited>
      </p>
    </details>
  ));
}

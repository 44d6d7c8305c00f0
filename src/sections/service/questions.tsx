import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';

/** Native disclosures: they open without scripts, and the browser's search finds what is in them. */
export function Questions({ questions }: { questions: ServiceDetails['questions'] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="fold">
      <summary>
        <h3 className="text-large/snug font-semibold">{question}</h3>
        <Icon name="chevron" className="size-5" />
      </summary>
      <p className="pr-10 pb-4.5">
        <Cited>{answer}</Cited>
      </p>
    </details>
  ));
}

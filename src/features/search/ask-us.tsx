import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** Ways to ask a person, with every list of results. The query is passed on, unless it may be a number or a message. */
export function AskUs({ query, hasFound }: { query: string; hasFound: boolean }) {
  const asked = /\d{4}|https?:|.{61}/.test(query) ? '' : query;
  return (
    <div className="px-3.5 pt-3 pb-4 text-ink-600">
      <p className="max-w-measure">
        {hasFound
          ? 'Not here? Call or WhatsApp us.'
          : 'Try another word: the document, the form or the office. Or ask us.'}
      </p>
      <TalkToAPerson
        message={asked ? `Hello, I looked for “${asked}”.` : undefined}
        className="mt-3"
      />
      <a href={asked ? paths.contactAbout(asked) : paths.contact()} className="more text-red">
        Write to us about it
        <Icon name="arrow" />
      </a>
    </div>
  );
}

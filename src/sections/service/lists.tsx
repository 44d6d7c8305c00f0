import type { ReactNode } from 'react';
import type { IconName } from '@/content/icons';
import type { ServiceDetails } from '@/content/services/schema';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { upperFirst } from '@/lib/letter-case';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { StrokeList } from '@/ui/stroke-list';

/* The lists of a service page: heads, and what each says. */

interface EntriesProps {
  look: 'ruled' | 'sheet' | 'plain';
  entries: readonly { id: string; head: ReactNode; text: ReactNode }[];
}

/** Heads and texts; the looks are in `service-lists.css`. */
function Entries({ look, entries }: EntriesProps) {
  return (
    <dl className={`entries entries-${look}`}>
      {entries.map(({ id, head, text }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const needs = [
  { id: 'must', title: 'You must', sign: 'sign-full' },
  { id: 'may', title: 'You may want to', sign: 'sign-half' },
  { id: 'notYet', title: 'Not yet', sign: 'sign-empty' },
] as const;

/** Whether the visitor needs the service at all; there is no "must" if no law demands it. */
export function Need({ need }: Pick<ServiceDetails, 'need'>) {
  const entries = needs
    .filter(({ id }) => need[id].length > 0)
    .map(({ id, title, sign }) => ({
      id,
      head: (
        <span className="grid grid-cols-[13px_auto] justify-start gap-2.5 font-serif text-h3">
          <span aria-hidden="true" className={`sign mt-[.32em] ${sign}`} />
          {title}
        </span>
      ),
      text: <StrokeList items={need[id]} />,
    }));
  return <Entries look="sheet" entries={entries} />;
}

/** The duties that follow, by date. */
export function Afterwards({ duties }: { duties: ServiceDetails['after'] }) {
  const entries = duties.map(({ when, duty }) => ({
    id: when + duty,
    head: <Cited>{when}</Cited>,
    text: <Cited>{duty}</Cited>,
  }));
  return <Entries look="ruled" entries={entries} />;
}

/** What can happen, such as a refusal, a query or an office's word, and what follows. */
export function Wrong({ cases }: { cases: readonly { when: string; outcome: string }[] }) {
  const entries = cases.map(({ when, outcome }) => ({
    id: when,
    head: <Cited>{when}</Cited>,
    text: <Cited>{outcome}</Cited>,
  }));
  return <Entries look="plain" entries={entries} />;
}

interface ChangesProps {
  /** Newest first; future ones are marked as such. */
  changes: readonly { day: Day; text: string }[];
  /** The day on which the page was written. */
  writtenOn: Day;
}

/** Past and future changes in the page's law, by day, newest first. */
export function Changes({ changes, writtenOn }: ChangesProps) {
  const entries = changes.map(({ day, text }) => ({
    id: text,
    head: (
      <>
        <time dateTime={day}>{longDate(day)}</time>
        {day > writtenOn && (
          <span className="text-small font-normal text-ink-600 sm:block">{' to come'}</span>
        )}
      </>
    ),
    text: <Cited>{sentence(text)}</Cited>,
  }));
  return <Entries look="sheet" entries={entries} />;
}

/** "The day for audited returns moved to 21 November.[[…]]" */
function sentence(text: string): string {
  const [, words = text, cited = ''] = /^(.*?)(\[\[.*)?$/.exec(text) ?? [];
  return `${upperFirst(words)}.${cited}`;
}

/** Native disclosures: they open without scripts, and the browser's search finds what is in them. */
export function Questions({ questions }: Pick<ServiceDetails, 'questions'>) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="fold">
      <summary>
        <h3 className="text-large font-semibold">{question}</h3>
        <Icon name="chevron" className="size-5" />
      </summary>
      <p className="pr-10 pb-4.5">
        <Cited>{answer}</Cited>
      </p>
    </details>
  ));
}

/** What the service includes, what it does not, and what the client receives. */
export function Scope({
  weDo,
  weDoNot,
  youReceive,
}: Pick<ServiceDetails, 'weDo' | 'weDoNot' | 'youReceive'>) {
  const sides = [
    { title: 'We do', icon: 'check', items: weDo },
    { title: 'We do not', icon: 'cross', items: weDoNot },
  ] as const;
  return (
    <>
      <div className="scope grid gap-5 sm:grid-cols-2 sm:gap-9">
        {sides.map(({ title, icon, items }) => (
          <div key={title}>
            <h3 className="text-h3">{title}</h3>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item}>
                  <Icon name={icon} />
                  <span>
                    <Cited>{item}</Cited>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 className="pt-4 pb-2 text-h3 sm:pt-5">You receive</h3>
      <StrokeList items={youReceive} />
    </>
  );
}

interface RelatedProps {
  services: readonly { title: string; href: string; icon: IconName; reason: string }[];
}

/** At most four services, each with the reason why it is related. */
export function Related({ services }: RelatedProps) {
  return (
    <ul className="related">
      {services.map(({ title, href, icon, reason }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <b>{`${title} `}</b>
            <span>{reason}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useId } from 'react';
import type { FileColour } from '@/content/categories';
import {
  groups,
  serviceBySlug,
  services,
  type CatalogueService,
} from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { classNames } from '@/lib/class-names';
import { keysOf } from '@/lib/object-entries';
import { paths } from '@/paths';
import { MoreLink } from '@/ui/more-link';
import { serviceResult } from './result';
import { ResultRow } from './result-row';

/** The services most asked for, shown while the field is empty. */
export const MostAsked = () => (
  <Group title="Most asked for" members={mostAsked.map(serviceBySlug)} />
);

/** Every service by group, shown before anything is typed and when nothing was found. */
export const AllServices = () =>
  keysOf(groups).map((id) => (
    <Group key={id} {...groups[id]} members={services.filter(({ group }) => group === id)} />
  ));

interface GroupProps {
  title: string;
  members: readonly CatalogueService[];
  colour?: FileColour;
}

function Group({ title, members, colour }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="pb-3">
      <div
        id={titleId}
        data-file={colour}
        className={classNames(
          'flex min-h-10 items-center rounded-paper py-1 text-label font-semibold',
          colour ? 'spine bg-board pl-7.5 [--spine:16px]' : 'px-3.5',
        )}
      >
        {title}
      </div>
      <div className="grid py-1.5 sm:grid-cols-2">
        {members.map((service) => (
          <ResultRow key={service.slug} {...serviceResult(service)} />
        ))}
      </div>
    </div>
  );
}

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
      <MoreLink href={asked ? paths.contactAbout(asked) : paths.contact()}>
        Write to us about it
      </MoreLink>
    </div>
  );
}

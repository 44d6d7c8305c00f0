import type { ReactNode } from 'react';
import { hrefOfTool } from '@/content/tools';
import type { Answer, Link, Part, SumLine } from '@/law/tool';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { StrokeList } from '@/ui/stroke-list';
import { Unbroken } from '@/ui/unbroken';
import { amountOf } from './answer-text';

/** What stands below the first line of an answer: what to do, how it was counted, where to go, and the sources. */
export function AnswerBody({ answer, extra }: { answer: Answer; extra: ReactNode }) {
  const { lines = [], notes = [], parts = [], links = [], law = [] } = answer;
  return (
    <>
      {links.map((link) => 'service' in link && <AnswerLink key={link.text} link={link} />)}
      {extra}
      {parts.map((part) => (
        <AnswerPart key={part.heading + part.lines[0]} {...part} />
      ))}
      {lines.length > 0 && <Account lines={lines} />}
      {notes.map((note) => (
        <p key={note}>
          <Cited>{note}</Cited>
        </p>
      ))}
      {links.map((link) => !('service' in link) && <AnswerLink key={link.text} link={link} />)}
      <LawSources law={law} />
    </>
  );
}

function AnswerPart({ heading, lines, folded }: Part) {
  const text =
    lines.length > 1 ? (
      <StrokeList items={lines} />
    ) : (
      lines.map((line) => <Cited key={line}>{line}</Cited>)
    );
  if (folded) {
    return (
      <details className="group">
        <summary className="grid min-h-12 grid-cols-[1fr_24px] items-center gap-4 font-semibold">
          {heading}
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        {text}
      </details>
    );
  }
  return (
    <div>
      <h4 className="font-sans text-body font-semibold wrap-anywhere">{heading}</h4>
      {text}
    </div>
  );
}

/** How a sum is counted. */
function Account({ lines }: { lines: readonly SumLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.what}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule-blue py-2 first:border-t-0"
        >
          <span className="font-medium">
            <Unbroken>{line.what}</Unbroken>
          </span>{' '}
          <span className="tabular text-right">{amountOf(line)}</span>
          <div className="col-span-2 text-small text-ink-600">
            <p>{`${line.working ? `${line.working}. ` : ''}Paid to: ${line.paidTo}.`}</p>
            <LawSources law={line.law} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A service is the way on, so its link is a button. */
export function AnswerLink({ link }: { link: Link }) {
  if ('service' in link) {
    return (
      <ButtonLink variant="red" href={paths.service(link.service)}>
        {link.text}
      </ButtonLink>
    );
  }
  return (
    <p className="col-span-full">
      <a
        href={'href' in link ? link.href : hrefOfTool(link.tool, link.answers)}
        rel="noopener"
        className="font-semibold underline"
      >
        {link.text}
      </a>
    </p>
  );
}

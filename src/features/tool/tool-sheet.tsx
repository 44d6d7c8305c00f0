import { useRef, type ReactNode } from 'react';
import { hrefOfTool } from '@/content/tools';
import { site } from '@/content/site';
import type { Answer, Link, SumLine, Tool } from '@/law/tool';
import { reviewedSentence } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import { withoutCitations } from '@/lib/citations';
import { classNames } from '@/lib/class-names';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { printOnly } from '@/lib/print-only';
import { useShare } from '@/lib/share';
import { paths } from '@/paths';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { Seal } from '@/ui/seal';
import { StrokeList } from '@/ui/stroke-list';
import { Unbroken } from '@/ui/unbroken';

interface ToolSheetProps {
  tool: Tool;
  /** Undefined while answers are missing or wrong. */
  answer: Answer | undefined;
  /** The visitor's answers in words, for print and messages. */
  said: readonly string[];
  /** The address that restores these answers. */
  address: () => string;
  today: Day;
  /** The tool's own part of the answer. */
  extra?: ReactNode;
  /** Below the answer. */
  children?: ReactNode;
}

/**
 * The answer of a tool: the verdict or the total, what to do, how it was counted, what is not included, and the sources. On a
 * phone its first line stays at the lower edge while the fields above are changed.
 */
export function ToolSheet({ tool, answer, said, address, today, extra, children }: ToolSheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const { outcome, share } = useShare();
  const first = answer && firstLine(answer);
  if (!answer || !first) {
    return (
      <p role="status" className="no-print mt-3 text-small text-ink-600">
        {answer?.pending ?? 'The answer appears here once every field is filled in.'}
      </p>
    );
  }
  const { lines = [], notes = [], parts = [], links = [], law = [], seal, tone } = answer;
  const rests = [...law, ...lines.flatMap((line) => line.law)];
  const counted = `Worked out on ${longDate(today)}. ${reviewedSentence(rests)}`;
  const notIncluded = tool.notIncluded && `Not included: ${tool.notIncluded.join('; ')}.`;
  const message = () =>
    withoutCitations(
      [
        tool.question,
        ...said,
        '',
        first.label ? `${first.label}: ${first.words}` : first.words,
        ...lines.map((line) => `${line.what}: ${amountOf(line)}${inBrackets(line)}`),
        ...notes,
        ...parts.flatMap(({ heading, aside, lines: texts }) => [
          '',
          aside ? `${heading} (${aside}):` : `${heading}:`,
          ...texts,
        ]),
        ...links.flatMap((link) => ('href' in link ? [`${link.text}: ${link.href}`] : [])),
        '',
        ...(notIncluded ? [notIncluded] : []),
        ...sourcesOf(law).map(
          ({ title, places }) => `Source: ${[title, places].filter(Boolean).join(', ')}`,
        ),
        counted,
        address(),
      ].join('\n'),
    );

  return (
    <>
      <div className="print-only">
        <p className="font-serif text-h3">{tool.question}</p>
        {said.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="answer-head" tabIndex={-1}>
        <p
          role="status"
          className={classNames(
            first.label
              ? 'flex grow flex-wrap items-baseline justify-between gap-x-4'
              : 'font-serif text-h3',
            tone === 'good' && 'text-green',
            tone === 'bad' && 'text-red',
          )}
        >
          {first.label ? (
            <>
              <span className="font-semibold">{first.label}</span>{' '}
              <b className="answer-total tabular text-title font-bold">{first.words}</b>
            </>
          ) : (
            first.words
          )}
        </p>
        {seal && (
          <Seal
            big={seal}
            bigSize={seal.length > 5 ? 30 : 38}
            ring="BY WHAT YOU SAID • CHECK IT •"
            className={classNames(
              'answer-seal',
              tone === 'good' ? 'text-green' : tone === 'bad' ? 'text-red' : 'text-ink-600',
            )}
          />
        )}
      </div>
      <div ref={body} className="answer-body">
        {parts.map((part) => (
          <AnswerPart key={part.heading + (part.aside ?? '') + part.lines[0]} {...part} />
        ))}
        {extra}
        {lines.length > 0 && <Lines lines={lines} />}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {links.map((link) => (
          <p key={link.text}>
            <a href={hrefOf(link)} rel="noopener" className="font-semibold">
              {link.text}
            </a>
          </p>
        ))}
        {notIncluded && <p>{notIncluded}</p>}
        <LawSources law={law} />
        <p className="text-small text-ink-600">{counted}</p>
        <p className="print-only">
          {site.name} · {address()}
        </p>
        {children}
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => share(tool.question, message())}>
          <Icon name="share" />
          Share
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => printOnly(body.current?.closest('.tool-frame') ?? null)}
        >
          <Icon name="print" />
          Print
        </button>
        <p role="status" className="text-small">
          {outcome}
        </p>
      </div>
      <p className="no-print mt-2 text-small text-ink-600">
        Your answers stay on this device. Nothing is sent to us.
      </p>
    </>
  );
}

function AnswerPart({ heading, aside, lines, folded }: NonNullable<Answer['parts']>[number]) {
  const list =
    lines.length > 1 ? (
      <StrokeList items={lines} />
    ) : (
      <p>{lines[0] && <Cited>{lines[0]}</Cited>}</p>
    );
  if (folded) {
    return (
      <details className="group">
        <summary className="grid min-h-12 grid-cols-[1fr_24px] items-center gap-4 font-semibold">
          {heading}
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div>
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-3 font-sans text-body font-semibold">
        <span className="min-w-0 wrap-anywhere">{heading}</span>
        {aside && <span className="text-small font-normal text-ink-600">{aside}</span>}
      </h4>
      {list}
    </div>
  );
}

/** How a sum is counted, as in an account. */
function Lines({ lines }: { lines: readonly SumLine[] }) {
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

/** The verdict, or the total of the known amounts. If others are unknown the label says so; they never count as nil. */
function firstLine({ verdict, lines }: Answer): { label?: string; words: string } | undefined {
  if (!lines) return verdict ? { words: verdict } : undefined;
  const paise = lines.reduce((sum, line) => sum + line.paise, 0);
  const open = lines.find((line) => line.open)?.open;
  if (paise === 0 && open) return { label: 'In all', words: open };
  return open
    ? { label: 'In all, without unknown amounts', words: `at least ${formatRupees(paise)}` }
    : { label: 'In all', words: inRupees(paise) };
}

const inRupees = (paise: number) => (paise === 0 ? 'Nil' : formatRupees(paise));

const amountOf = ({ paise, open }: SumLine) => open ?? inRupees(paise);

/** " (2 classes × ₹4,500. Trade Marks Rules, 2017: First Schedule.)" */
function inBrackets({ working, law }: SumLine): string {
  const sources = sourcesOf(law).map(({ title, places }) =>
    [title, places].filter(Boolean).join(': '),
  );
  const texts = [working, ...sources].filter(Boolean);
  return texts.length > 0 ? ` (${texts.join('. ')}.)` : '';
}

function hrefOf(link: Link): string {
  if ('href' in link) return link.href;
  return 'tool' in link ? hrefOfTool(link.tool, link.answers) : paths.service(link.service);
}

import { Fragment } from 'react';
import { reviewedSentence } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import type { Sum, SumLine } from '@/law/calculators/calculator';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { ToolSheet } from '@/ui/tool-sheet';
import { Unbroken } from '@/ui/unbroken';

interface SumSheetProps {
  title: string;
  /** The answers that the sum is for, in words. */
  answers: readonly string[];
  /** The address that restores the answers. */
  address: string;
  sum: Sum;
  leftOut: readonly string[];
  day: Day;
}

/** The sum with its lines: what for, how it is worked out, paid to whom, and by which rule. It can be sent or printed. */
export function SumSheet({ title, answers, address, sum, leftOut, day }: SumSheetProps) {
  const { label, total } = totalOf(sum);
  const calculatedOn = `Worked out on ${longDate(day)}. ${reviewedSentence(sum.lines.flatMap(({ law }) => law))}`;

  const notInIt = `Not in it: ${leftOut.join('; ')}.`;

  return (
    <ToolSheet
      title={title}
      answers={answers}
      address={address}
      message={() => [
        ...sum.lines.map((line) => `${line.what}: ${amountOf(line)}${inBrackets(line)}`),
        `${label}: ${total}`,
        ...sum.notes,
        '',
        notInIt,
        calculatedOn,
      ]}
      className="mt-3 break-inside-avoid"
    >
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>{' '}
        <b className="tabular text-title font-bold">{total}</b>
      </p>
      <ul className="mt-2">
        {sum.lines.map((line) => (
          <li
            key={line.what}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule-blue py-2.5"
          >
            <span className="font-medium">
              <Unbroken>{line.what}</Unbroken>
            </span>{' '}
            <span className="tabular text-right">{amountOf(line)}</span>
            <span className="col-span-2 text-small text-ink-600">
              {line.working && `${line.working}. `}
              {`Paid to: ${line.paidTo}. `}
              {sourcesOf(line.law).map(({ title: source, href, places }) => (
                <Fragment key={source}>
                  <a href={href} rel="noopener" className="underline">
                    {source}
                  </a>
                  {places && `: ${places}`}.{' '}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {sum.notes.map((note) => (
        <p key={note} className="mt-2 text-small">
          {note}
        </p>
      ))}
      <p className="mt-2 text-small text-ink-600">{notInIt}</p>
      <p className="mt-2 text-small text-ink-600">{calculatedOn}</p>
    </ToolSheet>
  );
}

/** The total of the known amounts. If others are unknown the label says so; they never count as nil. */
function totalOf({ lines }: Sum): { label: string; total: string } {
  const firm = lines.filter(({ open }) => !open);
  const paise = firm.reduce((sum, line) => sum + line.paise, 0);
  const open = lines.find((line) => line.open)?.open;
  if (paise === 0 && open) return { label: 'In all', total: open };
  return !open
    ? { label: 'In all', total: inRupees(paise) }
    : { label: 'In all, without unknown amounts', total: `at least ${formatRupees(paise)}` };
}

const inRupees = (paise: number) => (paise === 0 ? 'Nil' : formatRupees(paise));

const amountOf = ({ paise, open }: SumLine) => open ?? inRupees(paise);

/** "Trade Marks Rules, 2017: First Schedule." */
function lawOf({ law }: SumLine): string {
  return sourcesOf(law)
    .map(({ title, places }) => `${[title, places].filter(Boolean).join(': ')}.`)
    .join(' ');
}

function inBrackets(line: SumLine): string {
  const text = [line.working && `${line.working}.`, lawOf(line)].filter(Boolean).join(' ');
  return text ? ` (${text})` : '';
}

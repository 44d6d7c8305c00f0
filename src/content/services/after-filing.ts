import type { TimeLimit, Closing, Tracker } from '@/law/after-filing';
import { timeLimits } from '@/law/time-limits';
import { closings, type ClosingId } from '@/law/closings';
import { trackers, type TrackerId } from '@/law/trackers';
import { banks, type BankId } from './bank';
import { handOver, accessByPortal, type PortalAccess, type PortalId } from './portal-access';

/*
 * The rows of a page on the time after filing: tracking, ownership of logins, the end of a registration, the bank's checks.
 * Only the build reads this. Each page gets its own rows.
 */

/** The parts that a page has. */
export interface AfterFilingOfPage {
  track?: TrackerId;
  keys?: PortalId;
  stop?: ClosingId;
  bank?: BankId;
  handover?: true;
}

export interface Row {
  when: string;
  outcome: string;
}

/** Rows under a heading. */
export interface RowsOfFold {
  /** A summary of the rows, for their fold. */
  line?: string;
  rows: readonly Row[];
}

export type AfterFiling = { readonly [id in keyof AfterFilingOfPage]?: RowsOfFold };

export function afterFiling({ track, keys, stop, bank, handover }: AfterFilingOfPage): AfterFiling {
  return {
    ...(track && { track: tracking(trackers[track]) }),
    ...(keys && { keys: keysOf(accessByPortal[keys]) }),
    ...(stop && { stop: closing(closings[stop]) }),
    ...(bank && { bank: { rows: rowsOf(banks[bank]) } }),
    ...(handover && {
      handover: {
        line: `${Object.keys(handOver).length} lines to tick on paper`,
        rows: rowsOf(handOver),
      },
    }),
  };
}

function tracking({ at, number, words, times, noTime, write }: Tracker): RowsOfFold {
  return {
    rows: [
      { when: 'Look here', outcome: `On ${at}. It asks for ${number}` },
      ...Object.entries(words).map(([shown, means]) => ({ when: `“${shown}”`, outcome: means })),
      ...times.map((id) => timeRow(timeLimits[id])),
      ...(noTime ? [{ when: 'Until when', outcome: noTime }] : []),
      {
        when: 'Nothing moves?',
        outcome: `${write} If that does not help, use the Union’s grievance portal, pgportal.gov.in.`,
      },
    ],
  };
}

function timeRow({ since, within, fromEndOf, whose, late }: TimeLimit): Row {
  const start = fromEndOf ? ` from the end of that ${fromEndOf}` : '';
  return { when: `Until when? ${since}`, outcome: `${whoHas[whose]} ${within}${start}. ${late}` };
}

const whoHas = { office: 'The office has', applicant: 'You have', others: 'Others have' };

function keysOf({ line, lockedOut, see, whose, parting, mayAct }: PortalAccess): RowsOfFold {
  return {
    line,
    rows: [
      { when: 'Locked out', outcome: lockedOut },
      { when: 'Who is on record now', outcome: see },
      { when: 'Who should be on record', outcome: whose },
      { when: 'When you leave an adviser', outcome: parting },
      { when: 'Who may act for you', outcome: mayAct },
    ],
  };
}

function closing({
  line,
  condition,
  form,
  fee,
  first,
  time,
  otherwise,
  stays,
}: Closing): RowsOfFold {
  return {
    line,
    rows: [
      { when: 'When you may', outcome: condition },
      { when: 'First', outcome: first },
      { when: 'Form and office', outcome: form },
      { when: 'Government fee', outcome: fee },
      { when: 'Time', outcome: time },
      { when: 'If you do nothing', outcome: otherwise },
      { when: 'What it does not end', outcome: stays },
    ],
  };
}

const rowsOf = (rows: Readonly<Record<string, string>>): Row[] =>
  Object.entries(rows).map(([when, outcome]) => ({ when, outcome }));

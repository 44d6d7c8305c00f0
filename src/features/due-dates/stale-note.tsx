import { datesEnd } from '@/law/due-dates/dues';
import { mcaPortal } from '@/law/companies';
import { gstPortal } from '@/law/gst';
import { incomeTaxPortal } from '@/law/income-tax';
import { longDate } from '@/lib/dates';
import { addDays, type Day } from '@/lib/days';

interface StaleNoteProps {
  writtenOn: Day;
  today: Day;
}

/** Days after which a page counts as old: the site is rebuilt each month. */
const STALE_AFTER = 45;

/** The portals that publish due dates, by their short names. */
const portals = [
  { name: 'GST', href: gstPortal.href },
  { name: 'income tax', href: incomeTaxPortal.href },
  { name: 'companies and LLPs', href: mcaPortal.href },
];

/** Warns that the dates are old, or have ended, and links to the official calendars. */
export function StaleNote({ writtenOn, today }: StaleNoteProps) {
  if (today <= addDays(writtenOn, STALE_AFTER)) return null;
  const end = datesEnd(writtenOn);
  return (
    <p className="mb-4 border-l-4 border-red pl-3.5" role="note">
      <b className="font-semibold">
        {today > end
          ? `The dates of this page ended on ${longDate(end)}.`
          : `These dates are from a page made on ${longDate(writtenOn)}, more than ${STALE_AFTER} days ago.`}
      </b>{' '}
      Law and extensions may have changed since. Compare them with the official calendars:{' '}
      {portals.map(({ name, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href} rel="noopener">
            {name}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

import * as ip from '@/law/ip/facts';
import { tradeMarksAct } from '@/law/ip/texts';
import { lawOn, type Known } from '@/law/fact';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, addSpan } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { feeLine } from '@/law/sums/fee-line';
import { filedField, problemBefore } from '@/law/sums/lateness';
import { countField, dayField } from '@/law/fields';
import { defineTool, type SumLine } from '@/law/tool';

const rules = {
  opens: ip.trademarkRenewFrom,
  grace: ip.trademarkRenewalGrace,
  restorable: ip.trademarkRestoreWithin,
  renewalFee: ip.trademarkRenewalFee,
  lateFee: ip.trademarkLateRenewalFee,
  restorationFee: ip.trademarkRestorationFee,
};

export const tool = defineTool({
  id: 'trademark-lateness',
  kind: 'late',
  name: 'Late renewal worked out',
  question: 'What does it cost to renew a trademark late?',
  line: 'By the day of expiry: renewal, surcharge or restoration.',
  fields: {
    expiry: dayField('When does it expire?', {
      hint: '10 years after filing, or after the last expiry.',
    }),
    filed: { ...filedField, label: 'When is it renewed?' },
    marks: countField('How many marks?', { min: 1, max: 20 }),
    classes: countField('How many classes for each mark?', { min: 1, max: 45 }),
  },
  facts: Object.values(rules),
  notIncluded: ['Stamp paper and notary', 'Disputes with a mark that was filed in the meantime'],
  answer({ expiry, filed, marks, classes }, today) {
    const found = lawOn(rules, filed);
    if (!found.known) return { problems: { filed: problemBefore(found) } };
    const { law } = found;
    const opens = addMonths(expiry, -(law.opens.value.months ?? 0));
    if (filed < opens) return { problems: { filed: `Renewal opens on ${longDate(opens)}` } };

    const perClass = (what: string, fee: Known<number>): SumLine => ({
      ...feeLine(
        what,
        fee,
        'Trade Marks Registry',
        [marks, 'mark', 'marks'],
        [classes, 'class', 'classes'],
      ),
      citations: [fee, { source: tradeMarksAct, place: 'section 25' }],
    });
    const graceEnds = addSpan(expiry, law.grace.value);
    const restorableUntil = addSpan(expiry, law.restorable.value);
    const renewal = perClass('Renewal, form TM-R', law.renewalFee);
    const surcharge = perClass('Surcharge for renewing late', law.lateFee);
    const restoration = perClass('Restoration', law.restorationFee);

    const { lines, notes } =
      filed <= expiry
        ? {
            lines: [renewal],
            notes: [
              'On time: no surcharge.',
              ...(filed >= today
                ? [
                    `From ${longDate(addDays(expiry, 1))} renewal costs ${formatRupees(surcharge.paise)} more.`,
                  ]
                : []),
            ],
          }
        : filed <= graceEnds
          ? {
              lines: [renewal, surcharge],
              notes: [
                `You can renew with the surcharge until ${longDate(graceEnds)}. After that you need restoration, for ${formatRupees(restoration.paise)} in place of the surcharge.`,
              ],
            }
          : filed <= restorableUntil
            ? {
                lines: [renewal, restoration],
                notes: [`The last day for restoration is ${longDate(restorableUntil)}.`],
              }
            : {
                lines: [],
                notes: [
                  `Restoration was possible until ${longDate(restorableUntil)}. Usually you then need a new application. If the Registry never sent its notice of expiry, ask a lawyer first.`,
                ],
              };
    return { lines, notes };
  },
});

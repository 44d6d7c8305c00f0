import {
  tradeMarksAct,
  trademarkLateRenewalFee,
  trademarkRenewFrom,
  trademarkRenewalFee,
  trademarkRenewalGrace,
  trademarkRestorationFee,
  trademarkRestoreWithin,
} from '@/law/ip';
import type { Fact } from '@/law/source';
import { longDate } from '@/lib/dates';
import { addDays, addMonths, addSpan, spanIn } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { feeLine } from './fee-line';
import { filedField, wordsBefore } from './lateness';
import { defineCalculator, type SumLine } from './calculator';

/** From the Rules of 2017, which set these fees. */
const SINCE = '2017-03-06';

export const calculator = defineCalculator({
  question: 'What does it cost to renew a trademark late?',
  line: 'By the day of expiry: renewal, surcharge or restoration.',
  fields: {
    expiry: {
      kind: 'day',
      label: 'When does it expire?',
      hint: '10 years after filing, or after the last expiry.',
    },
    filed: { ...filedField, label: 'When is it renewed?' },
    marks: { kind: 'count', label: 'How many marks?', min: 1, max: 20 },
    classes: { kind: 'count', label: 'In how many classes, each?', min: 1, max: 45 },
  },
  leftOut: ['Stamp paper and notary', 'Disputes with a mark that was filed meanwhile'],
  calculate({ expiry, filed, marks, classes }, today) {
    const words = wordsBefore(filed, SINCE);
    if (words) return { problems: { filed: words } };
    const opens = addMonths(expiry, -(spanIn(trademarkRenewFrom.value).months ?? 0));
    if (filed < opens) return { problems: { filed: `Renewal opens on ${longDate(opens)}` } };

    const perClass = (what: string, fee: Fact): SumLine => ({
      ...feeLine(
        what,
        fee,
        'Trade Marks Registry',
        [marks, 'mark', 'marks'],
        [classes, 'class', 'classes'],
      ),
      law: [fee, { source: tradeMarksAct, place: 'section 25' }],
    });
    const graceEnds = addSpan(expiry, spanIn(trademarkRenewalGrace.value));
    const restorableUntil = addSpan(expiry, spanIn(trademarkRestoreWithin.value));
    const renewal = perClass('Renewal, form TM-R', trademarkRenewalFee);
    const surcharge = perClass('Surcharge for renewing late', trademarkLateRenewalFee);
    const restoration = perClass('Restoration', trademarkRestorationFee);

    const { lines, notes } =
      filed <= expiry
        ? {
            lines: [renewal],
            notes: [
              'On time: no surcharge.',
              ...(filed >= today
                ? [
                    `From ${longDate(addDays(expiry, 1))} it is ${formatRupees(surcharge.paise)} more.`,
                  ]
                : []),
            ],
          }
        : filed <= graceEnds
          ? {
              lines: [renewal, surcharge],
              notes: [
                `The surcharge is enough until ${longDate(graceEnds)}; after that comes restoration, ${formatRupees(restoration.paise)} instead.`,
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
                  `Restoration was possible until ${longDate(restorableUntil)}. Usually a new application is left. If the Registry never sent its notice of expiry, ask a lawyer first.`,
                ],
              };
    return { lines, notes };
  },
});

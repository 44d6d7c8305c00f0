import {
  foodCentralLicenceFee,
  foodRegistrationFee,
  foodRegistrationLimit,
  foodStateLicenceFee,
  foodStateLicenceLimit,
} from '@/law/licences';
import { feeLine } from './fee-line';
import { defineCalculator, type SumLine } from './calculator';

const AUTHORITY = 'Food authority, on its portal';

/** By kind and capacity, which the sources name as a range alone. */
const stateLicence: SumLine = {
  what: 'State licence',
  paise: 0,
  open: foodStateLicenceFee.words,
  paidTo: AUTHORITY,
  law: [foodStateLicenceFee],
};

export const calculator = defineCalculator({
  question: 'What will the food licence cost you in government fees?',
  line: 'By turnover and years, for each premises; some kinds need the central licence at any turnover.',
  fields: {
    kind: {
      kind: 'choice',
      label: 'Turnover a year',
      options: {
        registration: `Up to ${foodRegistrationLimit.words}`,
        state: `Up to ${foodStateLicenceLimit.words}`,
        central: `Above ${foodStateLicenceLimit.words}`,
      },
    },
    years: {
      kind: 'count',
      label: 'Years',
      hint: 'Nothing expires, but the fee falls due each year.',
      min: 1,
      max: 5,
    },
  },
  leftOut: ['further premises, each of which pays again', 'a water test', 'late returns'],
  calculate({ kind, years }, today) {
    const yearly = (what: string, fee: typeof foodRegistrationFee) =>
      feeLine(what, fee.on(today), AUTHORITY, [years, 'year', 'years']);
    return {
      lines: [
        kind === 'registration'
          ? yearly('Registration', foodRegistrationFee)
          : kind === 'central'
            ? yearly('Central licence', foodCentralLicenceFee)
            : stateLicence,
      ],
      notes: [
        ...(kind === 'central'
          ? []
          : [
              'Turnover alone does not always decide: importers and online platforms usually need a central licence at any size.',
            ]),
        'These are the long-standing rates: the portal shows what holds for the tiers of 2026.',
      ],
    };
  },
});

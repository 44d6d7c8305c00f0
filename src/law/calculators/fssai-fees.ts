import {
  foodCentralLicenceFee,
  foodRegistrationFee,
  foodRegistrationLimit,
  foodStateLicenceFee,
  foodStateLicenceLimit,
} from '@/law/licences';
import { feeLine } from './fee-line';
import { defineCalculator } from './calculator';

const AUTHORITY = 'Food authority, on its portal';

export const calculator = defineCalculator({
  question: 'What will the food licence cost you in government fees?',
  line: 'By turnover and years, for each premises; some kinds need the central licence at any turnover.',
  fields: {
    kind: {
      kind: 'choice',
      label: 'Turnover a year',
      hint: 'Caterers need a State licence up to ₹50 crore, however small.',
      options: {
        registration: `Up to ${foodRegistrationLimit.words}`,
        state: `Up to ${foodStateLicenceLimit.words}`,
        central: `Above ${foodStateLicenceLimit.words}`,
        any: 'Any: importer, exporter, online platform, supplements',
      },
    },
    years: {
      kind: 'count',
      label: 'Years',
      hint: 'Nothing expires, but the fee falls due each year.',
      min: 1,
      max: 5,
    },
    premises: { kind: 'count', label: 'Premises', min: 1, max: 50 },
  },
  leftOut: [
    'the head office’s own central licence, where a business has premises in 2 or more States',
    'a water test',
    'late returns',
  ],
  calculate({ kind, years, premises }, today) {
    const yearly = (what: string, fee: typeof foodRegistrationFee) =>
      feeLine(
        what,
        fee.on(today),
        AUTHORITY,
        [years, 'year', 'years'],
        ...(premises > 1 ? [[premises, 'premises', 'premises'] as const] : []),
      );
    return {
      lines: [
        kind === 'registration'
          ? yearly('Registration', foodRegistrationFee)
          : kind === 'state'
            ? yearly('State licence', foodStateLicenceFee)
            : yearly('Central licence', foodCentralLicenceFee),
      ],
      notes: [
        'Hawkers pay nothing for the registration. In railway stations the central licence costs ₹2,000 a year.',
      ],
    };
  },
});

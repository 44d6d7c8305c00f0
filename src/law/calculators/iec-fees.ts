import { iecChangeFee, iecFee, tradeHandbook } from '@/law/licences';
import { feeLine } from './fee-line';
import { defineCalculator, type SumLine } from './calculator';

const DIRECTORATE = 'Directorate General of Foreign Trade';

const confirmedInTime: SumLine = {
  what: 'Yearly confirmation',
  paise: 0,
  paidTo: DIRECTORATE,
  law: [{ source: tradeHandbook, place: 'appendix 2K' }],
};

export const calculator = defineCalculator({
  question: 'What does the code, or a change of it, cost in government fees?',
  line: 'For a new code, the yearly confirmation and amendments.',
  fields: {
    filing: {
      kind: 'choice',
      label: 'What is filed?',
      options: {
        new: 'A new code',
        'update-on-time': 'Confirmation or change, April to June',
        'update-late': 'Confirmation after June',
        amendment: 'Any other change, July to March',
      },
    },
  },
  leftOut: ['a digital signature, if you do not sign by Aadhaar'],
  calculate({ filing }, today) {
    switch (filing) {
      case 'new':
        return { lines: [feeLine('New code', iecFee.on(today), DIRECTORATE)], notes: [] };
      case 'update-on-time':
        return { lines: [confirmedInTime], notes: [] };
      case 'update-late':
        return {
          lines: [feeLine('Late confirmation', iecChangeFee.on(today), DIRECTORATE)],
          notes: [
            'A code that is not confirmed is switched off; the late confirmation revives it.',
          ],
        };
      case 'amendment':
        return { lines: [feeLine('Amendment', iecChangeFee.on(today), DIRECTORATE)], notes: [] };
    }
  },
});

import {
  trademarkFastFee,
  trademarkFee,
  trademarkLowerFastFee,
  trademarkLowerFee,
} from '@/content/law/ip';
import { paiseOf } from '@/content/law/source';
import { formatRupees } from '@/lib/money';
import { defineReckoner, type SumLine } from './reckoner';

const REGISTRY = 'Trade Marks Registry';

export const reckoner = defineReckoner({
  question: 'What will the trademark cost you in government fees?',
  line: 'By applicant, classes and marks, with the rule for each sum.',
  fields: {
    applicant: {
      kind: 'choice',
      label: 'Who applies?',
      options: {
        individual: 'An individual',
        startup: 'A recognised startup',
        enterprise: 'A micro, small or medium enterprise with Udyam',
        other: 'Any other company, LLP, firm, trust or society',
      },
    },
    marks: {
      kind: 'count',
      label: 'How many marks?',
      hint: 'A word and a logo filed apart are 2.',
      min: 1,
      max: 20,
    },
    classes: { kind: 'count', label: 'In how many classes, each?', min: 1, max: 45 },
    examination: {
      kind: 'choice',
      label: 'Examination',
      options: { usual: 'In turn', fast: 'Faster, form TM-M' },
    },
  },
  leftOut: [
    'Stamp paper and notary',
    'Answers to objections and oppositions',
    'Renewal after 10 years',
  ],
  reckon({ applicant, marks, classes, examination }) {
    const isLower = applicant !== 'other';
    const perClass = (what: string, fee: typeof trademarkFee): SumLine => ({
      what,
      paise: paiseOf(fee) * marks * classes,
      working: `${marks} × ${classes} × ${formatRupees(paiseOf(fee))}`,
      paidTo: REGISTRY,
      law: [fee],
    });
    return {
      lines: [
        perClass('Application, form TM-A', isLower ? trademarkLowerFee : trademarkFee),
        ...(examination === 'fast'
          ? [
              perClass(
                'Faster examination, form TM-M',
                isLower ? trademarkLowerFastFee : trademarkFastFee,
              ),
            ]
          : []),
      ],
      notes: isLower
        ? ['The lower fee is against proof, such as the Udyam or startup certificate.']
        : [],
    };
  },
});

import { udyamPortal } from '@/law/licences';
import { defineCalculator } from './calculator';

const steps = { new: 'New registration', update: 'Update' };

export const calculator = defineCalculator({
  question: 'Does the government ask money for Udyam?',
  line: 'No. And who asks for money anyway.',
  fields: { step: { kind: 'choice', label: 'For which step?', options: steps } },
  leftOut: ['an Aadhaar centre’s charge for linking a telephone number'],
  calculate({ step }) {
    return {
      lines: [
        {
          what: `${steps[step]}, with the certificate`,
          paise: 0,
          paidTo: 'Udyam portal',
          law: [{ source: udyamPortal, place: '' }],
        },
      ],
      notes: [
        'Sites that charge for “registration” are private: the official one ends in gov.in. Consultants, we among them, ask for their own work alone.',
      ],
    };
  },
});

import { startupPortal } from '@/law/firms';
import { defineCalculator } from './calculator';

const steps = { recognition: 'Recognition', 'tax-exemption': 'Tax certificate of the Board' };

export const calculator = defineCalculator({
  question: 'Does the government ask money for recognition?',
  line: 'No. And who asks for money anyway.',
  fields: { step: { kind: 'choice', label: 'For which step?', options: steps } },
  leftOut: ['incorporation, patents and trademarks, which have fees of their own'],
  calculate({ step }) {
    return {
      lines: [
        {
          what: steps[step],
          paise: 0,
          paidTo: 'Startup India portal',
          law: [{ source: startupPortal, place: '' }],
        },
      ],
      notes: [
        ...(step === 'tax-exemption'
          ? ['A chartered accountant asks for the audit and the certificate, by agreement.']
          : []),
        'Consultants, we among them, ask for their own work alone; whoever asks for a “government fee” is not the portal.',
      ],
    };
  },
});

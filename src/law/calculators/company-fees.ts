import { companyFeeFreeCapital, companyNameFee, mcaPortal } from '@/law/companies';
import { feeLine } from './fee-line';
import { defineCalculator } from './calculator';

const REGISTRAR = 'Registrar, on the Ministry’s portal';

export const calculator = defineCalculator({
  question: 'What will the company cost you in government fees?',
  line: 'By authorised capital; the State’s stamp duty is left open.',
  fields: {
    capital: {
      kind: 'rupees',
      label: 'Authorised capital',
      hint: 'The most in shares that the company may issue, such as 1,00,000.',
    },
    reserve: {
      kind: 'choice',
      label: 'Name reserved apart?',
      hint: 'Part A of SPICe+ alone, before the rest.',
      options: { yes: 'Yes, Part A first', no: 'No, all in one' },
    },
  },
  leftOut: [
    'the State’s stamp duty',
    'the charge for PAN and TAN',
    'digital signatures',
    'an accountant’s or company secretary’s certificate',
  ],
  calculate({ capital, reserve }, today) {
    const limit = companyFeeFreeCapital.on(today);
    const isFree = limit.known && capital <= limit.value;
    return {
      lines: [
        ...(reserve === 'yes'
          ? [feeLine('Name, Part A of SPICe+', companyNameFee.on(today), REGISTRAR)]
          : []),
        {
          what: 'SPICe+, memorandum and articles',
          paise: 0,
          ...(isFree
            ? { working: `Nil up to ${companyFeeFreeCapital.words} of authorised capital` }
            : { open: 'Left open' }),
          paidTo: REGISTRAR,
          law: isFree
            ? [companyFeeFreeCapital]
            : [companyFeeFreeCapital, { source: mcaPortal, place: '' }],
        },
      ],
      notes: [
        `The Ministry’s page “Enquire Fees” on mca.gov.in shows the State’s stamp duty${isFree ? '' : ', and the fee for such a capital'}.`,
        ...(reserve === 'no'
          ? [`The portal shows whether the ${companyNameFee.words} for the name falls due as well.`]
          : []),
      ],
    };
  },
});

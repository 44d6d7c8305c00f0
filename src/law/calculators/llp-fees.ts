import {
  llpFormFees,
  llpIncorporationFees,
  llpIncorporationFeesUpTo,
  llpNameFee,
  llpRules,
} from '@/law/companies';
import { factAt } from '@/law/fact';
import { feeLine } from './fee-line';
import { defineCalculator } from './calculator';

const REGISTRAR = 'Registrar, on the Ministry’s portal';

export const calculator = defineCalculator({
  question: 'What will the LLP cost you in government fees?',
  line: 'By contribution, with each rule.',
  fields: {
    contribution: {
      kind: 'rupees',
      label: 'Contribution of all partners',
      hint: 'As the agreement will say, such as 1,00,000.',
    },
    reserve: {
      kind: 'choice',
      label: 'Name reserved apart?',
      hint: 'On RUN-LLP, before the incorporation form.',
      options: { no: 'No, with FiLLiP', yes: 'Yes, on RUN-LLP' },
    },
  },
  leftOut: [
    'the State’s stamp duty on the agreement',
    'the charge for PAN and TAN',
    'digital signatures',
  ],
  calculate({ contribution, reserve }, today) {
    const isFirm = contribution <= llpIncorporationFeesUpTo;
    const incorporation = 'Incorporation, form FiLLiP';
    return {
      lines: [
        ...(reserve === 'yes'
          ? [feeLine('Name, form RUN-LLP', llpNameFee.on(today), REGISTRAR)]
          : []),
        isFirm
          ? feeLine(incorporation, factAt(llpIncorporationFees, contribution).on(today), REGISTRAR)
          : {
              what: incorporation,
              paise: 0,
              open: 'Left open',
              paidTo: REGISTRAR,
              law: [{ source: llpRules, place: 'Annexure A' }],
            },
        feeLine('Agreement, Form 3', factAt(llpFormFees, contribution).on(today), REGISTRAR),
      ],
      notes: isFirm
        ? []
        : [
            'The Ministry’s page “Enquire Fees” on mca.gov.in shows the fee of FiLLiP for such a contribution.',
          ],
    };
  },
});

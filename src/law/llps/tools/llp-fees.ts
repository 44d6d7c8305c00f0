import * as llps from '@/law/llps/facts';
import { llpRules } from '@/law/llps/texts';
import { factAt } from '@/law/fact';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool } from '@/law/tool';

const REGISTRAR = 'Registrar, on the Ministry’s portal';

export const tool = defineTool({
  id: 'llp-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the LLP cost you in government fees?',
  line: 'By contribution, without the State’s stamp duty.',
  fields: {
    contribution: rupeesField('Contribution of all partners', {
      hint: 'The amount in the agreement, such as 1,00,000.',
    }),
    reserve: choiceField(
      'Do you reserve the name first?',
      { no: 'No, with FiLLiP', yes: 'Yes, on RUN-LLP' },
      { hint: 'On RUN-LLP, before the incorporation form.' },
    ),
  },
  facts: [llps.nameFee, llps.incorporationFees, llps.formFees],
  notIncluded: ['the charge for PAN and TAN', 'digital signatures'],
  answer({ contribution, reserve }, today) {
    return {
      lines: [
        ...(reserve === 'yes'
          ? [feeLine('Name, form RUN-LLP', llps.nameFee.on(today), REGISTRAR)]
          : []),
        feeLine(
          'Incorporation, form FiLLiP',
          factAt(llps.incorporationFees, contribution).on(today),
          REGISTRAR,
        ),
        feeLine('Agreement, Form 3', factAt(llps.formFees, contribution).on(today), REGISTRAR),
        {
          what: 'Stamp duty on the agreement',
          paise: 0,
          open: 'Not known',
          paidTo: 'The State',
          citations: [{ source: llpRules, place: 'rule 21' }],
        },
      ],
      notes: [],
    };
  },
});

import * as companies from '@/law/companies/facts';
import { mcaPortal, companyFeesRules } from '@/law/companies/texts';
import { factAt } from '@/law/fact';
import { formatRupees } from '@/lib/money';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, rupeesField } from '@/law/fields';
import { defineTool, type SumLine } from '@/law/tool';

const REGISTRAR = 'Registrar, on the Ministry’s portal';

const TEN_THOUSAND = 10_000_00;

const stampDuty: SumLine = {
  what: 'Stamp duty on memorandum, articles and form',
  paise: 0,
  open: 'Not known',
  paidTo: 'The State, through the portal',
  citations: [{ source: mcaPortal, place: '' }],
};

export const tool = defineTool({
  id: 'company-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the company cost you in government fees?',
  line: 'By authorised capital, without the State’s stamp duty.',
  fields: {
    capital: rupeesField('Authorised capital', {
      hint: 'The maximum value of shares that the company may issue, in ₹, such as 1,00,000.',
    }),
    kind: choiceField(
      'Which kind of company?',
      {
        small: 'Small, or a one person company',
        other: 'Holding, subsidiary, Section 8 or public',
      },
      { hint: 'A new private company is small, unless one of the other kinds applies.' },
    ),
    reserve: choiceField(
      'Do you reserve the name first?',
      { yes: 'Yes, Part A first', no: 'No, all in one' },
      { hint: 'Yes means Part A of SPICe+ first, and the rest later.' },
    ),
  },
  shownIf: {
    kind: ({ capital = 0 }) => capital > companies.feeFreeCapital.value,
  },
  facts: [
    companies.nameFee,
    companies.feeFreeCapital,
    companies.formFees,
    companies.leastCapitalFee,
    companies.mostCapitalFee,
    companies.smallCompanyCapitalFeesUpTo,
    ...[...companies.capitalSteps, ...companies.smallCompanyCapitalSteps].flatMap(
      ({ fee, more }) => [fee, more],
    ),
  ],
  notIncluded: [
    'the charge for PAN and TAN',
    'digital signatures',
    'an accountant’s or company secretary’s certificate',
  ],
  answer({ capital, kind, reserve }, today) {
    const isFree = capital <= companies.feeFreeCapital.value;
    const isOpen = kind === 'small' && capital > companies.smallCompanyCapitalFeesUpTo.value;
    return {
      ...(isOpen && { verdict: 'No total: we don’t know the fee for this capital.' }),
      lines: [
        ...(reserve === 'yes'
          ? [feeLine('Name, Part A of SPICe+', companies.nameFee.on(today), REGISTRAR)]
          : []),
        ...(isFree
          ? [
              {
                what: 'SPICe+, memorandum and articles',
                paise: 0,
                working: `Nil up to ${companies.feeFreeCapital.words} of authorised capital`,
                paidTo: REGISTRAR,
                citations: [companies.feeFreeCapital],
              },
            ]
          : [
              memorandum(capital, kind === 'small'),
              feeLine('Articles', factAt(companies.formFees, capital).on(today), REGISTRAR),
              {
                what: 'SPICe+ itself',
                paise: 0,
                open: 'Not known',
                working: '₹500 by some tables, nothing by others',
                paidTo: REGISTRAR,
                citations: [{ source: companyFeesRules, place: 'table of fees' }],
              },
            ]),
        stampDuty,
      ],
      notes: [
        `The Ministry’s page “Enquire Fees” on mca.gov.in shows the State’s stamp duty${isFree ? '' : ', and the fees for this capital'}.`,
        ...(isFree || kind === 'other'
          ? []
          : ['The lower fee is for a company that stays small for its first year.']),
        ...(reserve === 'no'
          ? [`The portal shows whether you also pay ${companies.nameFee.words} for the name.`]
          : []),
      ],
    };
  },
});

/** The fee on the capital itself. The table for small companies ends at ₹50 lakh; advisers disagree on larger capital. */
function memorandum(capital: number, isSmall: boolean): SumLine {
  const what = 'Memorandum';
  const limit = companies.smallCompanyCapitalFeesUpTo;
  if (isSmall && capital > limit.value) {
    const ordinary = memorandum(capital, false);
    return {
      ...ordinary,
      paise: 0,
      open: 'Not known',
      working: `The table for small companies ends at ${limit.words}. The ordinary table gives ${formatRupees(ordinary.paise)}`,
      citations: [limit],
    };
  }
  const steps = isSmall ? companies.smallCompanyCapitalSteps : companies.capitalSteps;
  const step = steps.findLast(({ above }) => capital > above);
  if (!step) throw new Error('No fee step for this capital');

  const { above, fee, more } = step;
  const begun = Math.ceil((capital - above) / TEN_THOUSAND);
  const paise = fee.value + begun * more.value;
  const most = companies.leastCapitalFee.value + companies.mostCapitalFee.value;
  const working = `${formatRupees(fee.value)} + ${begun} × ${formatRupees(more.value)} for each ₹10,000, or part of it, above ${formatRupees(above)}`;
  return {
    what,
    paise: Math.min(paise, most),
    working: paise > most ? `${working}, at most ${formatRupees(most)}` : working,
    paidTo: REGISTRAR,
    citations: [fee],
  };
}

import * as ip from '@/law/ip/facts';
import { designsRules } from '@/law/ip/texts';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, countField } from '@/law/fields';
import { defineTool, type SumLine } from '@/law/tool';

const OFFICE = 'Patent Office, Designs Wing';

const filings = {
  new: { what: 'Application, Form 1', lower: ip.designLowerFee, other: ip.designFee },
  extension: {
    what: 'Extension, Form 3',
    lower: ip.designLowerExtensionFee,
    other: ip.designExtensionFee,
  },
  restoration: {
    what: 'Restoration, Form 4',
    lower: ip.designLowerRestorationFee,
    other: ip.designRestorationFee,
  },
};

/** Our copy of the published schedule does not have this fee. */
const additionalFee: SumLine = {
  what: 'Additional fee of a restoration',
  paise: 0,
  open: 'Not known',
  paidTo: OFFICE,
  citations: [{ source: designsRules, place: 'First Schedule' }],
};

export const tool = defineTool({
  id: 'design-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the design cost you in government fees?',
  line: 'By applicant and number of designs; extension and restoration too.',
  fields: {
    filing: choiceField('What is filed?', {
      new: 'A new application',
      extension: `Extension by ${ip.designExtension.words}`,
      restoration: 'Restoration of a lapsed design',
    }),
    applicant: choiceField('Who files?', {
      individual: 'An individual',
      startup: 'A recognised startup',
      small: 'A micro, small or medium enterprise',
      other: 'Anyone else',
    }),
    designs: countField('Designs', {
      hint: 'The same pattern on articles of another class is another design.',
      min: 1,
      max: 100,
    }),
  },
  facts: [
    ip.designFee,
    ip.designLowerFee,
    ip.designExtensionFee,
    ip.designLowerExtensionFee,
    ip.designRestorationFee,
    ip.designLowerRestorationFee,
  ],
  notIncluded: ['views by a photographer or draughtsman', 'stamp duty on the power of attorney'],
  answer({ filing, applicant, designs }, today) {
    const { what, lower, other } = filings[filing];
    const fee = applicant === 'other' ? other : lower;
    const counted = [designs, 'design', 'designs'] as const;
    const { extension } = filings;
    return {
      lines: [
        feeLine(what, fee.on(today), OFFICE, counted),
        ...(filing === 'restoration'
          ? [
              feeLine(
                'Unpaid extension, Form 3',
                (applicant === 'other' ? extension.other : extension.lower).on(today),
                OFFICE,
                counted,
              ),
              additionalFee,
            ]
          : []),
      ],
      notes: [
        ...(applicant === 'startup' || applicant === 'small'
          ? ['The lower fee needs proof, on Form 24.']
          : []),
        ...(filing === 'restoration'
          ? ['A restoration has an additional fee, which is not in the sum.']
          : []),
      ],
    };
  },
});

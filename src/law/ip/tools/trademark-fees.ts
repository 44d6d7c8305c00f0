import * as ip from '@/law/ip/facts';
import type { Fact } from '@/law/fact';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, countField } from '@/law/fields';
import { defineTool, type SumLine } from '@/law/tool';

const isNew = ({ filing }: { filing?: string }) => filing === 'new';

export const tool = defineTool({
  id: 'trademark-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the trademark cost you in government fees?',
  line: 'By applicant and classes; renewal too.',
  fields: {
    filing: choiceField('What is filed?', {
      new: 'A new application',
      renewal: 'Renewal, before expiry',
      'late-renewal': `Renewal, up to ${ip.trademarkRenewalGrace.words} late`,
      restoration: `Restoration, up to ${ip.trademarkRestoreWithin.words} late`,
    }),
    applicant: choiceField(
      'Who applies?',
      {
        individual: 'An individual',
        startup: 'A recognised startup',
        enterprise: 'An enterprise with Udyam',
        other: 'Anyone else',
      },
      { hint: 'Small and medium firms pay less.' },
    ),
    marks: countField('Marks', { hint: 'A word and a logo are 2 marks.', min: 1, max: 20 }),
    classes: countField('Classes per mark', { min: 1, max: 45 }),
    examination: choiceField('Examination', { usual: 'Usual', fast: 'Faster, form TM-M' }),
  },
  shownIf: {
    applicant: isNew,
    examination: isNew,
  },
  facts: [
    ip.trademarkFee,
    ip.trademarkLowerFee,
    ip.trademarkFastFee,
    ip.trademarkLowerFastFee,
    ip.trademarkRenewalFee,
    ip.trademarkLateRenewalFee,
    ip.trademarkRestorationFee,
  ],
  notIncluded: ['stamp paper and notary', 'answers to objections and oppositions'],
  answer({ filing, applicant, marks, classes, examination }, today) {
    const perClass = (what: string, fee: Fact<number>): SumLine =>
      feeLine(
        what,
        fee.on(today),
        'Trade Marks Registry',
        [marks, 'mark', 'marks'],
        [classes, 'class', 'classes'],
      );
    const renewal = perClass('Renewal, form TM-R', ip.trademarkRenewalFee);
    switch (filing) {
      case 'renewal':
        return { lines: [renewal], notes: [] };
      case 'late-renewal':
        return {
          lines: [renewal, perClass('Surcharge for the late renewal', ip.trademarkLateRenewalFee)],
          notes: [],
        };
      case 'restoration':
        return {
          lines: [renewal, perClass('Restoration', ip.trademarkRestorationFee)],
          notes: [],
        };
      case 'new': {
        const isLower = applicant !== 'other';
        const application = isLower ? ip.trademarkLowerFee : ip.trademarkFee;
        const examined = isLower ? ip.trademarkLowerFastFee : ip.trademarkFastFee;
        return {
          lines: [
            perClass('Application, form TM-A', application),
            ...(examination === 'fast' ? [perClass('Faster examination, TM-M', examined)] : []),
          ],
          notes:
            applicant === 'startup' || applicant === 'enterprise'
              ? ['The lower fee needs proof: the startup or Udyam certificate.']
              : [],
        };
      }
    }
  },
});

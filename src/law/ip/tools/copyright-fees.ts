import * as ip from '@/law/ip/facts';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, countField } from '@/law/fields';
import { defineTool } from '@/law/tool';

const feeOf = {
  literary: ip.copyrightFee,
  artForGoods: ip.copyrightOnGoodsFee,
  writingForGoods: ip.copyrightOnGoodsFee,
  sound: ip.copyrightSoundFee,
  film: ip.copyrightFilmFee,
};

const certificateFeeOf = {
  usual: ip.trademarkCertificateFee,
  fast: ip.trademarkCertificateFastFee,
};

export const tool = defineTool({
  id: 'copyright-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the registration cost you in government fees?',
  line: 'By kind of work and number of works.',
  fields: {
    work: choiceField(
      'Which kind of work?',
      {
        literary: 'Writing, software, music, art',
        artForGoods: 'Art for goods: a label, a logo, packaging',
        writingForGoods: 'Writing for goods, such as a leaflet',
        sound: 'A sound recording',
        film: 'A film',
      },
      { hint: 'Software is writing; any video is a film.' },
    ),
    works: countField('Works', {
      hint: 'The number of works of this kind. A song’s words and tune are 2 works; its recording is a work of another kind.',
      min: 1,
      max: 50,
    }),
    certificate: choiceField('How soon is the search certificate needed?', {
      usual: 'In its usual time',
      fast: 'Expedited',
    }),
  },
  shownIf: {
    certificate: ({ work }) => work === 'artForGoods',
  },
  facts: [
    ip.copyrightFee,
    ip.copyrightFilmFee,
    ip.copyrightOnGoodsFee,
    ip.copyrightSoundFee,
    ip.trademarkCertificateFee,
    ip.trademarkCertificateFastFee,
  ],
  notIncluded: ['notary and stamp duty', 'objections and their hearing'],
  answer({ work, works, certificate }, today) {
    const counted = [works, 'work', 'works'] as const;
    return {
      lines: [
        ...(work === 'artForGoods'
          ? [
              feeLine(
                'Search certificate, form TM-C',
                certificateFeeOf[certificate].on(today),
                'Trade Marks Registry',
                counted,
              ),
            ]
          : []),
        feeLine('Application, Form XIV', feeOf[work].on(today), 'Copyright Office', counted),
      ],
      notes:
        work === 'artForGoods'
          ? [
              'You first need a certificate that no trade mark is identical or similar to the artwork. Words alone need no certificate.',
            ]
          : [],
    };
  },
});

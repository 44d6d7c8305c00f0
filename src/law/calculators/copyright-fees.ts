import {
  copyrightFee,
  copyrightFilmFee,
  copyrightOnGoodsFee,
  copyrightSoundFee,
  trademarkCertificateFee,
} from '@/law/ip';
import { feeLine } from './fee-line';
import { defineCalculator } from './calculator';

const feeOf = {
  literary: copyrightFee,
  goods: copyrightOnGoodsFee,
  sound: copyrightSoundFee,
  film: copyrightFilmFee,
};

export const calculator = defineCalculator({
  question: 'What will the registration cost you in government fees?',
  line: 'By kind of work and number of works.',
  fields: {
    work: {
      kind: 'choice',
      label: 'Which kind of work?',
      hint: 'Software is writing; any video is a film.',
      options: {
        literary: 'Writing, software, music, art',
        goods: 'Writing or art for goods',
        sound: 'A sound recording',
        film: 'A film',
      },
    },
    works: {
      kind: 'count',
      label: 'Works',
      hint: 'Of this kind. A song’s words and tune are 2; its recording is another kind.',
      min: 1,
      max: 50,
    },
  },
  leftOut: ['notary and stamp duty', 'objections and their hearing'],
  calculate({ work, works }, today) {
    return {
      lines: [
        feeLine('Application, Form XIV', feeOf[work].on(today), 'Copyright Office', [
          works,
          'work',
          'works',
        ]),
      ],
      notes:
        work === 'goods'
          ? [
              `Art, such as a label, needs the Trade Marks Registry’s search certificate (TM-C) first: ${trademarkCertificateFee.words} each, not in the sum.`,
            ]
          : [],
    };
  },
});

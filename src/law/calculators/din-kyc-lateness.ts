import {
  directorKycChangeFee,
  directorKycChangeWithin,
  directorKycDue,
  directorKycLateFee,
} from '@/law/companies';
import { dueField, filedField, ON_TIME, wordsBefore } from './lateness';
import { defineCalculator } from './calculator';

const MINISTRY = 'Ministry of Corporate Affairs, through its portal';

export const calculator = defineCalculator({
  question: 'What does late director KYC cost?',
  line: 'DIR-3-KYC-Web: late, or for a change of particulars.',
  fields: {
    what: {
      kind: 'choice',
      label: 'What is filed?',
      options: {
        kyc: 'The KYC of every third year',
        change: 'A changed number, e-mail or address',
      },
    },
    due: {
      ...dueField,
      hint: '30 June after every third financial year.',
      askedIf: ({ what }) => what !== 'change',
    },
    filed: filedField,
  },
  table: {
    heading: 'Director KYC (DIR-3-KYC-Web)',
    columns: ['What', 'When', 'Fee'],
    rows: [
      ['KYC', `${directorKycDue}`, `Nil in time; late ${directorKycLateFee}`],
      [
        'A changed number, e-mail or address',
        `Within ${directorKycChangeWithin}`,
        `${directorKycChangeFee} each`,
      ],
    ],
  },
  leftOut: ['A certificate by a practising professional, where the portal asks for one'],
  calculate({ what, due, filed }) {
    if (what === 'kyc' && filed <= due) return { lines: [], notes: [ON_TIME] };
    const fee = (what === 'kyc' ? directorKycLateFee : directorKycChangeFee).on(filed);
    if (!fee.known) return { problems: { filed: wordsBefore(fee) } };
    return {
      lines: [
        {
          what: what === 'kyc' ? 'Fee for a late DIR-3-KYC-Web' : 'Fee for a change',
          paise: fee.value,
          paidTo: MINISTRY,
          law: [fee],
        },
      ],
      notes: [
        ...(what === 'kyc'
          ? [
              'Further days add nothing.',
              'A director number (DIN) without KYC can be deactivated: its holder then cannot sign.',
            ]
          : [
              `A change is told within ${directorKycChangeWithin.words}. What a later one costs besides was not found.`,
            ]),
        'The fee was read in notes that quote the order of 21 April 2026; the portal shows it before you pay.',
      ],
    };
  },
});

import { directorKycChangeWithin, directorKycDue } from '@/law/companies';
import { dueField, filedField, ON_TIME } from './lateness';
import { defineCalculator } from './calculator';

export const calculator = defineCalculator({
  question: 'What does late director KYC cost?',
  line: 'DIR-3-KYC-Web: what is known of its fee, and what is not.',
  fields: {
    due: { ...dueField, hint: '30 June after every third financial year.' },
    filed: filedField,
  },
  table: {
    heading: 'Director KYC (DIR-3-KYC-Web)',
    columns: ['What', 'When', 'Fee'],
    rows: [
      ['KYC', `${directorKycDue}`, 'Nil in time; late, see the portal'],
      [
        'A changed number, e-mail or address',
        `Within ${directorKycChangeWithin}`,
        'See the portal',
      ],
    ],
  },
  leftOut: ['The fee for a change of number, e-mail or address'],
  calculate({ due, filed }) {
    if (filed <= due) return { lines: [], notes: [ON_TIME] };
    return {
      lines: [
        {
          what: 'Fee for a late DIR-3-KYC-Web',
          paise: 0,
          open: 'Not settled',
          paidTo: 'Ministry of Corporate Affairs, through its portal',
          law: [directorKycDue],
        },
      ],
      notes: [
        'The fee under the rule of 31 March 2026 could not be confirmed; under the earlier rule it was ₹5,000. The portal shows it before you pay.',
        'A director number (DIN) without KYC can be deactivated: its holder then cannot sign.',
      ],
    };
  },
});

import { directorKycChangeWithin, directorKycDue } from '@/content/law/companies';
import { dueField, filedField, ON_TIME } from './lateness';
import { defineReckoner } from './reckoner';

export const reckoner = defineReckoner({
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
  leftOut: ['The fee for a late filing or a change: the portal shows it before you pay'],
  reckon({ due, filed }) {
    const notes =
      filed <= due
        ? [ON_TIME, 'In time DIR-3-KYC-Web bears no fee.']
        : [
            'The sum is left open: what a late filing costs under the rule of 31 March 2026 could not be confirmed. Under the earlier rule it was ₹5,000.',
            'Waiting may cost more than the fee: a director number (DIN) without KYC can be deactivated, and its holder cannot sign.',
          ];
    return { lines: [], notes };
  },
});

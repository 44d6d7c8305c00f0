import type { FiguresTable } from '@/law/tool';
import { endingText } from './endings';
import type { NameForm } from './name-form';

const REGULATED =
  'Insurance, Stock Exchange, Venture Capital, Asset Management, Mutual Fund, Nidhi';

const COMPANY: FiguresTable['rows'] = [
  [
    'Board, Commission, Authority, National, Central, Federal, Republic, Municipal, Court, and the like',
    'You need the Central Government’s approval, in any language (rule 8B)',
  ],
  [
    'Bank; Chit Fund, Kuri',
    'Only for banks and chit businesses (Banking Regulation Act, section 7; Chit Funds Act, section 11)',
  ],
  [
    'University',
    'Only for a university made by an Act (University Grants Commission Act, section 23)',
  ],
  [
    'Chartered Accountants, Company Secretaries, Architects, Advocates and other professions',
    'Refused: no company may practise them',
  ],
  [REGULATED, 'You declare that you meet the demands of IRDAI, SEBI or the Ministry (rule 8A)'],
  [
    'Finance, Leasing, Investment, Securities',
    'Only if RBI or SEBI registers the business (rule 8A(1)(f))',
  ],
  [
    'RBI, SEBI, ISRO, UPSC, AIIMS and other public bodies',
    'You need the Central Government’s approval (Companies Act, section 4(3))',
  ],
  [
    'Trust, Society, LLP, Partnership, Co-operative, Firm, Inc, PLC',
    'Refused: another kind of business (rule 8A)',
  ],
  ['Only a place or general words', 'Add a word of your own (rule 8A)'],
];

const LLP: FiguresTable['rows'] = [
  [
    'National, Union, Central, Federal, Republic, President, Rashtrapati',
    'Generally refused: they suggest a government’s support (rule 18(2)(v))',
  ],
  [
    'Embassy, Consulate, Municipal, Panchayat, Zila Parishad, public bodies',
    'Generally refused (rule 18(2)(vii))',
  ],
  ['Chit Fund, Kuri', 'Only for chit businesses (Chit Funds Act, section 11)'],
  [
    'Bank; University',
    'Not for an LLP (Banking Regulation Act, section 7; University Grants Commission Act, section 23)',
  ],
  [REGULATED, 'You need the regulator’s approval (rule 18(2)(xiii))'],
  [
    'Chartered Accountants, Company Secretaries, Advocates and other professions',
    'You need the approval of the profession’s council (rule 18(2)(xvi))',
  ],
  ['A word for another country', 'You prove the connection (rule 18(2)(xv))'],
  ['Co-operative, Sahakari', 'Generally refused (rule 18(2)(iv))'],
];

/** A table of the words that the rules restrict for a form, readable without scripts. */
export function watchedWords(form: NameForm): FiguresTable {
  return {
    heading: 'Words that the rules on names restrict',
    columns: ['Word in the name', 'What the rules say'],
    rows: [...(form === 'llp' ? LLP : COMPANY), ['The end of the name', `${endingText(form)}.`]],
  };
}

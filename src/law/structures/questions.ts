/** "Not sure" is an answer to every question. It is stored and shared like the others, and excludes no form. */
export const UNSURE = 'unsure';

const NOT_SURE = { value: UNSURE, label: 'Not sure' } as const;

/*
 * The chooser's questions. Ids and values are part of shared links (`#choose&aim=profit&owners=one`): never change the meaning
 * of an id or value. The options for the number of owners follow the law: at least 2 for a company or LLP, 7 for a society or Nidhi, 10
 * for a producer company; at most 50 for a firm, 200 for a private company.
 */
export const questions = [
  {
    id: 'aim',
    legend: 'What is it for?',
    answers: [
      { value: 'profit', label: 'Profit for its owners' },
      { value: 'charity', label: 'A cause: nobody takes the profit' },
      { value: 'producers', label: 'Farmers, weavers or other producers trading together' },
      { value: 'institutions', label: 'Producer institutions trading together' },
      { value: 'savings', label: 'Members who save and lend among themselves' },
      { value: 'family', label: 'Keeping family property for named persons' },
      NOT_SURE,
    ],
  },
  {
    id: 'owners',
    legend: 'How many owners or members at the start?',
    answers: [
      { value: 'one', label: '1' },
      { value: 'two', label: '2 to 6' },
      { value: 'seven', label: '7 to 9' },
      { value: 'ten', label: '10 to 50' },
      { value: 'fifty', label: '51 to 200' },
      { value: 'more', label: 'More than 200' },
      { value: 'huf', label: 'A Hindu undivided family (HUF)' },
      NOT_SURE,
    ],
  },
  {
    id: 'liability',
    legend: 'Should your own savings be safe from its debts?',
    answers: [
      { value: 'yes', label: 'Yes, keep them apart' },
      { value: 'no', label: 'No, I accept the risk for less paperwork' },
      NOT_SURE,
    ],
  },
  {
    id: 'money',
    legend: 'Whose money will it need?',
    answers: [
      { value: 'own', label: 'Ours, and loans' },
      { value: 'later', label: 'Perhaps investors later' },
      { value: 'investors', label: 'Investors or staff receive shares' },
      { value: 'donors', label: 'Donations, grants or funds of companies' },
      NOT_SURE,
    ],
  },
  {
    id: 'abroad',
    legend: 'Does an owner live abroad or hold a foreign passport?',
    answers: [
      { value: 'none', label: 'No' },
      { value: 'nri', label: 'An Indian citizen living abroad' },
      { value: 'oci', label: 'An overseas citizen of India (OCI) living abroad' },
      { value: 'resident', label: 'A foreign citizen or OCI who lives in India' },
      { value: 'foreign', label: 'A foreign citizen living abroad, or a foreign company' },
      { value: 'border', label: 'An owner from a country with a land border to India' },
      NOT_SURE,
    ],
  },
  {
    id: 'back',
    legend: 'Should money from abroad be able to leave India again?',
    answers: [
      { value: 'no', label: 'No, or none comes from abroad' },
      { value: 'yes', label: 'Yes, capital as well as profit' },
      NOT_SURE,
    ],
  },
  {
    id: 'turnover',
    legend: 'What sales do you expect in the first year?',
    answers: [
      { value: 'small', label: 'Up to ₹20 lakh' },
      { value: 'medium', label: '₹20 lakh to ₹40 lakh' },
      { value: 'large', label: '₹40 lakh to ₹2 crore' },
      { value: 'huge', label: 'More than ₹2 crore' },
      NOT_SURE,
    ],
  },
  {
    id: 'sales',
    legend: 'Will you sell beyond your own State?',
    answers: [
      { value: 'home', label: 'No, in our State only' },
      { value: 'goods', label: 'Goods to other States or abroad' },
      { value: 'services', label: 'Services to other States or abroad' },
      NOT_SURE,
    ],
  },
  {
    id: 'profession',
    legend: 'Is it a profession with its own council?',
    answers: [
      { value: 'none', label: 'No' },
      { value: 'accounts', label: 'Chartered or cost accountants' },
      { value: 'secretary', label: 'Company secretaries' },
      { value: 'law', label: 'Advocates' },
      { value: 'other', label: 'Another, such as medicine or architecture' },
      NOT_SURE,
    ],
  },
  {
    id: 'trade',
    legend: 'Is it a trade with its own licence or rules? If several, choose the strictest.',
    answers: [
      { value: 'none', label: 'No, or I don’t know' },
      { value: 'lending', label: 'Lending money' },
      { value: 'insurance', label: 'Insurance: selling or broking' },
      { value: 'advice', label: 'Advice on shares or funds' },
      { value: 'chit', label: 'Chit fund' },
      { value: 'deposits', label: 'Taking deposits from the public' },
      { value: 'payments', label: 'Payments or wallets' },
      { value: 'crypto', label: 'Crypto and other virtual digital assets' },
      { value: 'food', label: 'Food and drink' },
      { value: 'medicine', label: 'Medicines or medical devices' },
      { value: 'health', label: 'Clinic, hospital or laboratory' },
      { value: 'alcohol', label: 'Making or selling alcohol' },
      { value: 'farming', label: 'Farming or plantations' },
      { value: 'arms', label: 'Arms, ammunition or explosives' },
      { value: 'guards', label: 'Private security' },
      { value: 'education', label: 'School, college or degrees' },
      { value: 'recruiting', label: 'Recruiting for work abroad' },
      { value: 'property', label: 'Selling flats or broking property' },
      NOT_SURE,
    ],
  },
] as const;

/* Answers about owners abroad that rules and advice use together. */
export const FROM_ABROAD = ['foreign', 'border'] as const;
/** Indians, and people of Indian origin, who live abroad. */
export const DIASPORA = ['nri', 'oci'] as const;

/** The number of questions, as headings show it. */
export const numberOfQuestions = ({ 10: 'ten' } as const)[questions.length];

type QuestionEntry = (typeof questions)[number];

export type QuestionId = QuestionEntry['id'];

export type AnswerTo<Id extends QuestionId> = Extract<
  QuestionEntry,
  { id: Id }
>['answers'][number]['value'];

/** What has been answered so far. */
export type Answers = { readonly [Id in QuestionId]?: AnswerTo<Id> | undefined };

/** True if every question named has one of the listed answers. */
export type When = { readonly [Id in QuestionId]?: readonly AnswerTo<Id>[] };

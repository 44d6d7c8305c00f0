import { numberOfQuestions } from '@/law/structures/questions';
import type { ServiceSlug } from '@/content/services/catalogue';
import { CLASSES, classQuestion, NAME, nameQuestion, NUMBER, pageOfNumber } from '@/content/tools';
import { numberNames } from '@/law/numbers/names';
import type { CalculatorId } from '@/law/calculators/calculator-ids';
import type { NumberKind } from '@/lib/registered-numbers';
import { keysOf } from '@/lib/keys';

/*
 * What the tools are called, in lists and by those who search for them, in English and Hinglish. The build alone reads it.
 *
 * Phrases stand with commas between. As with the names of services, slips, plurals and words that say the same are the
 * search's business (src/features/search/vocabulary.ts). A query is asked of a tool only where it has one of the words that
 * mark a question of that kind (src/features/search/tool-search.ts): "late", "cost", "read", "real", "which".
 */

/** What is asked of a tool. */
export type ToolKind = 'late' | 'cost' | 'number' | 'letter' | 'structure' | 'name' | 'class';

interface CalculatorRow {
  /** In the contents list of its pages. */
  name: string;
  /** Where the search leads to, if not to the first page that has it. */
  page?: ServiceSlug;
  phrases: string;
}

export const calculatorRows: Readonly<Record<CalculatorId, CalculatorRow>> = {
  'company-fees': {
    name: 'Fees worked out',
    phrases: `
      company registration cost, company registration fees, private limited company cost, pvt ltd company cost,
      company fee calculator, company kholne ka kharcha, company incorporation charges, opc registration cost,
      company registration stamp duty cost, authorised capital fee`,
  },
  'llp-fees': {
    name: 'Fees worked out',
    phrases: `
      llp registration cost, llp registration fees, llp fee calculator, llp ka kharcha, llp formation charges,
      limited liability partnership cost`,
  },
  'trademark-fees': {
    name: 'Fees worked out',
    phrases: `
      trademark cost, trademark registration fees, trademark fee calculator, trademark ka kharcha, brand name registration cost,
      logo registration cost, trademark renewal fees, trademark government fee, tm-a fee, brand register karne ka kharcha`,
  },
  'patent-fees': {
    name: 'Fees worked out',
    phrases: `
      patent cost, patent filing fees, patent fee calculator, patent ka kharcha, patent examination fee,
      patent registration charges`,
  },
  'design-fees': {
    name: 'Fees worked out',
    phrases: `
      design registration cost, design registration fees, industrial design fee, design fee calculator,
      design ka kharcha, design extension fee`,
  },
  'copyright-fees': {
    name: 'Fees worked out',
    phrases: `
      copyright cost, copyright registration fees, copyright fee calculator, copyright ka kharcha, song copyright fee,
      book copyright fee, software copyright cost`,
  },
  'fssai-fees': {
    name: 'Fees worked out',
    phrases: `
      food licence cost, food licence fees, fssai fees, fssai registration cost, fssai fee calculator, fssai ka kharcha,
      food licence ka kharcha, fssai renewal fee, restaurant licence cost`,
  },
  'iec-fees': {
    name: 'Fees worked out',
    phrases: `
      iec fees, iec code cost, import export code fees, iec ka kharcha, iec modification fee, iec fee calculator,
      import export licence cost`,
  },
  'msme-fees': {
    name: 'What Udyam costs',
    phrases: `
      udyam registration cost, udyam fees, msme registration fees, udyam ka kharcha, is udyam free, msme certificate cost,
      udyam registration free hai kya`,
  },
  'startup-fees': {
    name: 'What recognition costs',
    phrases: `
      startup india registration cost, startup india fees, dpiit recognition fee, startup india ka kharcha,
      is startup india free`,
  },
  'gst-return-lateness': {
    name: 'Late GSTR-1, 3B',
    phrases: `
      gst late fee, late gst fee, gst return late fee, gstr-3b late fee, gstr-1 late fee, gst penalty, gst interest calculator,
      late gst return, gst late fee calculator, gst return nahi bhara penalty, gst late fee kitna, gst der se bharna,
      missed gst return, nil gst return late fee`,
  },
  'gst-composition-lateness': {
    name: 'Late CMP-08, GSTR-4',
    phrases: `
      composition late fee, cmp-08 late fee, gstr-4 late fee, late cmp-08 interest, composition dealer late fee,
      composition scheme penalty`,
  },
  'gst-annual-lateness': {
    name: 'Late GSTR-9',
    phrases: `gstr-9 late fee, gst annual return late fee, late gstr-9, gstr-9c late fee, gst annual return penalty`,
  },
  'tax-return-lateness': {
    name: 'Late return worked out',
    phrases: `
      income tax return late fee, itr late fee, late itr, belated return fee, itr penalty, 234f fee, income tax late fee,
      itr late fee calculator, itr late bharne ki penalty, 234a interest, 234b interest, missed itr penalty, revised return fee,
      itr der se bharna`,
  },
  'tds-lateness': {
    name: 'Late statement worked out',
    phrases: `
      tds late fee, tds return late fee, 234e fee, late tds interest, tds penalty, tcs late fee, 26q late fee, 24q late fee,
      tds late payment interest, tds late fee calculator, tds return nahi bhara penalty`,
  },
  'roc-lateness': {
    name: 'Late company form',
    phrases: `
      roc late fee, aoc-4 late fee, mgt-7 late fee, company annual return late fee, roc penalty, mca late fee,
      roc additional fee, adt-1 late fee, roc late fee calculator, company filing der se, late roc filing,
      additional fee for late filing of company form`,
  },
  'llp-lateness': {
    name: 'Late LLP form',
    phrases: `
      llp late fee, llp form 11 late fee, llp form 8 late fee, llp penalty, llp annual return late fee,
      llp late fee calculator, late llp filing, llp additional fee`,
  },
  'din-kyc-lateness': {
    name: 'Late director KYC',
    phrases: `
      din kyc late fee, dir-3 kyc penalty, director kyc late fee, late dir-3 kyc, din deactivated fee, din kyc 5000 penalty`,
  },
  'trademark-lateness': {
    name: 'Late renewal worked out',
    phrases: `
      trademark renewal late fee, late trademark renewal, trademark expired penalty, trademark restoration fee,
      trademark renewal surcharge, missed trademark renewal, trademark renew karna bhul gaya penalty`,
  },
};

/** What the readers of numbers are asked. */
export const numberPhrases: Readonly<Record<NumberKind, string>> = {
  gstin: `
    gst number check, verify gst number, check gstin, gstin meaning, what does a gst number mean, gst number format,
    read gst number, fake gst number, gst number sahi hai kya, gst number asli hai kya, gst number kaise check kare,
    gstin check digit`,
  pan: `
    pan number meaning, check pan number, pan format, pan fourth letter meaning, read pan, verify pan, pan number ka matlab`,
  tan: `tan number meaning, check tan number, verify tan, tan format, read tan, tan number kaise check kare`,
  cin: `
    cin number meaning, check cin, cin format, read cin, company number meaning, verify cin, cin number ka matlab,
    check company number`,
  din: `din number meaning, check din number, verify din, read din, director number check`,
  llpin: `llpin meaning, check llpin, read llpin, llp number check, verify llpin`,
  udyam: `udyam number check, verify udyam number, read udyam number, udyam number meaning, msme number check`,
  fssai: `
    fssai number check, verify fssai number, food licence number check, fssai number meaning, read fssai number,
    fssai number asli hai kya, 14 digit number on packet meaning`,
  iec: `iec number check, verify iec, read iec, iec number meaning, iec code check`,
};

interface ToolRow {
  kind: ToolKind;
  page: ServiceSlug;
  fragment: string;
  title: string;
  line: string;
  phrases: string;
}

/** The reader of each kind of number, on the page that reads it. */
const readers: readonly ToolRow[] = keysOf(numberPhrases).map((kind) => ({
  kind: 'number',
  page: pageOfNumber[kind],
  fragment: `#${NUMBER}`,
  title: `Read a number part by part: ${numberNames[kind]}`,
  line: 'What each part says, whether it fits, and where to look it up. It stays on this device.',
  phrases: numberPhrases[kind],
}));

/** Tools that stand on one page, or are linked on one: a row each. */
export const toolRows: readonly ToolRow[] = [
  {
    kind: 'structure',
    page: 'business-consultation',
    fragment: '#choose',
    title: 'Which structure fits?',
    line: `Answer ${numberOfQuestions} questions: nine structures, and why each fits or does not.`,
    phrases: `
      which company should i open, which structure, which company is best for me, which type of company, llp or private limited,
      which business structure, opc or private limited, proprietorship or company, partnership or llp, compare company types,
      which company to register, kaunsi company kholu, konsi company best hai, company ya llp kaunsi, kaunsa business structure,
      structure chooser, private limited vs llp, best company type for small business, trust or society or section 8,
      which entity, difference between llp and private limited, kaunsi firm banau`,
  },
  {
    kind: 'name',
    page: 'private-limited-company',
    fragment: `#${NAME}`,
    title: nameQuestion.question,
    line: nameQuestion.line,
    phrases: `
      company name check, check company name availability, is this company name available, company name allowed,
      company name rules check, company ka naam check, naam milega kya company, will my company name be approved`,
  },
  {
    kind: 'class',
    page: 'trademark-registration',
    fragment: `#${CLASSES}`,
    title: classQuestion.question,
    line: classQuestion.line,
    phrases: `
      which trademark class, find trademark class, trademark class finder, trademark class for clothes,
      trademark class for restaurant, trademark class for software, trademark ki class kaunsi, konsi class trademark`,
  },
  ...readers,
];

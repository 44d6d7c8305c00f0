import { mcaPortal } from '@/law/companies/texts';
import { gstPortal } from '@/law/gst/texts';
import { incomeTaxPortal } from '@/law/income-tax/texts';
import { udyamPortal, foscos, dgftPortal } from '@/law/licences/texts';
import type { Source } from '@/law/source';
import { dayInIndia, type Day } from '@/lib/days';
import {
  gstStates,
  printedNumber,
  type NumberKind,
  type RegisteredNumber,
} from '@/law/numbers/registered-numbers';
import { gstinCheckDigit } from './check-digit';
import {
  companyKinds,
  foodStates,
  holders,
  lettersOfRegistrars,
  lettersOfStates,
  unusedIndustries,
} from './codes';
import { numberNames } from './names';
import { upperFirst } from '@/lib/letter-case';

/** One part of a number. */
export interface NumberPart {
  /** The characters of this part. */
  text: string;
  /** Its name: "State". */
  label: string;
  /** Its meaning: "Maharashtra". */
  says: string;
  /** Set if the value is not valid. */
  isWrong?: boolean;
}

export interface NumberReading {
  name: string;
  /** The whole number, as it is printed on a certificate. */
  printed: string;
  parts: readonly NumberPart[];
  /** Whether it is well-formed and its check digit fits, in a few words. */
  verdict: string;
  /** The error and its remedy, or the limits of the verdict. May be empty. */
  advice: string;
  isRight: boolean;
  notProved: string;
  /** The official site for a look-up, and the name of the service there. */
  lookUp: { site: string; href: string; under: string };
}

interface KindOfNumber {
  /** @param year the current year: a later year in a number is wrong */
  parts: (value: string, year: number) => NumberPart[];
  /** The end of the sentence "It does not prove …". */
  notProved: string;
  source: Source;
  /** The name of the service on that site. */
  under: string;
}

/** The year of the first Companies Act. */
const FIRST_COMPANIES = 1850;

/** The year of the licensing regulations (August 2011). */
const FIRST_FOOD_LICENCES = 2011;

const CHECK_LETTER =
  'A check letter. The formula is not published, so only the department can test it.';

const kinds: Readonly<Record<NumberKind, KindOfNumber>> = {
  gstin: {
    parts: (value) => [
      state(value.slice(0, 2), {
        ...gstStates,
        25: 'Daman and Diu, joined with Dadra and Nagar Haveli (26) in 2020',
        28: 'Andhra Pradesh before it was divided; its numbers begin with 37 today',
        97: 'Other territory, outside every State',
        99: 'Registered with the Centre',
      }),
      {
        text: value.slice(2, 12),
        label: 'PAN',
        ...holder(value.charAt(5), 'The income-tax number of the holder: '),
      },
      {
        text: value.charAt(12),
        label: 'Registration',
        says: 'Counts the registrations on this PAN in this State: 1 to 9, then A to Z.',
        isWrong: value.charAt(12) === '0',
      },
      value.charAt(13) === 'Z'
        ? { text: 'Z', label: 'Always Z', says: 'Z for every ordinary taxpayer.' }
        : {
            text: value.charAt(13),
            label: '14th character',
            says: 'Ordinary taxpayers have a Z here. Persons who only deduct or collect tax may have another letter.',
            isWrong: /\d/.test(value.charAt(13)),
          },
      gstinCheckDigit(value) === value.charAt(14)
        ? {
            text: value.charAt(14),
            label: 'Check digit',
            says: 'It matches the 14 characters before it.',
          }
        : {
            text: value.charAt(14),
            label: 'Check digit',
            says: 'The check digit does not match the 14 characters before it.',
            isWrong: true,
          },
    ],
    notProved:
      'that the registration is active, or belongs to the person who shows it. A copied number is well-formed too.',
    source: gstPortal,
    under: 'Search Taxpayer',
  },
  pan: {
    parts: (value) => [
      { text: value.slice(0, 3), label: 'Series', says: 'Letters in running order.' },
      {
        text: value.charAt(3),
        label: 'Holder',
        ...holder(value.charAt(3)),
      },
      {
        text: value.charAt(4),
        label: 'Name',
        says:
          value.charAt(3) === 'P'
            ? 'The first letter of the surname when it was given.'
            : 'The first letter of the holder’s name when it was given.',
      },
      {
        text: value.slice(5, 9),
        label: 'Number',
        says: 'Digits in running order, from 0001.',
      },
      { text: value.charAt(9), label: 'Check letter', says: CHECK_LETTER },
    ],
    notProved: 'that it was ever issued, is active, or belongs to the person who shows it.',
    source: incomeTaxPortal,
    under: 'Verify PAN Status',
  },
  tan: {
    parts: (value) => [
      {
        text: value.slice(0, 3),
        label: 'Place',
        says: 'The tax office’s area, often its city’s first letters.',
      },
      {
        text: value.charAt(3),
        label: 'Name',
        says: 'The first letter of the deductor’s or collector’s name.',
      },
      { text: value.slice(4, 9), label: 'Number', says: 'Digits in running order.' },
      { text: value.charAt(9), label: 'Check letter', says: CHECK_LETTER },
    ],
    notProved: 'that the tax deducted under it was also deposited. Look at your own tax statement.',
    source: incomeTaxPortal,
    under: 'Know TAN Details',
  },
  cin: {
    parts: (value, year) => [
      {
        text: value.charAt(0),
        label: 'Listing',
        says:
          { U: 'Unlisted: its shares are on no exchange.', L: 'Its shares are listed.' }[
            value.charAt(0)
          ] ?? 'Only U (unlisted) or L (listed) can be here.',
        isWrong: !/[LU]/.test(value.charAt(0)),
      },
      {
        text: value.slice(1, 6),
        label: 'Industry',
        ...(unusedIndustries.includes(value.slice(1, 3))
          ? {
              says: `${value.slice(1, 3)} is not the start of an industry code in the editions of the National Industrial Classification that we know.`,
              isWrong: true,
            }
          : {
              says: 'Its code in the National Industrial Classification of that time.',
            }),
      },
      stateByLetters(value.slice(6, 8), lettersOfRegistrars),
      yearOf(
        { text: value.slice(8, 12), label: 'Year', says: 'The year of incorporation.' },
        Number(value.slice(8, 12)),
        FIRST_COMPANIES,
        year,
      ),
      kindOfCompany(value.slice(12, 15)),
      {
        text: value.slice(15),
        label: 'Number',
        says: 'The registration number with that Registrar.',
      },
    ],
    notProved:
      'that the company is active and files its returns. If its State, industry, listing or kind has changed, its number has changed too.',
    source: mcaPortal,
    under: 'View Company or LLP Master Data',
  },
  llpin: {
    parts: (value) => [
      value.startsWith('A')
        ? { text: value.slice(0, 3), label: 'Series', says: 'Letters in running order.' }
        : {
            text: value.slice(0, 3),
            label: 'Series',
            says: 'LLPINs are issued in alphabetical order, and all that we know begin with A.',
            isWrong: true,
          },
      {
        text: value.slice(3),
        label: 'Number',
        says: 'Digits in running order. They show no State and no year.',
      },
    ],
    notProved: 'that the LLP is active, or that a person is its partner.',
    source: mcaPortal,
    under: 'View Company or LLP Master Data',
  },
  din: {
    parts: (value) => [
      {
        text: value,
        label: 'Number',
        says: 'One person’s number for life, in running order. It says nothing about the person. On letters of tax offices, DIN means a document’s number.',
      },
    ],
    notProved: 'that the person is a director of a company, or may be one.',
    source: mcaPortal,
    under: 'Enquire DIN Status',
  },
  udyam: {
    parts: (value) => [
      {
        text: 'UDYAM',
        label: 'Register',
        says: 'The register of small enterprises since July 2020.',
      },
      stateByLetters(value.slice(5, 7), lettersOfStates),
      { text: value.slice(7, 9), label: 'District', says: 'The district’s code within the State.' },
      { text: value.slice(9), label: 'Number', says: 'Digits in running order.' },
    ],
    notProved: 'that the enterprise is micro, small or medium today. The register shows its class.',
    source: udyamPortal,
    under: 'Verify Udyam Registration Number',
  },
  fssai: {
    parts: (value, year) => [
      {
        text: value.charAt(0),
        label: 'Kind',
        says:
          {
            1: 'A licence, of a State or of the Centre.',
            2: 'A registration, for small food businesses.',
          }[value.charAt(0)] ?? 'Only 1 (licence) or 2 (registration) can be here.',
        isWrong: !/[12]/.test(value.charAt(0)),
      },
      state(value.slice(1, 3), foodStates),
      yearOf(
        { text: value.slice(3, 5), label: 'Year', says: `First given in 20${value.slice(3, 5)}.` },
        2000 + Number(value.slice(3, 5)),
        FIRST_FOOD_LICENCES,
        year,
      ),
      { text: value.slice(5, 8), label: 'Office', says: 'The code of the authority that gave it.' },
      { text: value.slice(8), label: 'Number', says: 'Digits in running order.' },
    ],
    notProved: 'that it is still valid, or is for this kitchen. Each place has its own number.',
    source: foscos,
    under: 'FBO Search',
  },
  iec: {
    parts: (value) => [
      {
        text: value,
        label: 'Older code',
        says: '10 digits, from the time before the PAN became the code. The meaning of its parts is not published.',
      },
    ],
    notProved: 'that it is active. The holder has to confirm it each year.',
    source: dgftPortal,
    under: 'View Any IEC',
  },
};

/** Explains a number part by part. */
export function readNumber(number: RegisteredNumber, today: Day = dayInIndia()): NumberReading {
  const { kind, isMended } = number;
  const { parts: partsOf, notProved, source, under } = kinds[kind];
  const value = kind === 'gstin' ? withLikelyCheckDigit(number.value) : number.value;
  const parts = partsOf(value, Number(today.slice(0, 4)));
  const isRight = parts.every(({ isWrong }) => !isWrong);
  const mended =
    isMended || value !== number.value
      ? 'We took O for 0, I for 1, or the reverse, to fit the pattern. '
      : '';
  return {
    name: numberNames[kind],
    printed: printedNumber({ kind, value }),
    parts,
    isRight,
    ...(isRight ? wellFormed(kind, mended) : wrong(parts, mended)),
    notProved,
    lookUp: { site: new URL(source.href).host.replace('www.', ''), href: source.href, under },
  };
}

type Verdict = Pick<NumberReading, 'verdict' | 'advice'>;

function wellFormed(kind: NumberKind, mended: string): Verdict {
  if (kind === 'gstin')
    return { verdict: 'Well-formed, and its check digit fits.', advice: mended.trim() };
  const unchecked =
    'No check digit is published for it, so we can’t see a typing mistake in its digits.';
  return { verdict: 'Well-formed.', advice: mended + unchecked };
}

function wrong(parts: readonly NumberPart[], mended: string): Verdict {
  const wrongOnes = parts.filter(({ isWrong }) => isWrong);
  const labels = wrongOnes.map(({ label }) => `the ${inSentence(label)}`).join(' and ');
  const why = wrongOnes.map(({ says }) => says).join(' ');
  return {
    verdict: `${upperFirst(labels)} ${wrongOnes.length > 1 ? 'are' : 'is'} wrong.`,
    advice: `${mended}${why} Compare the number with the certificate, character by character.`,
  };
}

/** A label inside a sentence. "PAN" and "State" keep their capital letters. */
const inSentence = (label: string) =>
  ['PAN', 'State'].includes(label) ? label : label.toLowerCase();

/** The last character may be a letter or a digit, so only the check digit can decide between O and 0, or I and 1. */
function withLikelyCheckDigit(value: string): string {
  const right = gstinCheckDigit(value);
  const isLike = ['O0', '0O', 'I1', '1I'].includes(right + value.charAt(14));
  return isLike ? value.slice(0, 14) + right : value;
}

function state(code: string, names: Readonly<Record<string, string>>): NumberPart {
  const name = names[code];
  return {
    text: code,
    label: 'State',
    says: name ? `${name}.` : 'No State or Union territory has this code.',
    isWrong: !name,
  };
}

/** There is no complete official list of these letters, so some may be missing. */
function stateByLetters(letters: string, names: Readonly<Record<string, string>>): NumberPart {
  const name = names[letters];
  return {
    text: letters,
    label: 'State',
    says: name ? `${name}.` : `We know no State with the letters ${letters}.`,
    isWrong: !name,
  };
}

function kindOfCompany(letters: string): NumberPart {
  const kind = companyKinds[letters];
  return {
    text: letters,
    label: 'Kind',
    says: kind ? `${kind}.` : `We know no kind of company with the letters ${letters}.`,
    isWrong: !kind,
  };
}

function yearOf(part: NumberPart, year: number, first: number, last: number): NumberPart {
  if (year > last) return { ...part, says: `${year} has not come yet.`, isWrong: true };
  if (year < first)
    return { ...part, says: `No such number was given before ${first}.`, isWrong: true };
  return part;
}

function holder(letter: string, before = ''): Pick<NumberPart, 'says' | 'isWrong'> {
  const name = holders[letter];
  return {
    says: name
      ? `${upperFirst(before + name)}.`
      : `As far as we know, ${letter} is not used as the fourth letter of a PAN.`,
    isWrong: !name,
  };
}

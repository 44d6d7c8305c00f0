import { registeredNumber } from '@/lib/registered-numbers';
import { numberNames, numbersOn, type NumberSlug } from './pages';
import { readNumber, type NumberReading } from './read';

/** What a page says of its numbers without scripts: evidently made up, well-formed, and read like any other. */
export interface NumberText {
  question: string;
  line: string;
  specimens: readonly NumberReading[];
}

/** Zeros stand where no number that was given has them. A company's letters are those of its page. */
const specimens: Readonly<Record<NumberSlug, readonly string[]>> = {
  'gst-registration': ['27ABCFS0000Z1ZR'],
  'private-limited-company': ['U00000MH2026PTC000000'],
  'one-person-company': ['U00000MH2026OPC000000'],
  'section-8-company': ['U00000MH2026NPL000000'],
  'nidhi-company': ['U00000MH2026PLC000000'],
  'producer-company': ['U00000MH2026PTC000000'],
  'llp-registration': ['AAA-0000'],
  'income-tax-filing': ['ABCPS0000Z'],
  'tds-return-filing': ['MUMS00000Z'],
  'msme-registration': ['UDYAM-MH-00-0000000'],
  'fssai-registration': ['11526000000000'],
  'import-export-code': ['ABCFS0000Z'],
};

/** Read at build alone: a page brings its own specimens, already read. */
export function numberText(slug: string): NumberText | undefined {
  if (!hasNumber(slug)) return undefined;
  const [first] = numbersOn[slug];
  const name = numberNames[first];
  return {
    question: `Read your ${name}`,
    line:
      first === 'gstin'
        ? 'What each part says, and whether its check digit fits.'
        : first === 'cin'
          ? 'What each part says, and where to look it up. A director’s number (DIN) is read too.'
          : 'What each part says, and where to look it up.',
    specimens: specimens[slug].map((text) => {
      const number = registeredNumber(text);
      if (!number) throw new Error(`${text} has the shape of no number`);
      const reading = readNumber(number);
      return first === 'iec' ? { ...reading, name: 'IEC, which is the holder’s PAN' } : reading;
    }),
  };
}

function hasNumber(slug: string): slug is NumberSlug {
  return slug in numbersOn;
}

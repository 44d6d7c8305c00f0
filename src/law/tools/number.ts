import { readNumber } from '@/law/numbers/read';
import { defineTool } from '@/law/tool';
import { tidyNumber, typedNumber } from '@/law/numbers/registered-numbers';

export const tool = defineTool({
  id: 'number',
  kind: 'number',
  name: 'Read a number',
  question: 'What does a registered number say?',
  line: 'The meaning of each part, a check, and the official site. It stays on this device.',
  fields: {
    value: {
      kind: 'text',
      label: 'Your number',
      hint: 'It stays on this device: nothing is sent.',
      max: 60,
      capitals: 'characters',
    },
  },
  facts: [],
  answer({ value }) {
    const number = typedNumber(value);
    if (!number) return { problems: { value: unknown(tidyNumber(value)) } };
    const { verdict, advice, isRight, parts, notProved, lookUp } = readNumber(number);
    return {
      verdict,
      tone: isRight ? 'good' : 'bad',
      seal: isRight ? 'FITS' : 'WRONG',
      parts: [
        ...(advice
          ? [{ heading: isRight ? 'How sure that is' : 'What to do', lines: [advice] }]
          : []),
        ...parts.map(({ text, label, says }) => ({ heading: `${text}: ${label}`, lines: [says] })),
        { heading: 'What it does not prove', lines: [`It does not prove ${notProved}`] },
      ],
      links: [{ text: `Look it up at ${lookUp.site}, under “${lookUp.under}”`, href: lookUp.href }],
    };
  },
});

function unknown(typed: string): string {
  if (/^\d{12}$/.test(typed))
    return '12 digits may be an Aadhaar number: do not type it here. It is not a business number.';
  const count = typed.length;
  const characters = count === 1 ? '1 character' : `${count} characters`;
  return `This has ${characters} and fits none of the numbers that we know. The lengths are: GSTIN 15, PAN and TAN 10, CIN 21, FSSAI number 14, Udyam number 16 with its letters, LLPIN 7, DIN 8. Compare it with the certificate.`;
}

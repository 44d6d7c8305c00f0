import type { ServiceSlug } from '@/content/services/catalogue';
import { lawFacts, type LawExport } from '@/law/fact-marks';
import type { Fact } from '@/law/fact';
import { citationMark } from '@/law/marks';

/** A number with its unit: "₹20 lakh", "₹50 a day", "18% a year", "30 calendar days". */
const NUMBER =
  /(?<![\d.,₹])(?:₹\d[\d,]*(?:\.\d+)?(?: lakh| crore)?|\d+(?:\.\d+)?%|\d+ (?:(?:clear |working |calendar |tax )*[a-z]+))(?: a (?:day|month|year))?(?![\d,]*\d)/g;

export interface TypedNumber {
  slug: ServiceSlug;
  number: string;
  text: string;
  /** The names of the facts with the same printed value. */
  facts: readonly string[];
  /** True if the text also cites the source and place of such a fact. Then the number is certainly this fact. */
  isCited: boolean;
}

/** Numbers typed by hand that equal the printed value of a fact. Only bodies of law that the page uses are searched. */
export function typedNumbers(slug: ServiceSlug, page: object): TypedNumber[] {
  const texts = textsOf({ ...page, structures: undefined });
  const bodies = new Set(
    texts.flatMap((text) => [...text.matchAll(/\{([a-z-]+)\.\w/g)].map(([, body]) => body)),
  );
  return texts.flatMap((text) =>
    [...new Set(text.replace(/\{[^}]*\}/g, '').match(NUMBER))].flatMap((number) => {
      const same = (factsByWords.get(number) ?? []).filter(({ body }) => bodies.has(body));
      const isCited = same.some(({ value }) =>
        text.includes(citationMark(value.source, value.place)),
      );
      return same.length > 0
        ? [{ slug, number, text, facts: same.map(({ name }) => name), isCited }]
        : [];
    }),
  );
}

/** The message for the editor of the page. */
export function typedInWords({ slug, number, text, facts }: TypedNumber): string {
  const marks = facts.map((name) => `{${name}}`).join(' or ');
  return `Typed by hand in ${slug}: “${number}” equals ${marks}, perhaps without a citation, in “${text}”`;
}

const factsByWords = new Map<string, LawExport<Fact>[]>();
for (const one of lawFacts()) {
  factsByWords.set(one.value.words, [...(factsByWords.get(one.value.words) ?? []), one]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

import { isWeak, wordsOf } from '@/content/search/terms';
import { fixedWords } from '@/content/search/words';
import { keysOf } from '@/lib/keys';

export type FixedKind = keyof typeof fixedWords;

/** Whether a query asks to pay or for a person, because all its words say so: "pay 2500", "hindi me baat karni hai". */
export function fixedFor(query: string): FixedKind | undefined {
  const words = wordsOf(query);
  return keysOf(fixedWords).find((kind) => {
    const known = fixedWords[kind];
    return (
      words.some((word) => known.has(word)) &&
      words.every((word) => known.has(word) || isWeak(word))
    );
  });
}

import { isWeak, wordsOf } from '@/content/search/terms';
import { fixedWords } from '@/content/search/words';
import { site } from '@/content/site';
import { keysOf } from '@/lib/object-entries';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import type { Result } from './result';

const fixed: Readonly<Record<keyof typeof fixedWords, readonly Result[]>> = {
  pay: [
    {
      href: paths.checkout(),
      icon: 'rupee',
      title: 'Pay an amount',
      line: 'Pay your quote by card, UPI or bank.',
    },
  ],
  talk: [
    {
      href: telHref(site.phone),
      icon: 'phone',
      title: `Call ${site.phone}`,
      line: 'You talk to a person.',
    },
    {
      href: whatsappHref(site.whatsapp),
      icon: 'mail',
      title: 'Write on WhatsApp',
      line: 'Write in your own words, or send a voice message.',
    },
  ],
};

/** The pay page or the ways to talk to a person, if all words ask for them: "pay 2500", "hindi me baat karni hai". */
export function fixedResults(query: string): readonly Result[] {
  const words = wordsOf(query);
  const asked = keysOf(fixed).find((kind) => {
    const known = fixedWords[kind];
    return (
      words.some((word) => known.has(word)) &&
      words.every((word) => known.has(word) || isWeak(word))
    );
  });
  return asked ? fixed[asked] : [];
}

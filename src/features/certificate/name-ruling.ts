import { nameAnswer } from '@/law/names/name-answer';

export type Ruling = ReturnType<typeof rulingOn>;

/** Words at the end of a name that say its form. */
const LAST_WORDS = /\b(?:limited|ltd\.?|llp|opc)$/i;

/** Signs that are in no name, such as those of markup, pictures, and marks that turn the text around. */
const OTHER_SIGNS = /(?!\+)[\p{S}\p{Cc}\p{Bidi_Control}{}[\]\\]/u;

/** As many objections as there is room for. */
const MOST = 2;

/**
 * What the rules on names say of a name, which is read as a private limited company's if no form stands at its end. It is
 * clear if no word was found that the rules name.
 */
export function rulingOn(name: string) {
  if (!/\p{L}/u.test(name) || OTHER_SIGNS.test(name)) {
    const says = 'We read names in letters. This one has none, or signs that we can’t read.';
    return { name, isJudged: false, isClear: false, hasReasons: false, says };
  }
  const whole = LAST_WORDS.test(name) ? name : `${name} Private Limited`;
  const { verdict = '', seal, parts = [] } = nameAnswer(whole, 'private', '');
  const headings = parts.map(({ heading }) => heading).slice(0, MOST);
  const more = parts.length > MOST ? `; and ${parts.length - MOST} more` : '';
  return {
    name,
    isJudged: true,
    isClear: !seal,
    hasReasons: parts.length > 0,
    says:
      parts.length > 0
        ? `${headings.join('; ')}${more}.`
        : seal
          ? verdict
          : 'We found no word of the rules in it. Whether it is free is not checked here.',
  };
}

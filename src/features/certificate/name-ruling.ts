import { nameAnswer } from '@/law/names/name-answer';

export type Ruling = ReturnType<typeof rulingOn>;

/** Words at the end of a name that say its form. */
const LAST_WORDS = /\b(?:limited|ltd\.?|llp|opc)$/i;

/**
 * What the rules on names say of a name, which is read as a private limited company's if no form stands at its end. It is
 * clear if no word was found that the rules name.
 */
export function rulingOn(name: string) {
  const whole = LAST_WORDS.test(name) ? name : `${name} Private Limited`;
  const { verdict, seal, parts = [] } = nameAnswer(whole, 'private', '');
  const headings = parts.map(({ heading }) => heading);
  return {
    name,
    isClear: !seal,
    says:
      headings.length > 0
        ? `${headings.join('; ')}.`
        : `${verdict ?? ''}${seal ? '' : ' Whether somebody has the name is not checked here.'}`,
  };
}

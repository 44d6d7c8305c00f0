import { nameAnswer } from '@/law/names/name-answer';

/** What the rules on names say of a name for a private limited company. */
export interface Ruling {
  name: string;
  /** Whether no word was found that the rules name. */
  isClear: boolean;
  says: string;
}

/** Words at the end of a name that say its form. */
const LAST_WORDS = /\b(?:limited|ltd\.?|llp|opc)$/i;

/** @param name without a form at its end it is read as a private limited company's */
export function rulingOn(name: string): Ruling {
  const whole = LAST_WORDS.test(name) ? name : `${name} Private Limited`;
  const { verdict, seal, parts = [] } = nameAnswer(whole, 'private', '');
  const headings = parts.map(({ heading }) => heading);
  return {
    name,
    isClear: !seal,
    says: headings.length > 0 ? `${headings.join('; ')}.` : (verdict ?? ''),
  };
}

import { countWords, sentencesOf } from './prose';
import { bannedIn, bareDays, numberWordIn, oddDates, oddMarks, oddMoney } from './service-rules';

const LONGEST_SENTENCE = 28;

/** What a text that stands outside the service pages' records breaks of the rules of voice. */
export function voiceProblems(text: string): string[] {
  const long = sentencesOf(text).filter((sentence) => countWords(sentence) > LONGEST_SENTENCE);
  const found = [
    ...bannedIn(text),
    ...bareDays(text),
    ...oddMoney(text),
    ...oddDates(text),
    ...oddMarks(text),
    ...[numberWordIn(text) ?? []].flat(),
    ...long.map((sentence) => `${countWords(sentence)} words`),
    ...(/^[\p{Lu}\d₹“]/u.test(text) ? [] : ['no capital']),
  ];
  return found.map((problem) => `${problem}: “${text}”`);
}

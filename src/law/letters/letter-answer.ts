import { deadlineOf } from '@/law/time-limits';
import type { Answer, Part } from '@/law/tool';
import type { Citation } from '@/law/source';
import { longDate } from '@/lib/dates';
import { weekdayOf, type Day } from '@/lib/days';
import type { Letter } from './letters';
import type { Notice } from './notice';
import { notices } from './notices';
import { isNotice, senderOf, type LetterId, type LetterReading } from './read-message';
import { demands, senders } from './senders';
import { signs } from './signs';

type Known = Pick<LetterReading, 'asks' | 'saw'> & {
  letter: LetterId;
  /** The day named in the letter. */
  until?: Day | undefined;
  /** The day on which the letter came. */
  came?: Day | undefined;
};

/** Advice against every kind of fraud. */
const AT_ONCE =
  'Don’t reply, don’t click, and block the sender. If you paid or gave a password, call 1930 now.';

const verdicts: Readonly<Record<Letter['kind'], string>> = {
  official: 'Check it, then answer.',
  offer: 'An offer: you don’t owe a stranger an answer or money.',
  fraud: 'A fraud. Don’t pay or reply, block the sender, and call 1930 if you paid.',
  unclear: 'Check it before you do anything.',
};

const seals: Readonly<Record<Letter['kind'], string>> = {
  official: 'CHECK',
  offer: 'OFFER',
  fraud: 'FRAUD',
  unclear: 'CHECK',
};

/** The answer about a letter: its kind, the time and way to reply, and how to check it. */
export function letterAnswer(known: Known, today: Day): Answer & { kind: Letter['kind'] } {
  const { letter, asks, saw } = known;
  const notice: Notice | undefined = isNotice(letter) ? notices[letter] : undefined;
  const sender: (typeof senders)[keyof typeof senders] & { advice?: string } =
    senders[senderOf(letter)];
  const seen = saw.map(
    (id): (typeof signs)[typeof id] & { citations?: readonly Citation[] } => signs[id],
  );
  const kind = kindOf(known);
  const isReal = kind === 'official' && notice !== undefined;
  const check = `${sender.marks} ${sender.check}`;
  const parts: readonly (Part | false)[] = [
    seen.length > 0 && { heading: 'What its text shows', lines: seen.map(({ says }) => says) },
    kind === 'fraud' && { heading: 'What to do now', lines: [AT_ONCE] },
    isReal && { heading: 'What it says', lines: [notice.says] },
    isReal && { heading: 'By when', lines: byWhen(notice, known, today) },
    isReal && { heading: 'How to answer', lines: [notice.answer] },
    isReal && { heading: 'If nobody answers', lines: [notice.otherwise] },
    kind !== 'fraud' && !isReal && { heading: 'What to do now', lines: [demands[asks].now] },
    {
      heading: kind === 'fraud' ? 'If you want to be sure' : 'To check it, in two minutes',
      lines: [check, ...(sender.advice && kind !== 'fraud' ? [sender.advice] : [])],
      ...(kind === 'fraud' && { folded: true }),
    },
  ];
  return {
    kind,
    verdict: isReal ? notice.name : verdicts[kind],
    ...(kind === 'fraud' && { tone: 'bad' }),
    ...(!isReal && { seal: seals[kind] }),
    parts: parts.filter((part) => part !== false),
    ...(kind === 'fraud' && {
      links: [
        { text: 'Call 1930', href: 'tel:1930' },
        { text: 'Report it at cybercrime.gov.in', href: 'https://cybercrime.gov.in' },
      ],
    }),
    citations: [
      ...(isReal ? notice.citations : []),
      ...(isReal && notice.within ? [notice.within] : []),
      ...sender.citations,
      ...seen.flatMap(({ citations = [] }) => citations),
    ],
  };
}

function kindOf({ letter, asks, saw }: Known): Letter['kind'] {
  const { kind } = senders[senderOf(letter)];
  const means = (wanted: 'fraud' | 'offer') => saw.some((id) => signs[id].means === wanted);
  if (kind === 'fraud' || asks === 'secrets' || asks === 'account' || means('fraud'))
    return 'fraud';
  return means('offer') ? 'offer' : kind;
}

/** The deadlines: the day named in the letter, and the last day by law. */
function byWhen({ within }: Notice, { until, came }: Known, today: Day): string[] {
  const named = until
    ? [
        `It names ${dayInWords(until)}. ${until < today ? 'That day has passed: answer today, and explain why you are late' : 'That day counts'}.`,
      ]
    : [];
  if (!within)
    return until ? named : ['On the day that it names. You can ask for more time before that day.'];
  const law = `By law you have ${within.words}, from the day after it came.`;
  const due = came ? deadlineOf({ within }, came) : undefined;
  if (!due?.known) return [...named, came ? law : `${law} Enter above the day on which it came.`];
  const isOver = due.by < today;
  return [
    ...named,
    `${law} Your time ${isOver ? 'ended' : 'ends'} on ${dayInWords(due.by)}${typeof due.value === 'number' ? ', at the earliest: each holiday adds a day' : ''}.`,
  ];
}

const dayInWords = (day: Day) => `${weekdayOf(day)}, ${longDate(day)}`;

import { sourcesOf } from '@/law/source';
import {
  demands,
  letterAnswer,
  senders,
  ways,
  type DemandId,
  type LetterAnswer,
  type SenderId,
  type WayId,
} from '@/law/letters/letter-check';
import { LETTER, letterQuestion } from '@/content/tools';
import { afterAFraud } from '@/law/letters/letters';
import { addressWith, keepInAddress, useAnswersInAddress } from '@/lib/fragment';
import { SelectField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { ToolSheet } from '@/ui/tool-sheet';

interface Answers {
  from: SenderId | '';
  by: WayId;
  asks: DemandId;
}

/** Three questions about a letter, message or call, and under them the answer, which follows each change. */
export function LetterCheck() {
  const [given, setGiven] = useAnswersInAddress(LETTER);
  const answers = readAnswers(given);
  const { from, by, asks } = answers;

  function answer(change: Record<string, string>) {
    const next = { ...answers, ...change };
    setGiven(next);
    keepInAddress(LETTER, next);
  }

  return (
    <>
      <form
        autoComplete="off"
        aria-label={letterQuestion.question}
        className="no-print grid gap-4 bg-sheet px-4 py-5 shadow-hairline sm:grid-cols-2"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="sm:col-span-2">
          <SelectField
            label="Who asks, or says so?"
            required
            placeholder="Choose the nearest"
            options={labelsOf(senders)}
            value={from}
            onChange={({ target }) => answer({ from: target.value })}
          />
        </div>
        <SelectField
          label="How did it come?"
          required
          options={labelsOf(ways)}
          value={by}
          onChange={({ target }) => answer({ by: target.value })}
        />
        <SelectField
          label="What does it ask for?"
          required
          options={labelsOf(demands)}
          value={asks}
          onChange={({ target }) => answer({ asks: target.value })}
        />
      </form>
      {from && <AnswerSheet {...{ from, by, asks }} answer={letterAnswer(from, by, asks)} />}
    </>
  );
}

interface AnswerSheetProps {
  from: SenderId;
  by: WayId;
  asks: DemandId;
  answer: LetterAnswer;
}

function AnswerSheet({ from, by, asks, answer }: AnswerSheetProps) {
  const { kind, verdict, carries, check, now, law } = answer;
  const asked = [senders[from].label, ways[by].label, `Asks for: ${demands[asks].label}`];
  const sources = sourcesOf(law);
  const parts = [
    { heading: 'What a real one carries', texts: [carries] },
    { heading: 'How to check', texts: [check] },
    { heading: 'What to do now', texts: now },
  ];

  return (
    <ToolSheet
      title={letterQuestion.question}
      answers={asked}
      // Another tool of the page may have put its own answers into the address.
      address={addressWith(LETTER, { from, by, asks })}
      message={() => [
        verdict,
        ...parts.flatMap(({ heading, texts }) => ['', `${heading}:`, ...texts]),
        afterAFraud,
        '',
        ...sources.map(
          ({ title, places }) => `Source: ${[title, places].filter(Boolean).join(', ')}`,
        ),
      ]}
      className="mt-4"
    >
      <p role="status" className="flex gap-2.5 text-large font-semibold">
        <Icon
          name={kind === 'official' || kind === 'offer' ? 'mail' : 'alert'}
          className={`mt-0.5 size-6 ${kind === 'fraud' ? 'text-red' : ''}`}
        />
        {verdict}
      </p>
      {parts.map(({ heading, texts }) => (
        <div key={heading} className="mt-3 border-t border-rule-blue pt-2.5">
          <p className="font-semibold">{heading}</p>
          {texts.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
        </div>
      ))}
      <p className="mt-3 text-small font-semibold">{afterAFraud}</p>
      <LawSources sources={sources} />
    </ToolSheet>
  );
}

const labelsOf = (rows: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(rows).map(([id, { label }]) => [id, label]));

/** Ignores answers that do not exist: a link may hold anything. */
function readAnswers({ from = '', by = '', asks = '' }: Readonly<Record<string, string>>): Answers {
  return {
    from: isKeyOf(senders, from) ? from : '',
    by: isKeyOf(ways, by) ? by : 'post',
    asks: isKeyOf(demands, asks) ? asks : 'money',
  };
}

function isKeyOf<Rows extends object>(rows: Rows, key: string): key is keyof Rows & string {
  return Object.hasOwn(rows, key);
}

import { useState } from 'react';
import { sourcesOf } from '@/law/source';
import {
  demands,
  senders,
  ways,
  type DemandId,
  type SenderId,
  type WayId,
} from '@/law/letters/letter-check';
import type { SignId } from '@/law/letters/message-signs';
import { LONGEST_MESSAGE, messageAnswer, readMessage, signsIn } from '@/law/letters/read-message';
import { LETTER, letterQuestion, NUMBER, pageOfNumber } from '@/content/tools';
import { afterAFraud } from '@/law/letters/letters';
import { numberNames } from '@/law/numbers/names';
import { addressWith, fragmentWith, useAnswersInAddress } from '@/lib/fragment';
import { numberInQuery, printedNumber } from '@/lib/registered-numbers';
import { paths } from '@/paths';
import { SelectField, TextareaField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { Seal } from '@/ui/seal';
import { ToolSheet } from '@/ui/tool-sheet';
import { drawVerdict, stamps } from './draw-verdict';

interface Answers {
  from: SenderId | '';
  by: WayId;
  asks: DemandId;
  /** What was seen in a pasted message. */
  saw: readonly SignId[];
}

/** A shorter message says too little. */
const SHORTEST = 12;

/**
 * The visitor pastes a message or answers three questions; the verdict below follows each change. The message itself stays in
 * the field: the address holds what was recognised in it, but none of its words.
 */
export function LetterCheck() {
  const [given, give] = useAnswersInAddress(LETTER);
  const [message, setMessage] = useState('');
  const answers = readAnswers(given);
  const { from, by, asks } = answers;
  const number = numberInQuery(message);

  function answer(change: Partial<Answers>) {
    const { saw, ...next } = { ...answers, ...change };
    give({ ...next, saw: saw.join('.') });
  }

  function read(text: string) {
    setMessage(text);
    const isTold = text.trim().length >= SHORTEST;
    const reading = readMessage(text);
    answer(isTold ? { ...reading, from: reading.from ?? 'other' } : { from: '', saw: [] });
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
          <TextareaField
            label="Paste the message"
            hint="Or answer the questions below. Nothing you paste leaves this device."
            rows={3}
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={({ target }) => read(target.value)}
          />
        </div>
        {number && (
          <p className="text-small sm:col-span-2">
            It holds a number.{' '}
            <a
              href={
                paths.service(pageOfNumber[number.kind]) +
                fragmentWith(NUMBER, { value: printedNumber(number) })
              }
              className="font-semibold"
            >
              Read the {numberNames[number.kind]} part by part
            </a>
          </p>
        )}
        <div className="sm:col-span-2">
          <SelectField
            label="Who asks, or says so?"
            required
            placeholder="Choose the nearest"
            options={labelsOf(senders)}
            value={from}
            onChange={({ target }) => answer(readAnswers({ ...given, from: target.value }))}
          />
        </div>
        <SelectField
          label="How did it come?"
          required
          options={labelsOf(ways)}
          value={by}
          onChange={({ target }) => answer(readAnswers({ ...given, by: target.value }))}
        />
        <SelectField
          label="What does it ask for?"
          required
          options={labelsOf(demands)}
          value={asks}
          onChange={({ target }) => answer(readAnswers({ ...given, asks: target.value }))}
        />
      </form>
      {from && <AnswerSheet {...answers} from={from} />}
    </>
  );
}

function AnswerSheet(answers: Answers & { from: SenderId }) {
  const { from, by, asks, saw } = answers;
  const { kind, verdict, carries, check, now, law, seen } = messageAnswer(answers);
  const asked = [senders[from].label, ways[by].label, `Asks for: ${demands[asks].label}`];
  const parts = [
    ...(seen.length > 0 ? [{ heading: 'What its text shows', texts: seen }] : []),
    { heading: 'What to do now', texts: now },
    { heading: 'How to know a real one', texts: [carries] },
    { heading: 'How to check', texts: [check] },
  ];

  return (
    <ToolSheet
      title={letterQuestion.question}
      answers={asked}
      // Another tool of the page may have put its own answers into the address.
      address={addressWith(LETTER, { from, by, asks, saw: saw.join('.') })}
      message={() => [
        verdict,
        ...parts.flatMap(({ heading, texts }) => ['', `${heading}:`, ...texts]),
        afterAFraud,
        'Report a fraud: cybercrime.gov.in',
        '',
        ...sourcesOf(law).map(
          ({ title, places }) => `Source: ${[title, places].filter(Boolean).join(', ')}`,
        ),
      ]}
      picture={{
        name: 'is-this-real.png',
        draw: () => drawVerdict({ kind, verdict, asked, seen, now, address: location.host }),
      }}
      className="mt-4"
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-3">
        <p role="status" className="flex gap-2.5 text-large font-semibold">
          <Icon
            name={kind === 'official' || kind === 'offer' ? 'mail' : 'alert'}
            className={`mt-0.5 size-6 flex-none ${kind === 'fraud' ? 'text-red' : ''}`}
          />
          {verdict}
        </p>
        <Seal
          {...stamps[kind]}
          ring="BY WHAT YOU SAID • CHECK IT •"
          className={`size-26 -rotate-8 ${kind === 'fraud' ? 'text-red' : 'text-ink-600'}`}
        />
      </div>
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
      <p className="mt-3 text-small font-semibold">
        {afterAFraud} Report a fraud at{' '}
        <a href="https://cybercrime.gov.in" rel="noopener">
          cybercrime.gov.in
        </a>
        , and keep the message.
      </p>
      <LawSources law={law} />
    </ToolSheet>
  );
}

const labelsOf = (rows: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(rows).map(([id, { label }]) => [id, label]));

/** Ignores answers that do not exist: a link may hold anything. */
function readAnswers({
  from = '',
  by = '',
  asks = '',
  saw = '',
}: Readonly<Record<string, string>>): Answers {
  return {
    from: isKeyOf(senders, from) ? from : '',
    by: isKeyOf(ways, by) ? by : 'post',
    asks: isKeyOf(demands, asks) ? asks : 'money',
    saw: signsIn(saw),
  };
}

function isKeyOf<Rows extends object>(rows: Rows, key: string): key is keyof Rows & string {
  return Object.hasOwn(rows, key);
}

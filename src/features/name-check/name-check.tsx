import { useDeferredValue } from 'react';
import { NAME, nameQuestion } from '@/content/tools';
import { nameAnswer } from '@/law/names/name-answer';
import { nameForms, type NameForm } from '@/law/names/name-form';
import { LONGEST_NAME } from '@/law/names/words';
import { addressWith, useAnswersInAddress } from '@/lib/fragment';
import { TextField } from '@/ui/field';
import { NameSheet } from './name-sheet';
import { lowerFirst } from '@/lib/letter-case';

/** Checks a name for a form of company, and against an existing name. Both are kept in the address's fragment only. */
export function NameCheck({ form }: { form: NameForm }) {
  const [given, give] = useAnswersInAddress(NAME);
  const wanted = (given['wanted'] ?? '').slice(0, LONGEST_NAME);
  const existing = (given['existing'] ?? '').slice(0, LONGEST_NAME);
  const shownName = useDeferredValue(wanted);
  const shownExisting = useDeferredValue(existing);

  function answer(change: { wanted?: string; existing?: string }) {
    give({ wanted, existing, ...change });
  }

  return (
    <div data-answered={wanted.trim() ? '' : undefined}>
      <form
        autoComplete="off"
        aria-label={nameQuestion.question}
        className="no-print grid gap-4 bg-sheet px-4 py-5 shadow-hairline"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={`The name you want for your ${inSentence(nameForms[form])}`}
          hint="Whole, with its last words. It stays on this device: nothing is sent."
          required
          autoCapitalize="words"
          spellCheck="false"
          maxLength={LONGEST_NAME}
          value={wanted}
          onChange={({ target }) => answer({ wanted: target.value })}
        />
        <TextField
          label="A name that exists already"
          hint="If you have found a similar one."
          autoCapitalize="words"
          spellCheck="false"
          maxLength={LONGEST_NAME}
          value={existing}
          onChange={({ target }) => answer({ existing: target.value })}
        />
      </form>
      {shownName.trim() && (
        <NameSheet
          form={form}
          answer={nameAnswer(shownName, form, shownExisting)}
          existing={shownExisting.trim()}
          address={addressWith(NAME, { wanted, existing })}
        />
      )}
    </div>
  );
}

const inSentence = (form: string) => (form === 'LLP' ? form : lowerFirst(form));

import { useDeferredValue } from 'react';
import { CLASSES, classQuestion } from '@/content/tools';
import { findClasses, LONGEST_TRADE } from '@/law/classes/find-classes';
import { niceClasses } from '@/law/classes/nice-classes';
import { addressWith, useAnswersInAddress } from '@/lib/fragment';
import { TextField } from '@/ui/field';
import { ClassSheet } from './class-sheet';

/** Finds the classes of a trade for the visitor to choose from. Trade and choice are kept in the address's fragment only. */
export function ClassPicker() {
  const [given, give] = useAnswersInAddress(CLASSES);
  const sells = (given['sells'] ?? '').slice(0, LONGEST_TRADE);
  const shown = useDeferredValue(sells);
  const found = findClasses(shown);
  const chosen =
    chosenIn(given['chosen']) ?? [...found.goods, ...found.services].map(({ number }) => number);

  function choose(number: number, isChosen: boolean) {
    const others = chosen.filter((other) => other !== number);
    const next = isChosen ? [...others, number].toSorted((a, b) => a - b) : others;
    give({ sells, chosen: next.join('.') || NONE });
  }

  return (
    <>
      <form
        autoComplete="off"
        aria-label={classQuestion.question}
        className="no-print bg-sheet px-4 py-5 shadow-hairline"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="What do you sell or do?"
          hint="For example “saree shop”, “app”, or “achar, papad, masala”. It stays on this device."
          required
          spellCheck="false"
          maxLength={LONGEST_TRADE}
          value={sells}
          // The chosen classes were for the previous words.
          onChange={({ target }) => give({ sells: target.value, chosen: '' })}
        />
      </form>
      {shown.trim() && (
        <ClassSheet
          sells={shown.trim()}
          found={found}
          chosen={chosen}
          onChoose={choose}
          address={addressWith(CLASSES, { sells, chosen: given['chosen'] ?? '' })}
        />
      )}
    </>
  );
}

/** Stands in the address if every class was deselected. */
const NONE = '0';

/** The classes that a link or the visitor has chosen; undefined if there are none. A link may hold anything. */
function chosenIn(text = ''): readonly number[] | undefined {
  if (text === '') return undefined;
  const numbers = new Set(text.slice(0, LONGEST_TRADE).split('.').map(Number));
  return niceClasses.map(({ number }) => number).filter((number) => numbers.has(number));
}

import { useRef } from 'react';
import type { QuestionId } from '@/law/structures/questions';
import { classNames } from '@/lib/class-names';

interface QuestionFieldProps {
  id: QuestionId;
  /** Such as "2 of 10". */
  place: string;
  legend: string;
  answers: readonly { value: string; label: string }[];
  chosen: string | undefined;
  isCurrent: boolean;
  onChoose: (value: string) => void;
  /** Called after a tap on an answer, not after a key: arrow keys choose every answer that they pass. */
  onTap: () => void;
}

/** Labels up to this length stand beside each other on a phone. */
const SHORT = 14;

/**
 * A question with its answers as radio buttons, each a target as wide as its column. While another question is asked, a class
 * hides it from the first paint on; without scripts all are shown.
 */
export function QuestionField({
  id,
  place,
  legend,
  answers,
  chosen,
  isCurrent,
  onChoose,
  onTap,
}: QuestionFieldProps) {
  const isTapped = useRef(false);
  const short = answers.every(({ label }) => label.length <= SHORT);
  return (
    <fieldset className={classNames(!isCurrent && 'hidden noscript:block')}>
      <legend className="pb-3">
        <span className="tabular block pb-1 text-small font-semibold text-red">{place}</span>
        <span className="block font-serif text-h3">{legend}</span>
      </legend>
      <div
        className={classNames(
          'grid gap-2',
          short ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {answers.map(({ value, label }) => (
          // The label is no control: it notes that a pointer began the press, because arrow keys fire clicks on radio buttons too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <label
            key={value}
            onPointerDown={() => (isTapped.current = true)}
            className="grid min-h-12 grid-cols-[22px_1fr] items-center gap-3 rounded-control border-[1.5px] border-field px-3 py-2 leading-snug hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-stamp-paper"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              onKeyDown={() => (isTapped.current = false)}
              onClick={() => {
                if (!isTapped.current) return;
                onChoose(value);
                onTap();
              }}
              className="size-5.5 accent-ink-900"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

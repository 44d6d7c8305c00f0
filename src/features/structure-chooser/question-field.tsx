import type { QuestionId } from '@/content/structures/questions';
import { classNames } from '@/lib/class-names';

interface QuestionFieldProps {
  number: number;
  id: QuestionId;
  legend: string;
  answers: readonly { value: string; label: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** Labels up to this length stand beside each other on a phone. */
const SHORT = 14;

/** A question with its answers as radio buttons, each a target as wide as its column. */
export function QuestionField({
  number,
  id,
  legend,
  answers,
  chosen,
  onChoose,
}: QuestionFieldProps) {
  const short = answers.every(({ label }) => label.length <= SHORT);
  return (
    <fieldset>
      <legend className="pb-2.5 font-serif text-[1.25rem]/tight font-semibold">
        <span className="tabular font-sans text-red">{number}. </span>
        {legend}
      </legend>
      <div
        className={classNames(
          'grid gap-2',
          short ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {answers.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-12 grid-cols-[22px_1fr] items-center gap-3 rounded-control border-[1.5px] border-field px-3 py-2 leading-snug hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-stamp-paper"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-5.5 accent-ink-900"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { nameQuestion } from '@/content/tools';
import type { NameAnswer } from '@/law/names/name-answer';
import { nameForms, type NameForm } from '@/law/names/name-form';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { ToolSheet } from '@/ui/tool-sheet';

interface NameSheetProps {
  form: NameForm;
  answer: NameAnswer;
  existing: string;
  address: string;
}

/** The verdict on a name, what it rests on, and last what it does not know. */
export function NameSheet({ form, answer, existing, address }: NameSheetProps) {
  const { name, verdict, tone, parts, notes, next, law } = answer;
  return (
    <ToolSheet
      title={nameQuestion.question}
      answers={[`${name} (${nameForms[form]})`, ...(existing ? [`Beside: ${existing}`] : [])]}
      address={address}
      message={() => [
        verdict,
        ...parts.flatMap(({ heading, lines }) => [`${heading}. ${lines.join(' ')}`]),
        '',
        ...notes,
      ]}
      className="mt-4"
    >
      <p role="status" className="flex gap-2.5 text-large font-semibold wrap-anywhere">
        {tone !== 'none' && <Icon name="alert" className="mt-0.5 size-6 text-red" />}
        {verdict}
      </p>
      <dl>
        {parts.map(({ heading, lines }) => (
          <div key={heading + lines.join('')} className="mt-3 border-t border-rule-blue pt-2.5">
            <dt className="font-semibold wrap-anywhere">{heading}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-rule-blue pt-2.5 text-small">
        {next.map((piece) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <a key={piece.href} href={piece.href} rel="noopener" className="font-semibold">
              {piece.text}
            </a>
          ),
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-small">
          {note}
        </p>
      ))}
      <LawSources law={law} />
    </ToolSheet>
  );
}

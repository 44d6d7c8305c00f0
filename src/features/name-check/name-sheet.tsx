import { nameQuestion } from '@/content/tools';
import { mcaPortal } from '@/law/companies';
import { tradeMarksSearch } from '@/law/ip';
import type { NameAnswer, Objection } from '@/law/names/check-name';
import { nameForms, type NameForm } from '@/law/names/name-form';
import type { ObjectionKind } from '@/law/names/rule-words';
import { clauseLaw, disregarded, type Likeness } from '@/law/names/same-name';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { ToolSheet } from '@/ui/tool-sheet';
import { upperFirst } from '@/lib/letter-case';

const KINDS: Readonly<Record<ObjectionKind, string>> = {
  approval: 'Needs a yes first',
  refused: 'Refused as a rule',
  general: 'Too general',
  ending: 'The form’s words',
  empty: 'No name yet',
};

const NOT_KNOWN =
  'These are the rules’ own words, in English and Hindi. Whether the Registrar, or the owner of a trademark or of a like name, objects, no tool can tell.';

const OTHER_SCRIPT =
  'Part of the name is in another script. We know few words in it, while rule 8B goes for all languages: try it in English letters too.';

interface NameSheetProps {
  form: NameForm;
  answer: NameAnswer;
  existing: string;
  likeness: Likeness | undefined;
  address: string;
}

/** What the rules object to in a name, and whether it counts as the same as another one. */
export function NameSheet({ form, answer, existing, likeness, address }: NameSheetProps) {
  const { name, objections, isOtherScript } = answer;
  const verdict = verdictOn(objections);
  const alike = likeness && likenessInWords(likeness);
  const law = [
    ...objections.map((objection) => objection.law),
    ...(likeness?.clauses.map(clauseLaw) ?? []),
  ];

  return (
    <ToolSheet
      title={nameQuestion.question}
      answers={[`${name} (${nameForms[form]})`, ...(existing ? [`Beside: ${existing}`] : [])]}
      address={address}
      message={() => [
        NOT_KNOWN,
        '',
        verdict,
        ...objections.map(
          (objection) => `${about(objection)}: ${objection.says} (${objection.law.place})`,
        ),
        ...(alike ? ['', alike.verdict, ...alike.reasons] : []),
      ]}
      className="mt-4"
    >
      <p className="text-small">{NOT_KNOWN}</p>
      <p role="status" className="mt-3 flex gap-2.5 text-large font-semibold">
        {objections.length > 0 && <Icon name="alert" className="mt-0.5 size-6 text-red" />}
        {verdict}
      </p>
      <dl>
        {objections.map((objection) => (
          <div
            key={objection.about + objection.law.place + objection.says}
            className="mt-3 border-t border-rule-blue pt-2.5"
          >
            <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="min-w-0 font-semibold wrap-anywhere">{about(objection)}</b>
              <span className="text-small text-ink-600">{objection.law.place}</span>
            </dt>
            <dd>{objection.says}</dd>
          </div>
        ))}
      </dl>
      {isOtherScript && <p className="mt-3 text-small">{OTHER_SCRIPT}</p>}
      {alike && (
        <div className="mt-4 border-t-2 border-ink-900 pt-3">
          <p role="status" className="font-semibold wrap-anywhere">
            {alike.verdict}
          </p>
          <ul className="mt-1 list-disc pl-5">
            {alike.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-4 border-t border-rule-blue pt-2.5 text-small">
        Then search yourself, before you pay: “Check company/LLP name” on{' '}
        <a href={mcaPortal.href} rel="noopener" className="font-semibold">
          mca.gov.in
        </a>
        , and the marks of your class in the{' '}
        <a href={tradeMarksSearch.href} rel="noopener" className="font-semibold">
          Registry’s public search
        </a>
        .
      </p>
      <LawSources law={law} />
    </ToolSheet>
  );
}

function verdictOn(objections: readonly Objection[]): string {
  if (objections[0]?.kind === 'empty') return objections[0].says;
  switch (objections.length) {
    case 0:
      return 'We found no word in it that the rules name. That is no approval.';
    case 1:
      return 'The rules would object to one thing.';
    default:
      return `The rules would object to ${objections.length} things.`;
  }
}

function about({ about: words, kind }: Objection): string {
  return words ? `“${words}”: ${KINDS[kind].toLowerCase()}` : KINDS[kind];
}

function likenessInWords({ isSame, clauses }: Likeness): { verdict: string; reasons: string[] } {
  if (isSame === undefined) {
    return { verdict: 'The two cannot be compared: one has no words of its own.', reasons: [] };
  }
  if (!isSame) {
    return {
      verdict: 'By rule 8 the two are not the same.',
      reasons: [
        'The Registrar compares with every name there is, and may hear a sound or meaning that we do not.',
      ],
    };
  }
  return {
    verdict: 'By rule 8 the two count as the same name.',
    reasons:
      clauses.length === 0
        ? ['They are the same letter for letter.']
        : clauses.map((clause) => `${upperFirst(disregarded[clause])} (rule 8(2)(${clause})).`),
  };
}

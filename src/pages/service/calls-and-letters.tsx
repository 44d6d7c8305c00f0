import { afterAFraud } from '@/law/letters/after-a-fraud';
import type { Letter } from '@/law/letters/letters';
import { LawSources } from '@/ui/law-sources';
import { Static } from '@/ui/static';

const letterKinds: Record<Letter['kind'], { name: string; sign: string }> = {
  official: { name: 'Official', sign: 'sign-full' },
  offer: { name: 'An offer', sign: 'sign-half' },
  fraud: { name: 'A fraud', sign: 'sign-empty' },
  unclear: { name: 'Check before paying', sign: 'sign-half' },
};

/** Calls and letters from authorities, sellers and frauds, which a business gets after it is on a public register. */
export function CallsAndLetters({ letters }: { letters: readonly Letter[] }) {
  return (
    <Static as="div" className="mt-6 border-2 border-ink-900 bg-sheet px-4.5 pt-4 pb-4.5 sm:px-6">
      <h3 className="text-h3">Calls and letters to expect</h3>
      <ul className="mt-2 grid gap-3 print:block">
        {letters.map(({ kind, title, text, citations = [] }) => (
          <li key={title} className="leading-snug">
            <p className="font-semibold">{title}</p>
            <p className="text-small">
              <span aria-hidden="true" className={`sign mr-2 ${letterKinds[kind].sign}`} />
              {letterKinds[kind].name}
            </p>
            <p>{text}</p>
            <LawSources citations={citations} />
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{afterAFraud}</p>
    </Static>
  );
}

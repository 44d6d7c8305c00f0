import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { services } from '@/content/services/catalogue';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { LoadFailed } from '@/ui/load-failed';
import { LONGEST_PASTED } from './open-search';
import { AllServices, AskUs, MostAsked } from './search-results';
import { useCombobox } from './use-combobox';
import { resultOf, type Result } from './result';
import { ActiveOption, ResultRow } from './result-row';
import { usePasted } from './use-pasted';
import { useRanking } from './use-ranking';

/** The longest query, in characters. Questions are shorter, and longer texts slow down the search. */
const LONGEST = 120;

/** Milliseconds without typing until screen readers announce the number of results. */
const SPOKEN_AFTER = 500;

/**
 * The search field and its results: a combobox whose list is always open. Without scripts, the field leads to the catalogue, and
 * a few links are below it.
 */
export function SearchBox({ isOpen }: { isOpen: boolean }) {
  const [typed, setTyped] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const isHydrated = useHydrated();
  // The long list, and the code and index for ranking, are deferred until the dialog is shown.
  const isDrawn = useDeferredValue(isOpen);
  const { rank, hasFailed, retry, ...search } = useRanking(isDrawn);
  const { activeId, clearActive, choose, fieldProps, listProps } = useCombobox();
  const id = useId();

  const text = typed.trim();
  const query = text.slice(0, LONGEST);
  const { number, message, isReading } = usePasted(text);
  const fixed = search.fixedResults?.(query) ?? [];
  // The words of a pasted message are not a query.
  const isQuery = query && !message && !isReading && fixed.length === 0;
  const found = isQuery
    ? rank(query).map((one) => resultOf(one, search.shortFacts?.[one.service.slug]))
    : [];
  const results = [message, number, ...fixed, ...found].filter((result) => result !== undefined);
  const hasFound = results.length > 0;
  const isLoading = search.isLoading || isReading;
  const summary =
    number && !message
      ? 'A number was recognised. It is not sent anywhere.'
      : summaryOf(query, results, isLoading);
  const askUs = <AskUs query={text} hasFound={hasFound} />;

  function answer() {
    if (isAsked.current && (hasFound || activeId)) choose();
    isAsked.current = false;
  }
  // Enter waits for the index, because a ranking by titles alone may have another first result.
  const answerWhenReady = useEffectEvent(answer);
  useEffect(() => {
    if (!isLoading) answerWhenReady();
  }, [isLoading]);

  function change(next: string) {
    setTyped(next);
    isAsked.current = false;
    clearActive();
    region.current?.scrollTo?.({ top: 0 });
  }

  return (
    <>
      <form
        role="search"
        action={`${paths.home()}#catalogue`}
        onSubmit={(event) => {
          event.preventDefault();
          isAsked.current = true;
          if (!isLoading) answer();
        }}
        onReset={() => change('')}
        className="border-b border-rule px-gutter pt-4 pb-3.5"
      >
        <label htmlFor={`${id}-query`} className="text-label font-semibold">
          What do you need?
        </label>
        <input
          {...(isHydrated && fieldProps)}
          id={`${id}-query`}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={LONGEST_PASTED}
          onInput={({ currentTarget }) => change(currentTarget.value)}
          placeholder="Service, notice, GSTIN or question"
          className="control mt-1.5"
        />
        {/* Enter presses it. */}
        <button type="submit" tabIndex={-1} className="sr">
          Find
        </button>
        <p aria-hidden="true" className="mt-2 text-small text-ink-600">
          {summary}
        </p>
        <SpokenSummary text={summary} />
      </form>
      {/* None of its content is a tab stop, so the region itself can be focused and scrolled by keyboard. */}
      <div
        ref={region}
        role="region"
        aria-label="Results"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[calc(theme(spacing.gutter)-14px)] py-[10px]"
      >
        {hasFailed && (
          <LoadFailed onRetry={retry} className="px-3.5 pt-3 pb-4">
            Other names could not be loaded: services are found by their titles only.
          </LoadFailed>
        )}
        {/* While the index is loading, more may be found. */}
        {query && !hasFound && !isLoading && askUs}
        <div {...(isHydrated && listProps)}>
          <ActiveOption value={isHydrated ? activeId : undefined}>
            {!query && <MostAsked />}
            {results.map((result) => (
              <ResultRow key={result.href} {...result} />
            ))}
            {!hasFound && isDrawn && <AllServices />}
          </ActiveOption>
        </div>
        {hasFound ? askUs : <TalkToAPerson className="border-t border-rule px-3.5 py-3" />}
      </div>
    </>
  );
}

/** Waits for a pause in typing. Otherwise screen readers would announce numbers of results while the visitor types. */
function SpokenSummary({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text), SPOKEN_AFTER);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p role="status" className="sr">
      {spoken}
    </p>
  );
}

function summaryOf(query: string, results: readonly Result[], isLoading: boolean): string {
  const [first] = results;
  if (!query) return `All ${services.length} services, by group.`;
  if (!first && isLoading) return 'Searching…';
  if (!first) return `Nothing found for “${query}”. All services are below.`;
  if (first.isTool) return 'The answer comes first, then services.';
  const { length } = results;
  return length === 1 ? '1 result found.' : `${length} results found, the likeliest first.`;
}

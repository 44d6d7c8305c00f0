import { useCallback, useState, useSyncExternalStore, type RefCallback } from 'react';

/**
 * What stands in an input. The input itself is the source: React does not notice what was typed, filled in or restored
 * before hydration, and the page must never show one amount and charge another.
 *
 * @param initial the input's default value
 * @returns the input's ref, and its text
 */
export function useInputText(initial: string): [RefCallback<HTMLInputElement>, string] {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      // Some password managers fire only the second.
      input?.addEventListener('input', listener);
      input?.addEventListener('change', listener);
      return () => {
        input?.removeEventListener('input', listener);
        input?.removeEventListener('change', listener);
      };
    },
    [input],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => input?.value ?? initial,
    () => initial,
  );
  return [setInput, text];
}

import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface FieldProblem {
  name: string;
  missing: boolean;
}

interface FormProblemsOptions {
  /** Runs the form's own check, which names every empty field and reports the attempt as incomplete. */
  checkFields: () => Promise<void>;
  /** What to say of a field whose shape the browser refuses; only emails have one. */
  malformed: string;
}

/**
 * Shows what the browser's check has stopped in the same way as what the form's own check stops: beside the fields, with
 * focus on the first.
 */
export function useFormProblems<Fields extends FieldValues>(
  { setError }: Pick<UseFormReturn<Fields>, 'setError'>,
  { checkFields, malformed }: FormProblemsOptions,
): (problems: readonly FieldProblem[]) => Promise<void> {
  return useCallback(
    async (problems) => {
      const incomplete = problems.some(({ missing }) => missing);
      if (incomplete) await checkFields();
      problems.forEach(({ name, missing }, index) => {
        if (missing) return;
        setError(name as FieldPath<Fields>, { message: malformed }, { shouldFocus: index === 0 });
      });
    },
    [setError, checkFields, malformed],
  );
}

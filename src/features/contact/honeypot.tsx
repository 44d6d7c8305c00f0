/** A dull name that no browser's autofill recognises. */
export const HONEYPOT = 'topic';

/**
 * A field that only programs fill in: it can't be seen, heard or reached by keyboard. Its label is for a page without its
 * style sheet. The server decides what a filled one means (docs/server.md).
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What was filled into the honeypot of a form. It is never a file, because the field takes none. */
export function baitIn(form: HTMLFormElement): string {
  return new FormData(form).get(HONEYPOT) as string;
}

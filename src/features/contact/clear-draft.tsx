/**
 * Takes back what was typed, and with it what is kept of it. A reset button: it works without scripts, too. It shows once
 * there is something to clear, which the style sheet can tell (styles/controls.css), before hydration as well.
 */
export function ClearDraft() {
  return (
    <button type="reset" className="more clear-typed text-small text-ink-600 underline">
      Clear what I typed
    </button>
  );
}

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="no-print fixed -top-20 left-3 z-skip bg-marigold px-4.5 py-3 font-semibold text-ink-950 focus:top-3"
    >
      Skip to content
    </a>
  );
}

/** The number of a form, a section or a year: "GSTR-3B", "80-IAC", "2026-27". */
const NUMBER = /((?:\b[A-Z]{2,5}|\b\d+)-[A-Z0-9]{1,4}\b)/;

/** A text in which such numbers stay on one line. Browsers would break the line after the hyphen. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface FigureProps {
  /** Such as "4.9/5" or "10,000+". */
  children: string;
}

/** A figure in the serif font, which leaves a gap after the digit 4; the point of a rating is moved closer. */
export function Figure({ children }: FigureProps) {
  const [whole = '', fraction] = children.split('.');
  if (fraction === undefined) return <>{children}</>;
  return (
    <span>
      {whole}
      <span className="-ml-[.07em]">.</span>
      {fraction}
    </span>
  );
}

/** "4.9/5", "10,000+" in the serif font, which leaves a gap after the digit 4: the point of a rating is moved closer. */
export function Figure({ children: figure }: { children: string }) {
  const [whole, fraction] = figure.split('.');
  if (fraction === undefined) return figure;
  return (
    <span>
      {whole}
      <span className="-ml-[.07em]">.</span>
      {fraction}
    </span>
  );
}

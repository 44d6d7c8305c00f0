/** The sign of a kind, with its name. */
export function Sign({ name, sign }: { name: string; sign: string }) {
  return (
    <>
      <span aria-hidden="true" className={`sign mr-2 ${sign}`} />
      {name}
    </>
  );
}

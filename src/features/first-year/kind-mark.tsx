/** The sign for a kind of step, with its name. */
export function KindMark({ name, mark }: { name: string; mark: string }) {
  return (
    <>
      <span aria-hidden="true" className={`sign mr-2 ${mark}`} />
      {name}
    </>
  );
}

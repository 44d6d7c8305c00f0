/** A sign and the name of what it stands for. */
export function KindMark({ name, mark }: { name: string; mark: string }) {
  return (
    <>
      <span aria-hidden="true" className={`sign mr-2 ${mark}`} />
      {name}
    </>
  );
}

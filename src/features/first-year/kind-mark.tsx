/** A square of colour and the name of what it stands for. */
export function KindMark({ name, mark }: { name: string; mark: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        data-file="neel"
        className={`mr-2 inline-block size-[11px] ${mark}`}
      />
      {name}
    </>
  );
}

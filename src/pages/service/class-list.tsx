/** The contents of the trademark classes, as numbered lists. */
export function ClassList({ goods, services }: Record<'goods' | 'services', readonly string[]>) {
  const parts = [
    { title: 'Goods', from: 1, gists: goods },
    { title: 'Services', from: goods.length + 1, gists: services },
  ];
  return parts.map(({ title, from, gists }) => (
    <div key={title} className="mt-5 text-small">
      <p className="font-semibold">{`${title}: classes ${from} to ${from + gists.length - 1}`}</p>
      <ol start={from} className="mt-1.5 list-decimal gap-8 pl-7.5 sm:columns-2">
        {gists.map((gist) => (
          <li key={gist} className="tabular break-inside-avoid py-1 pl-1">
            {gist}
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** Counts the added, removed, changed and swapped letters (optimal string alignment). Infinity if more than `most`. */
export function editDistance(one: string, other: string, most = Infinity): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

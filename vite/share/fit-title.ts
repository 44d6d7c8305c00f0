/** A title broken into lines, and the size at which it fills its place. */
export interface FittedTitle {
  lines: string[];
  /** Pixels. */
  size: number;
}

interface Place {
  /** Pixels. */
  width: number;
  height: number;
  /** Largest first; the last one is taken even where the title is too long for it. */
  sizes: readonly number[];
}

/** From baseline to baseline, in sizes of the type: that of the site's headings. */
export const LINE_HEIGHT = 1.08;

/**
 * Breaks a title into as few lines as its place allows at the largest size that does, and makes those lines about as
 * long as each other, so that no word is left alone.
 *
 * @param widthOf the width of a piece of text at a size of 1 pixel
 */
export function fitTitle(
  title: string,
  { width, height, sizes }: Place,
  widthOf: (text: string) => number,
): FittedTitle {
  const words = title.split(' ');
  for (const size of sizes) {
    const most = Math.floor(height / (size * LINE_HEIGHT));
    for (let count = 1; count <= Math.min(most, words.length); count++) {
      const lines = balanced(words, count, widthOf);
      if (lines.every((line) => widthOf(line) * size <= width)) return { lines, size };
    }
  }
  const size = sizes.at(-1) ?? 1;
  const most = Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
  return { lines: balanced(words, Math.min(most, words.length), widthOf), size };
}

/** Of all ways to set the words in so many lines, the one whose longest line is the shortest. */
function balanced(
  words: readonly string[],
  count: number,
  widthOf: (text: string) => number,
): string[] {
  if (count <= 1) return [words.join(' ')];
  let best: string[] = [];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [
      words.slice(0, first).join(' '),
      ...balanced(words.slice(first), count - 1, widthOf),
    ];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < bestWidth) {
      best = lines;
      bestWidth = widest;
    }
  }
  return best;
}

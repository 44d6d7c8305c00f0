/** Draws the rosette of a name around a centre, in the pen's stroke style. */
export function strokeRosette(
  pen: CanvasRenderingContext2D,
  name: string,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  for (const ring of ringsOf(name)) {
    for (let copy = 0; copy < ring.copies; copy++) {
      pen.beginPath();
      for (const point of pointsOf(ring, copy))
        pen.lineTo(x + point.x * radius, y + point.y * radius);
      pen.closePath();
      pen.stroke();
    }
  }
}

type Ring = ReturnType<typeof ringsOf>[number];

/**
 * The rings of a name's rosette, from the outside in. Case and spaces of the name don't matter. A ring is a wavy line around the
 * centre. It is drawn several times, each copy turned a little further. Lengths are shares of the rosette's radius.
 */
function ringsOf(name: string) {
  const next = numbersFrom(name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const between = (least: number, most: number) => least + (next() % (most - least + 1));
  const ring = (radius: number, amplitude: number, fewest: number) => ({
    radius,
    amplitude: (amplitude * between(70, 100)) / 100,
    waves: between(fewest, fewest * 2),
    copies: between(4, 8),
    /** From 0 to 1: the strength of a second wave with twice the frequency. */
    ripple: between(0, 60) / 100,
  });
  return [ring(0.82, 0.17, 14), ring(0.55, 0.2, 9), ring(0.27, 0.15, 5)];
}

/** The points of one copy of a ring. */
function pointsOf(ring: Ring, copy: number) {
  const steps = ring.waves * 24;
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const turn = ring.waves * angle + (copy / ring.copies) * 2 * Math.PI;
    const wave = (Math.sin(turn) + ring.ripple * Math.sin(2 * turn)) / (1 + ring.ripple);
    const distance = ring.radius + ring.amplitude * wave;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}

/** Pseudo-random whole numbers, always the same for a text: a FNV-1a hash as the seed of xorshift. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  // Every letter has a code point.
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

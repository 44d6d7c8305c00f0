/** A token's `oklch(l c h)` as `#rrggbb`, which resvg reads; by the matrices of CSS Color 4. Other notations stay. */
export function rgb(colour: string): string {
  if (!colour.startsWith('oklch(')) return colour;
  const [l = 0, c = 0, h = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${linear.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

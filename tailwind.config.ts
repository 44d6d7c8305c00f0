import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { screens } from './src/lib/screens.ts';
import settings from './src/owner/settings.json' with { type: 'json' };

/*
 * The design tokens. Measured contrast: ink on paper 15.7:1, ink-600 on paper 7.8:1, white on red 8:1.
 */

const ink = {
  950: 'oklch(.2 .052 268)',
  900: 'oklch(.245 .058 268)',
  800: 'oklch(.31 .066 268)',
  600: 'oklch(.43 .045 268)',
  500: 'oklch(.485 .035 268)',
  200: 'oklch(.88 .022 268)',
};

/** In OKLCH. Its contrast with white and with paper must be at least 7:1 (docs/brand.md). */
const brand = settings.colour;

const branded = (lightness: number, strength = 1, alpha = 1) =>
  `oklch(${+lightness.toFixed(3)} ${+(brand.chroma * strength).toFixed(3)} ${brand.hue}${alpha < 1 ? ` / ${alpha}` : ''})`;

export const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#fff',
  ink,
  paper: 'oklch(.985 .007 78)',
  sheet: '#fff',
  ledger: 'oklch(.957 .007 250)',
  'stamp-paper': 'oklch(.96 .017 72)',
  rule: { DEFAULT: 'oklch(.87 .012 85)', blue: 'oklch(.86 .03 250)' },
  field: 'oklch(.6 .03 268)',
  red: {
    DEFAULT: branded(brand.lightness),
    deep: branded(brand.lightness - 0.08, 0.82),
    cloth: branded(brand.lightness - 0.02, 0.95),
    line: branded(brand.lightness, 1, 0.6),
  },
  // For failures. It doesn't follow the brand's colour, because a green failure would look like a success.
  failure: { DEFAULT: 'oklch(.42 .155 25)', tint: 'oklch(.958 .02 25)' },
  marigold: { DEFAULT: 'oklch(.8 .158 75)', deep: 'oklch(.74 .16 70)' },
  green: { DEFAULT: 'oklch(.445 .1 155)', tint: 'oklch(.962 .025 155)' },
  thread: '#fff3e2',
  // The spine and the cover of an office file. `data-file` sets both (fileColours below).
  cloth: 'var(--cloth)',
  board: 'var(--board)',
};

/** The seven colours of office files. Each has a dark one for the spine, readable on white, and a light one to write on in ink. */
export const fileColours = {
  crimson: { cloth: 'oklch(.46 .155 25)', board: 'oklch(.895 .045 24)' },
  turmeric: { cloth: 'oklch(.5 .105 75)', board: 'oklch(.91 .07 90)' },
  henna: { cloth: 'oklch(.46 .085 138)', board: 'oklch(.895 .045 140)' },
  peacock: { cloth: 'oklch(.45 .075 205)', board: 'oklch(.895 .035 205)' },
  indigo: { cloth: 'oklch(.42 .115 262)', board: 'oklch(.895 .035 258)' },
  plum: { cloth: 'oklch(.42 .115 345)', board: 'oklch(.895 .035 345)' },
  almond: { cloth: 'oklch(.44 .06 55)', board: 'oklch(.885 .045 76)' },
};

/** Colours that style sheets don't use, left out of the custom properties in every page's head. */
const utilitiesAlone = [
  'transparent',
  'current',
  'white',
  'ink-200',
  'ledger',
  'marigold-deep',
  'failure-tint',
  'green-tint',
  'cloth',
  'board',
];

const fluid = (min: string, slope: string, max: string) => `clamp(${min}, ${slope}, ${max})`;

/** Fine light lines along the upper and side edges of a dark tab or head. */
const lines = ['0 1.5px', '1.5px 0', '-1.5px 0']
  .map((offset) => `inset ${offset} 0 oklch(1 0 0/.4)`)
  .join(', ');

export default {
  content: [],
  theme: {
    colors,
    screens,
    fontFamily: {
      // The variable holds the web font once it is loaded (styles/fonts.css).
      serif: ['var(--eczar, "Eczar as Noto")', 'Eczar as Times', 'serif'],
      sans: ['var(--anek, "Anek as Roboto")', 'Anek as Arial', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      hero: [
        // Limited by the window's width, so that the longest word fits a line even with large type.
        `min(${fluid('2.625rem', '1.2rem + 4.2vw', '5.25rem')}, 14.5vw)`,
        { lineHeight: '.97', letterSpacing: '-.02em', fontWeight: '700' },
      ],
      h1: [
        `min(${fluid('2.25rem', '1.6rem + 2.9vw', '3.75rem')}, 13vw)`,
        { lineHeight: '1.02', letterSpacing: '-.015em', fontWeight: '700' },
      ],
      h2: [
        fluid('1.625rem', '1.2rem + 1.9vw', '2.75rem'),
        { lineHeight: '1.06', letterSpacing: '-.008em', fontWeight: '700' },
      ],
      title: [
        fluid('1.625rem', '1.4rem + 1vw', '2.125rem'),
        { lineHeight: '1.1', letterSpacing: '-.008em', fontWeight: '700' },
      ],
      h3: [
        fluid('1.25rem', '1.17rem + .35vw', '1.4375rem'),
        { lineHeight: '1.18', fontWeight: '600' },
      ],
      figure: [
        fluid('2.25rem', '1.8rem + 2vw', '3.5rem'),
        { lineHeight: '1', letterSpacing: '-.012em', fontWeight: '700' },
      ],
      lead: [fluid('1.1875rem', '1.12rem + .35vw', '1.375rem'), { lineHeight: '1.4' }],
      body: [fluid('1.0625rem', '1.04rem + .1vw', '1.125rem'), { lineHeight: '1.5' }],
      /** Labels and buttons: 17 px. */
      label: ['1.0625rem', { lineHeight: '1.25' }],
      large: ['1.1875rem', { lineHeight: '1.25' }],
      small: ['1rem', { lineHeight: '1.4' }],
      fine: ['.9375rem', { lineHeight: '1.4' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    lineHeight: { none: '1', tight: '1.15', snug: '1.35', normal: '1.5' },
    borderRadius: { none: '0', paper: '2px', control: '3px', folder: '5px', tab: '9px' },
    shadows: {
      flat: 'none',
      outline: 'inset 0 0 0 2px',
      lift: '0 1px 0 oklch(.2 .05 268/.14), 0 14px 24px -16px oklch(.2 .05 268/.45)',
      'lift-dark': '0 1px 0 oklch(.1 .03 268/.6), 0 26px 44px -22px oklch(.08 .03 268/.95)',
      hairline: '0 0 0 1px oklch(.87 .012 85)',
      edge: '0 1px 0 oklch(.2 .05 268/.18)',
      above: '0 -2px 6px oklch(.08 .03 268/.45)',
      lines,
      tab: `0 -2px 12px -4px oklch(.1 .03 268/.6), ${lines}`,
    },
    transitionDuration: { quick: '120ms', calm: '220ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2,.7,.2,1)' },
    extend: {
      spacing: {
        gutter: fluid('16px', '4.4vw', '24px'),
        section: fluid('18px', '.7rem + 1.9vw', '44px'),
        header: '70px',
      },
      maxWidth: { page: '1268px', measure: '66ch' },
      zIndex: { content: '2', edge: '40', header: '50', toast: '70', skip: '90' },
    },
  },
  plugins: [
    // Replaces Tailwind's shadows, whose rules for colours and rings would make every page longer.
    plugin(({ matchUtilities, theme }) => {
      matchUtilities(
        { shadow: (boxShadow: string) => ({ boxShadow }) },
        { values: theme('shadows') },
      );
    }),
    // Variants for the contents of the header's row. They query the row, not the window, because the row is at most 1268 px
    // wide and has no room for menus with type of twice the size.
    plugin(({ addVariant }) => {
      // The five menus beside the logo, in windows of about 1024 px (with a scrollbar) or more.
      addVariant('nav', {
        [`@media (width >= ${screens.menus})`]: { '@container (min-width: 59.75rem)': '@slot' },
      });
      // The five menus and the telephone number.
      addVariant('call', '@container (min-width: 76rem)');
      // A wide but low window, as on a laptop of 1366 by 768.
      addVariant('low', `@media (width >= ${screens.lg}) and (height < 50rem)`);
    }),
    // Custom properties of the tokens for the style sheets: --ink-950, --red-cloth…
    plugin(({ addBase }) => {
      const properties: Record<string, string> = {};
      for (const [name, value] of Object.entries(colors)) {
        if (typeof value === 'string') properties[`--${name}`] = value;
        else {
          for (const [shade, colour] of Object.entries(value)) {
            properties[shade === 'DEFAULT' ? `--${name}` : `--${name}-${shade}`] = colour;
          }
        }
      }
      for (const name of utilitiesAlone) delete properties[`--${name}`];
      addBase({ ':root': properties });
      for (const [name, { cloth, board }] of Object.entries(fileColours)) {
        addBase({ [`[data-file='${name}']`]: { '--cloth': cloth, '--board': board } });
      }
    }),
  ],
} satisfies Config;

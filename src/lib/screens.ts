/**
 * The breakpoints: 640, 760, 980 and 1180 px at the usual font size. They are in rem, so that a reader with text twice as large
 * gets the layout of a window half as wide, instead of columns that are too narrow. Utilities and style sheets get them through
 * `tailwind.config.ts`.
 */
export const screens = {
  /** A phone is narrower only if its font is at least 1.5 times the usual size. */
  xs: '16rem',
  sm: '40rem',
  md: '47.5rem',
  lg: '61.25rem',
  /** From this width on, the header has room for the five menus. */
  menus: '64rem',
  /** From this width on, the margins have room for the upright tabs. */
  tabs: '68rem',
  xl: '73.75rem',
} as const;

/** Whether the window is at least this wide, like `lg:` in a class. */
export const isAtLeast = (screen: keyof typeof screens) =>
  matchMedia(`(min-width: ${screens[screen]})`).matches;

/**
 * The widths from which a layout holds: 640, 760, 980 and 1180 px at the usual size of type. In rem, so that a reader whose type is
 * twice as large gets the layout of a window half as wide, instead of columns that no longer fit. Utilities and style sheets have
 * them by way of `tailwind.config.ts`.
 */
export const screens = {
  /** Narrower are phones with type from half as large again. */
  xs: '16rem',
  sm: '40rem',
  md: '47.5rem',
  lg: '61.25rem',
  /** From here on the header has room for the five menus. */
  menus: '64rem',
  xl: '73.75rem',
} as const;

/** As `lg:` in a class. */
export const isAtLeast = (screen: keyof typeof screens) =>
  matchMedia(`(min-width: ${screens[screen]})`).matches;

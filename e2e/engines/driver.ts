/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | ' ' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/** What every way to drive a browser can do. Everything else that a journey needs is done by script in the page. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but the page and its argument, both of which travel as JSON. */
  run: <Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Runs the text of a script in the page. */
  runSource: (source: string) => Promise<void>;
  /** A press of the mouse's first button. */
  pressAt: (point: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. Each journey gets a new window with an empty profile. */
export interface Browser {
  version: string;
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

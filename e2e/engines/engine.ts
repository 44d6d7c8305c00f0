import { setTimeout as wait } from 'node:timers/promises';

/** The engines, in the order in which they are tried. */
export const ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** One window of a browser, by what both ways of driving one can do. Positions are CSS pixels from the window's corner. */
export interface Engine {
  readonly version: string;
  /** Sets the width and height of what a page is given. */
  resize(width: number, height: number): Promise<void>;
  /** Resolves when the document has been read, or loaded, as the engine's driver can tell. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, or of the promise that it gives; it has to survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** What the browser has complained of since it was last asked. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
  /** Ends every process at once, for one that no longer answers. */
  kill(): void;
}

/** Milliseconds in which an engine answers one command; a slow machine's page loads included. */
const COMMAND_LIMIT = 20_000;

/** Milliseconds for a browser to come up or go away. */
export const START_LIMIT = 60_000;

/** Fails when a promise takes longer than it may: what hangs must not hang the command. */
export async function within<Value>(
  limit: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> {
  const done = new AbortController();
  try {
    return await Promise.race([
      promise,
      wait(limit, undefined, { signal: done.signal }).then(() => {
        throw new Error(`No answer in ${limit / 1000} s: ${what}`);
      }),
    ]);
  } finally {
    done.abort();
    // Whoever loses the race may still fail, after the end.
    promise.catch(() => {});
  }
}

/** The same engine with a limit on every command. One that has not answered is killed, and every later command fails. */
export function limited(engine: Engine): Engine {
  let hung: Error | undefined;
  const command = async <Value>(what: string, act: () => Promise<Value>): Promise<Value> => {
    if (hung) throw new Error(`The engine was ended before “${what}”`, { cause: hung });
    return within(COMMAND_LIMIT, what, act()).catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('No answer')) {
        hung = error;
        engine.kill();
      }
      throw error;
    });
  };
  return {
    version: engine.version,
    resize: (width, height) => command('resize', () => engine.resize(width, height)),
    goto: (url) => command(`go to ${url}`, () => engine.goto(url)),
    evaluate: (expression) =>
      command(`evaluate ${expression.slice(0, 80)}`, () => engine.evaluate(expression)),
    movePointer: (x, y) => command('move the pointer', () => engine.movePointer(x, y)),
    click: (x, y) => command('click', () => engine.click(x, y)),
    type: (text) => command(`type ${text}`, () => engine.type(text)),
    press: (key) => command(`press ${key}`, () => engine.press(key)),
    takeProblems: () => command('take the problems', () => engine.takeProblems()),
    close: async () => {
      try {
        if (!hung) await within(START_LIMIT, 'close', engine.close());
      } finally {
        engine.kill();
      }
    },
    kill: () => engine.kill(),
  };
}

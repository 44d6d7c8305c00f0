import { expect } from 'vitest';
import type { Engine, KeyName } from './engine.ts';
import { choose, isAwake, look, selectAll, type Seen, type Target } from './look.ts';

/** Widths and heights in CSS pixels. */
const SCREENS = {
  narrow: { width: 360, height: 740 },
  wide: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof SCREENS;

/** How long something may take to appear, in milliseconds. */
const PATIENCE = { timeout: 10_000, interval: 50 };

/** Someone in front of a browser: opens pages, finds things by their names, uses mouse and keyboard. */
export class Visitor {
  /** How often the page was acted on or looked at; repeats while waiting are not counted. */
  steps = 0;

  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Loads a page without any sign of a visitor: the app's code does not come yet, see src/main.ts. */
  async load(path: string, screen: Screen): Promise<void> {
    this.steps++;
    const { width, height } = SCREENS[screen];
    await this.#engine.resize(width, height);
    await this.#engine.goto(this.#origin + path);
  }

  /** Moves the pointer and waits until the app has taken the page over. */
  async wake(): Promise<void> {
    this.steps++;
    await expect.poll(async () => (await this.#stir(), this.run(isAwake)), PATIENCE).toBe(true);
  }

  async open(path: string, screen: Screen): Promise<void> {
    await this.load(path, screen);
    await this.wake();
  }

  /** Runs a function in the page, given what survives JSON. The function can use nothing from around it. */
  async run<Args extends readonly unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${act.toString()})(${args.map((each) => JSON.stringify(each)).join(',')})`;
    return (await this.#engine.evaluate(call)) as Awaited<Result>;
  }

  /** Everything visible that a target means. */
  async see(target: Target): Promise<Seen[]> {
    return this.run(look, target, false);
  }

  /** Waits for an assertion about what is seen to hold. */
  async expectSeen(target: Target, assert: (seen: Seen[]) => void): Promise<void> {
    this.steps++;
    let seen: Seen[] = [];
    await expect
      .poll(async () => {
        seen = await this.see(target);
        return failureOf(() => assert(seen));
      }, PATIENCE)
      .toBe('');
  }

  async expectGone(target: Target): Promise<void> {
    await this.expectSeen(target, (seen) => expect(seen.map(({ name }) => name)).toEqual([]));
  }

  /** Waits until React has taken over a part that comes with code of its own once it is near and touched. */
  async expectReady(target: Target): Promise<void> {
    this.steps++;
    await expect
      .poll(async () => {
        const [seen] = await this.run(look, target, true);
        if (seen?.point) await this.#stir(seen.point);
        return seen?.isHydrated;
      }, PATIENCE)
      .toBe(true);
  }

  /** Presses the first of what a target means with the mouse, once it stands still and nothing lies over it. */
  async click(target: Target): Promise<void> {
    this.steps++;
    const { x, y } = await this.#find(target);
    await this.#engine.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    this.steps++;
    const { x, y } = await this.#find(target);
    await this.#engine.movePointer(x, y);
  }

  /** Presses a field and types over what it holds. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.expectSeen(target, (seen) => expect(seen[0]?.hasFocus).toBe(true));
    await this.run(selectAll);
    await this.#engine.type(text);
    await this.expectSeen(target, (seen) => expect(seen[0]?.value).toBe(text));
  }

  async choose(css: string, choice: string): Promise<void> {
    this.steps++;
    expect(await this.run(choose, css, choice), `choice of ${choice} in ${css}`).toBe(true);
  }

  async type(text: string): Promise<void> {
    this.steps++;
    await this.#engine.type(text);
  }

  async press(key: KeyName): Promise<void> {
    this.steps++;
    await this.#engine.press(key);
  }

  async expectPath(path: string): Promise<void> {
    this.steps++;
    await expect.poll(async () => this.run(() => location.pathname), PATIENCE).toBe(path);
  }

  async takeProblems(): Promise<string[]> {
    return this.#engine.takeProblems();
  }

  /** Two movements, because an engine may say nothing of a pointer that is where it was. */
  async #stir({ x, y } = { x: 120, y: 200 }): Promise<void> {
    await this.#engine.movePointer(x + 1, y);
    await this.#engine.movePointer(x, y);
  }

  async #find(target: Target): Promise<{ x: number; y: number }> {
    let last: Seen['point'];
    let found: Seen['point'];
    await expect
      .poll(async () => {
        const [seen] = await this.run(look, target, last === undefined);
        const isStill = seen?.point && last?.x === seen.point.x && last.y === seen.point.y;
        found = isStill ? seen.point : undefined;
        last = seen?.point;
        if (!seen) return `${target.css} ${target.name ?? ''} is not to be seen`;
        return found ? '' : `${seen.name} lies under something or moves`;
      }, PATIENCE)
      .toBe('');
    if (!found) throw new Error(`Nothing to press: ${target.css}`);
    return found;
  }
}

function failureOf(assert: () => void): string {
  try {
    assert();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

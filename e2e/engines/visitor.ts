import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';
import { installTools, type Target } from './page-tools.ts';

/** Milliseconds to wait for anything: engines without a graphics card are slow. */
const PATIENCE = { timeout: 15_000 };

const finder = readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A name in full, or its pattern. */
type Name = string | RegExp;

/** What a visitor does and sees, in any engine. Every action and every check waits for its element. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
  }

  async reload(): Promise<void> {
    await this.driver.reload();
  }

  async back(): Promise<void> {
    await this.driver.back();
  }

  async forward(): Promise<void> {
    await this.driver.forward();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
  }

  /** Presses an element once it has stopped moving and nothing covers it. */
  async click(role: string, name?: Name, within?: string): Promise<void> {
    const target = targetOf(role, name, within);
    await expect(async () => {
      const before = await this.ask((wanted) => window.tools.pressPoint(wanted), target);
      const after = await this.ask((wanted) => window.tools.pressPoint(wanted), target);
      expect(after, 'comes to rest').toEqual(before);
      await this.driver.pressAt(after);
    }).toPass(PATIENCE);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** Types into a field in place of what stands in it. */
  async fill(name: Name, text: string, within?: string): Promise<void> {
    const target = targetOf('textbox', name, within);
    await expect(async () => {
      await this.ask((wanted) => {
        const field = window.tools.one(wanted);
        field.focus();
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
          field.select();
        }
      }, target);
    }).toPass(PATIENCE);
    await this.driver.type(text);
  }

  /** Chooses from a list. By script: each engine draws the list in a window of its own. */
  async choose(name: Name, option: string, within?: string): Promise<void> {
    const wanted = { target: targetOf('combobox', name, within), option };
    await expect(async () => {
      await this.ask(({ target, option: label }) => {
        const list = window.tools.one(target);
        if (!(list instanceof HTMLSelectElement)) throw new Error('no list');
        const index = [...list.options].findIndex(({ text }) => text === label);
        if (index < 0) throw new Error(`no option ${label}`);
        list.focus();
        list.selectedIndex = index;
        for (const type of ['input', 'change']) {
          list.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, wanted);
    }).toPass(PATIENCE);
  }

  async sees(role: string, name?: Name, within?: string): Promise<void> {
    await this.counts((count) => expect(count).toBeGreaterThan(0), role, name, within);
  }

  async seesNo(role: string, name?: Name, within?: string): Promise<void> {
    await this.counts((count) => expect(count).toBe(0), role, name, within);
  }

  async seesTimes(times: number, role: string, name?: Name, within?: string): Promise<void> {
    await this.counts((count) => expect(count).toBe(times), role, name, within);
  }

  /** The text as it is drawn, in one line. */
  async reads(text: Name, within = 'body'): Promise<void> {
    await expect(async () => {
      const shown = await this.ask(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .map((place) => place.innerText)
            .join(' '),
        within,
      );
      const line = shown.replaceAll(/\s+/g, ' ');
      if (typeof text === 'string') expect(line).toContain(text);
      else expect(line).toMatch(text);
    }).toPass(PATIENCE);
  }

  /** The path with whatever follows it. */
  async isAt(path: Name): Promise<void> {
    await expect(async () => {
      const { href, origin } = await this.ask(
        () => ({ href: location.href, origin: location.origin }),
        null,
      );
      const shown = href.slice(origin.length);
      if (typeof path === 'string') expect(shown).toBe(path);
      else expect(shown).toMatch(path);
    }).toPass(PATIENCE);
  }

  async hasFocusOn(role: string, name?: Name, within?: string): Promise<void> {
    const target = targetOf(role, name, within);
    await expect(async () => {
      const focused = await this.ask((wanted) => {
        const { activeElement } = document;
        return (
          window.tools.all(wanted).some((element) => element === activeElement) ||
          `on ${activeElement?.outerHTML.slice(0, 120)}`
        );
      }, target);
      expect(focused, JSON.stringify(target)).toBe(true);
    }).toPass(PATIENCE);
  }

  async hasValue(value: string, role: string, name: Name, within?: string): Promise<void> {
    const target = targetOf(role, name, within);
    await expect(async () => {
      const shown = await this.ask((wanted) => {
        const field = window.tools.one(wanted);
        return 'value' in field ? field.value : null;
      }, target);
      expect(shown).toBe(value);
    }).toPass(PATIENCE);
  }

  /** At once, whatever the style sheet says. */
  async scrollTo(top: number): Promise<void> {
    await this.ask((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await this.isScrolledTo(top);
  }

  async isScrolledTo(top: number): Promise<void> {
    await expect(async () => {
      expect(Math.abs((await this.scrolled()) - top), `from ${top} px`).toBeLessThanOrEqual(3);
    }).toPass(PATIENCE);
  }

  async scrolled(): Promise<number> {
    return this.ask(() => scrollY, null);
  }

  /** Checks what a function in the page returns, until it is as expected. */
  async finds<Result>(script: () => Result, expected: Result): Promise<void> {
    await expect(async () => {
      const found: unknown = await this.ask(script, null);
      expect(found).toEqual(expected);
    }).toPass(PATIENCE);
  }

  /** Runs a function in the page. */
  async ask<Argument, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    if (!(await this.driver.run(() => 'tools' in window, null))) {
      await this.driver.runSource(await finder);
      await this.driver.run(installTools, null);
    }
    return this.driver.run(script, argument);
  }

  private async counts(
    check: (count: number) => void,
    role: string,
    name?: Name,
    within?: string,
  ): Promise<void> {
    const target = targetOf(role, name, within);
    await expect(async () => {
      check(await this.ask((wanted) => window.tools.all(wanted).length, target));
    }, JSON.stringify(target)).toPass(PATIENCE);
  }
}

function targetOf(role: string, name?: Name, within?: string): Target {
  return {
    role,
    ...(name === undefined
      ? {}
      : { name: name instanceof RegExp ? { pattern: name.source } : name }),
    ...(within === undefined ? {} : { within }),
  };
}

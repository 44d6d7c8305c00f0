import type { Page } from '@playwright/test';

/*
 * Imitations of programs that change a page on its way to the visitor or in the visitor's browser. Each does what the original is
 * documented to do to the document, and no more. The page's policy does not apply to them, as it does not to extensions, so a test
 * that uses them sets `bypassCSP`.
 */

export interface PageModifier {
  name: string;
  /** Call before the page is loaded. */
  modify: (page: Page) => Promise<unknown>;
  /** Resolves when it has done its work, if that takes a while. */
  trace?: string;
}

/** A rare Devanagari letter, put before each word that an imitation has written. */
export const MARK = 'ऴ';

/** A text without what the imitations have written into it, with single spaces. */
export function plain(text: string): string {
  return text.replaceAll(MARK, '').replaceAll(/\s+/g, ' ').trim();
}

/** A pattern for a name or label, whether or not an imitation has written into it; for queries by role and label. */
export function words(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    escaped.replaceAll(/(^|\s+)/g, (space) => `${space && String.raw`\s+`}${MARK}?`),
  );
}

interface Translation {
  /** Whether the old text node is taken away, or into the elements that hold the new words. */
  how: 'detached' | 'moved';
  start: 'before hydration' | 'during hydration' | 'after hydration';
}

/**
 * The translators of browsers. Chrome's wraps each text in two `font` elements and goes on with what is new or changes
 * (facebook/react#11538, and martijnhols.nl/gists/everything-about-google-translate-crashing-react).
 */
export function translator({ how, start }: Translation): PageModifier {
  return {
    name: `translated ${start}, text nodes ${how}`,
    modify: async (page) => page.addInitScript(translate, { how, start, mark: MARK }),
    trace: 'html.translated-ltr',
  };
}

/**
 * Password managers put an icon beside the fields of forms, and attributes and styles on them (LastPass, NordPass and
 * Dashlane; shadcn-ui/ui#492).
 */
export const passwordManager: PageModifier = {
  name: 'fields decorated by a password manager',
  modify: async (page) =>
    page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
        decorate();
      });

      function decorate(): void {
        for (const field of document.querySelectorAll('form input:not([data-dashlane-rid])')) {
          field.setAttribute('data-dashlane-rid', Math.random().toString(36).slice(2));
          field.setAttribute('data-np-autofill-field-type', 'identity');
          field.setAttribute('style', 'background-repeat: no-repeat; background-size: 16px;');
          const icon = document.createElement('div');
          icon.setAttribute('data-lastpass-icon-root', '');
          icon.style.cssText = 'position: relative !important; height: 0px !important; width: 0px;';
          icon.attachShadow({ mode: 'open' });
          field.after(icon);
        }
      }
    }),
};

/** Runs in the page. */
function translate({ how, start, mark }: Translation & { mark: string }): void {
  // As Chrome's, which leaves what is marked so as it is (support.google.com/translate, notranslate).
  const untouched =
    'script, style, noscript, textarea, code, svg, title, [translate="no"], .notranslate';
  const queue = new Set<Text>();
  let isWaiting = false;

  document.addEventListener('DOMContentLoaded', () => {
    if (start === 'before hydration') begin();
    if (start === 'during hydration') whenever(hasRoot, begin);
    if (start === 'after hydration') whenever(isHydrated, () => setTimeout(begin, 300));
  });

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        [target, ...addedNodes].forEach(collect);
      }
      soon();
    }).observe(document, { childList: true, characterData: true, subtree: true });
    collect(document);
    // In many small steps the page's own work comes in between.
    if (start === 'during hydration') soon();
    else work(Infinity);
  }

  function collect(node: Node): void {
    if (node instanceof Text) queue.add(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) queue.add(texts.currentNode as Text);
  }

  function soon(): void {
    if (isWaiting || queue.size === 0) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      work(start === 'during hydration' ? 40 : Infinity);
      soon();
    });
  }

  function work(count: number): void {
    for (const text of [...queue].slice(0, count)) {
      queue.delete(text);
      write(text);
    }
  }

  function write(text: Text): void {
    const parent = text.parentElement;
    const translation = marked(text.data);
    if (!parent || !text.isConnected || translation === text.data) return;
    if (parent.closest('title')) text.data = translation;
    if (parent.closest(untouched)) return;
    if (parent.matches('font font')) {
      text.data = translation;
      return;
    }
    const outer = newFont();
    const inner = newFont();
    outer.append(inner);
    if (how === 'moved') {
      text.before(outer);
      inner.append(text);
      text.data = translation;
    } else {
      inner.append(translation);
      text.replaceWith(outer);
    }
  }

  function marked(text: string): string {
    return text.replaceAll(/\S+/g, (word) => (word.startsWith(mark) ? word : mark + word));
  }

  function newFont(): HTMLElement {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  }

  /** As soon as it holds, or after three seconds in any case. */
  function whenever(holds: () => boolean, act: () => void, since = performance.now()): void {
    if (holds() || performance.now() - since > 3000) act();
    else setTimeout(() => whenever(holds, act, since), 4);
  }

  function hasRoot(): boolean {
    return [document, document.body, ...document.body.children].some((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactContainer')),
    );
  }

  function isHydrated(): boolean {
    return [...document.querySelectorAll('header, main h1, form')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    );
  }
}

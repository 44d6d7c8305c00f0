import type { Plugin } from 'vite';

/**
 * Writes the one style sheet into the head of each page, so that the page is laid out once and its paint waits for no request.
 */
export function inlineSheet(): Plugin {
  return {
    name: 'site:inline-sheet',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [file = '', ...others] = Object.keys(bundle).filter((name) => name.endsWith('.css'));
        const sheet = bundle[file];
        if (sheet?.type !== 'asset' || others.length > 0) throw new Error('Not one style sheet');
        const css = sheet.source.toString();
        if (/<\/style/i.test(css)) throw new Error(`${file} would end the element that holds it`);
        delete bundle[file];
        return html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
      },
    },
  };
}

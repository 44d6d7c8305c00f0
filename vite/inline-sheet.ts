import type { Plugin } from 'vite';

/**
 * Writes the only style sheet into the head of each page, so that the first paint waits for no request.
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
        if (sheet?.type !== 'asset' || others.length > 0)
          throw new Error('The build must have one style sheet');
        const css = sheet.source.toString();
        if (/<\/style/i.test(css)) throw new Error(`${file} would end the element that holds it`);
        delete bundle[file];
        return html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
      },
    },
  };
}

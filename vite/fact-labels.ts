import type { Plugin } from 'vite';

/** Leaves the labels of facts out of the browser's code: only the build and its commands print them. */
export function factLabelsPlugin(): Plugin {
  return {
    name: 'site:fact-labels',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/law\/[a-z-]+\/facts\.ts$/ },
      handler: (code) => code.replace(/(?<= = fact(?:Table)?\(\s*)'[^']*'/g, "''"),
    },
  };
}

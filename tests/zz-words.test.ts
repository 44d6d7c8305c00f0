import { test } from 'vitest';
import { countWords } from './support/prose';
import { passagesOf, servicePages } from './support/service-pages';
test('w', () => {
  console.info(
    servicePages
      .map(
        ({ slug, details }) =>
          `${passagesOf(details).reduce((n, { text }) => n + countWords(text), 0)} ${slug}`,
      )
      .sort()
      .join('\n'),
  );
});

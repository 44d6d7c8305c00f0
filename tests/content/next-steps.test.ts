import { expect, test } from 'vitest';
import { consultationServices, contactServices } from '@/content/forms';
import { nextSteps } from '@/content/next-steps';
import { byService } from '@/content/services/by-service';
import type { ServiceSlug } from '@/content/services/catalogue';

const choices = [...new Set([...consultationServices, ...contactServices, 'constructor'])];

test.each(choices)('a receipt for %s links only to blocks that exist', (choice) => {
  const links = nextSteps(choice).flatMap(({ link }) => (link ? [link.href] : []));
  const blocks = links.map((href) => {
    const [, slug, id] = /^\/services\/([\w-]+)#(\w+)$/.exec(href) ?? [];
    if (!slug || !id) return href;
    const { after = {} } = byService[slug as ServiceSlug] ?? {};
    return id === 'handover' || id in after ? 'there' : `${href} is missing`;
  });
  expect(['/#catalogue', 'there']).toEqual(expect.arrayContaining(blocks));
});

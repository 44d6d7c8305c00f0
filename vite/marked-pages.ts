import { firstYears } from '../src/content/first-year.ts';
import type { FirstYearPath } from '../src/content/first-year-steps.ts';
import { glossary } from '../src/content/glossary.ts';
import { services } from '../src/content/services/catalogue.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import type { ServiceText } from '../src/pages/service/service-text.ts';
import { termMarker } from './mark-terms.ts';
import { linkedSources } from './source-links.ts';

/* Run at build by the plugin in service-texts.ts, which hands the result to the site. */

const modules = import.meta.glob<{ details: ServiceDetails }>(
  '../src/content/services/details/*.ts',
  { eager: true },
);

const markTerms = termMarker(glossary);

const paths: Partial<Record<string, FirstYearPath>> = firstYears;

/** The text of each service page as it is shown, by its slug. */
export const markedPages: Readonly<Record<string, ServiceText>> = Object.fromEntries(
  services.flatMap((service) => {
    const text = modules[`../src/content/services/details/${service.slug}.ts`];
    if (!text) return [];
    const { details, terms } = markTerms(service, text.details);
    const sources = linkedSources(details);
    return [
      [service.slug, { details: { ...details, sources }, terms, firstYear: paths[service.slug] }],
    ];
  }),
);

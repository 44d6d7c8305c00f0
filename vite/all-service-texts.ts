import type { FirstYearPath } from '../src/content/first-year-steps.ts';
import { firstYears } from '../src/content/first-year.ts';
import { glossary } from '../src/content/glossary.ts';
import { withOurFee } from '../src/content/our-fee.ts';
import { checkOurFees } from '../src/content/our-fee-schema.ts';
import { ourFees } from '../src/content/our-fees.ts';
import { services } from '../src/content/services/catalogue.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import { numberText } from '../src/content/numbers/texts.ts';
import { shortFacts } from '../src/content/services/short-facts.ts';
import { reckonersOn, type ReckonerId } from '../src/content/reckoners/pages.ts';
import type { Reckoner } from '../src/content/reckoners/reckoner.ts';
import type { ReckonerText, ServiceText } from '../src/pages/service/service-text.ts';
import { buildDay } from './build-day.ts';
import { markTerms } from './mark-terms.ts';
import { linkedSources } from './source-links.ts';

/**
 * What each service page shows, by slug. Evaluated at build alone: the plugin in service-texts.ts hands each page its own.
 *
 * @throws Error where the owner's fee sheet says what it must not
 */
export function serviceTexts(): Record<string, ServiceText> {
  checkOurFees(ourFees);
  const today = buildDay();
  const files = import.meta.glob<{ details: ServiceDetails }>(
    '../src/content/services/details/*.ts',
    { eager: true },
  );
  const paths: Partial<Record<string, FirstYearPath>> = firstYears;
  return Object.fromEntries(
    services.flatMap((service) => {
      const file = files[`../src/content/services/details/${service.slug}.ts`];
      if (!file) return [];
      const withFee = withOurFee(file.details, ourFees[service.slug], today);
      const { details, terms } = markTerms(service, withFee, glossary);
      const text = {
        details: { ...details, sources: linkedSources(details) },
        terms,
        reckoners: (reckonersOn[service.slug] ?? []).map(reckonerText),
        number: numberText(service.slug),
        firstYear: paths[service.slug],
        short: shortFacts[service.slug],
      };
      return [[service.slug, text]];
    }),
  );
}

const reckoners = import.meta.glob<Reckoner>('../src/content/reckoners/*-{fees,lateness}.ts', {
  import: 'reckoner',
  eager: true,
});

function reckonerText(id: ReckonerId): ReckonerText {
  const reckoner = reckoners[`../src/content/reckoners/${id}.ts`];
  if (!reckoner) throw new Error(`There is no file for the reckoner ${id}`);
  const { question, line, table } = reckoner;
  return { id, question, line, ...(table && { table }) };
}

import { firstYears } from '../src/law/first-year/timelines.ts';
import { glossary } from '../src/content/glossary.ts';
import { afterFiling } from '../src/content/services/after-filing.ts';
import { withOurFee } from '../src/content/our-fee.ts';
import { checkOurFees } from '../src/content/our-fee-schema.ts';
import { ourFees } from '../src/content/our-fees.ts';
import { services } from '../src/content/services/catalogue.ts';
import type { ServiceDetails } from '../src/content/services/schema.ts';
import { byService, type ServiceRow } from '../src/content/services/by-service.ts';
import { numberText, type NumberText } from '../src/content/number-text.ts';
import { FIRST_SERVICE, niceClasses } from '../src/law/classes/nice-classes.ts';
import type { ServiceText, ToolText } from '../src/pages/service/service-text.ts';
import { mainArea, reviewedAreas } from '../src/law/knowledge.ts';
import type { Source } from '../src/law/source.ts';
import { citedPlaces } from '../src/lib/citations.ts';
import { toolsOn, type PlacedTool } from '../src/content/services/page-tools.ts';
import { buildDay } from './build-day.ts';
import { markTerms } from './mark-terms.ts';
import { pageChanges } from '../src/content/services/page-changes.ts';
import { linkedSources } from './source-links.ts';

/**
 * The texts of all service pages, by slug. Evaluated at build time only: the plugin in service-texts.ts gives each page its own.
 *
 * @throws Error if the owner's fee sheet is not valid
 */
export function buildServiceTexts(): Record<string, ServiceText> {
  checkOurFees(ourFees);
  const today = buildDay();
  const files = import.meta.glob<{ details: ServiceDetails }>(
    '../src/content/services/details/*.ts',
    { eager: true },
  );
  return Object.fromEntries(
    services.flatMap((service) => {
      const file = files[`../src/content/services/details/${service.slug}.ts`];
      if (!file) return [];
      const row: ServiceRow = byService[service.slug] ?? {};
      const plain = afterFiling(row.after ?? {});
      const withFee = withOurFee(file.details, ourFees[service.slug], today);
      const { details, after, terms } = markTerms(
        service,
        withSourcesOf(plain, withFee),
        glossary,
        plain,
      );
      const { short, numbers, dueDates, firstYear } = row;
      const number = numbers && numberText(numbers);
      const tools = toolsOn(service.slug).map((placed) => toolText(placed, number));
      const timeline = firstYear && firstYears[firstYear];
      const printed = JSON.stringify([details, after, tools]);
      const { sources, checked } = details;
      const text = {
        changes: pageChanges({ printed, sources, dueDates, timeline }, today),
        reviewed: reviewedAreas(new Set(row.areas ?? mainArea(sources)), checked),
        reviewedInAll: reviewedAreas(new Set(sources.map(({ area }) => area)), checked),
        details: {
          ...details,
          structures: comparison(details),
          sources: linkedSources(details, after),
        },
        after,
        places: Object.fromEntries(citedPlaces([details, after])),
        terms,
        tools,
        specimen: number?.specimen,
        classes: tools.some(({ id }) => id === 'trademark-classes') ? classTexts() : undefined,
        dueDates,
        firstYear: timeline,
        registersStructure: row.registersStructure,
        short,
      };
      return [[service.slug, text]];
    }),
  );
}

const lawFiles = import.meta.glob<Record<string, unknown>>('../src/law/*.ts', { eager: true });

/** A page with the sources that its further texts cite, after its own. */
function withSourcesOf(texts: unknown, details: ServiceDetails): ServiceDetails {
  const own = new Set(details.sources.map(({ id }) => id));
  const cited = [...citedPlaces(texts).keys()].filter((id) => !own.has(id));
  const further = cited.map((id) => {
    const source = Object.values(lawFiles)
      .flatMap(Object.values<unknown>)
      .find(isSource(id));
    if (!source) throw new Error(`No source has the id ${id}`);
    return source;
  });
  return { ...details, sources: [...details.sources, ...further] };
}

const isSource =
  (id: string) =>
  (value: unknown): value is Source =>
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    'id' in value &&
    value.id === id;

/** A tool as the page shows it; the reader of numbers is headed by the number that one gets there. */
function toolText({ tool, answers }: PlacedTool, number: NumberText | undefined): ToolText {
  const { id, kind, name, question, line, table } = tool;
  return {
    id,
    kind,
    name,
    question,
    line,
    ...(id === 'number' &&
      number && { name: number.question, question: number.question, line: number.line }),
    table: typeof table === 'function' ? table(answers ?? {}) : table,
    answers,
  };
}

/** The structures side by side; what the chooser weighs comes with its code. */
function comparison({ structures }: ServiceDetails): ServiceDetails['structures'] {
  return (
    structures && { topics: structures.topics, forms: structures.forms, groups: structures.groups }
  );
}

function classTexts(): ServiceText['classes'] {
  const gists = niceClasses.map(({ gist }) => gist);
  return { goods: gists.slice(0, FIRST_SERVICE - 1), services: gists.slice(FIRST_SERVICE - 1) };
}

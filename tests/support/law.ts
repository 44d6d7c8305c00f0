import { Fact } from '@/law/fact';
import type { Source } from '@/law/source';

/** An export of `src/law/`, with where it stands: "gst.ts gstLimitForServices". */
export interface Named<T> {
  name: string;
  file: string;
  value: T;
}

const files = import.meta.glob<Record<string, unknown>>(['/src/law/*.ts', '/src/law/*/facts.ts'], {
  eager: true,
});

const exported: Named<unknown>[] = Object.entries(files).flatMap(([path, module]) => {
  const file = path.replace('/src/law/', '').replace('/facts.ts', '.ts');
  return Object.entries(module).flatMap(([name, value]) => {
    // The bands of a table, as well as what stands alone.
    const values: unknown[] = Array.isArray(value) ? value.map((band) => band.fact) : [value];
    return values.map((single) => ({ name: `${file} ${name}`, file, value: single }));
  });
});

const isSource = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'href' in value;

export const lawSources = exported.filter((entry): entry is Named<Source> => isSource(entry.value));
export const lawFacts = exported.filter(
  (entry): entry is Named<Fact> => entry.value instanceof Fact,
);

/**
 * Whose statements stand at official places of the internet. A host may be one of these or below it. Add to the list
 * what is official and not yet in it, never a newspaper, a law firm or a provider.
 */
const OFFICIAL_HOSTS = [
  // The Union, the States, their agencies and courts: mca.gov.in, ipindia.gov.in, gst.gov.in, sebi.gov.in, …
  'gov.in',
  'nic.in',
  // Regulators and institutes set up by an Act
  'rbi.org.in',
  'icai.org',
  'icsi.edu',
  'icmai.in',
  'barcouncilofindia.org',
  'nbaindia.org',
  'cert-in.org.in',
  'cgtmse.in',
  'bis.org.in',
  'nixi.in',
  // State portals and stamp agencies that a State or the Union appointed
  'mahaonline.gov.in',
  'shcilestamp.com',
  'tele-law.in',
  // Bodies set up by treaty
  'wipo.int',
  'epo.org',
  'oecd.org',
] as const;

export function isOfficial(href: string): boolean {
  const { protocol, hostname } = new URL(href);
  return (
    protocol === 'https:' &&
    OFFICIAL_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** A law, rule or notification is cited by its section or number; a portal may be cited as a whole. */
export function needsPlace(source: Source): boolean {
  return (
    /\b(Acts?|Code|Rules|Regulations|Orders?|[Nn]otifications?|[Cc]irculars?|Constitution)\b/.test(
      source.title,
    ) && !/\bportal\b/i.test(source.title)
  );
}

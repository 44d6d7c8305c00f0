import type { Source } from '@/law/source';

/**
 * Official hosts. Their subdomains are official too. Only add hosts of public bodies, never of a newspaper, a law firm or a
 * provider.
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

/** Whether a citation of the source must name a section or number. A portal may be cited as a whole. */
export function needsPlace(source: Source): boolean {
  return (
    /\b(Acts?|Code|Rules|Regulations|Orders?|[Nn]otifications?|[Cc]irculars?|Constitution)\b/.test(
      source.title,
    ) && !/\bportal\b/i.test(source.title)
  );
}

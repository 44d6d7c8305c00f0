import { owner } from '@/content/owner';
import { settings } from '@/lib/settings';

const { name, officeHours, email, socials, legal } = owner;

/** Who the provider is: what the owner's file says, and what changes with the deployment (`.env.example`). */
export const site = {
  name,
  origin: settings.siteUrl,
  phone: settings.phone,
  whatsapp: settings.whatsapp,
  officeHours,
  email,
  socials,
  legal,
  /** The specification fixes the year of the copyright line (sections 2 and 9). */
  copyrightYear: 2024,
} as const;

/** Who contracts with the client: said in the same words by the terms, the About page and the footer. */
export const whoContracts =
  'For papers and filing you contract with our firm; an advocate or auditor whom you pick contracts with you directly.';

/** A social network; without an address there is no link (specification, section 2, Footer). */
export type Social = (typeof socials)[number];

/** A number that the owner gives, and what it counts. */
export interface CountedFigure {
  figure: string;
  label: string;
}

/** Those that the owner has given. */
export const shown = (figures: readonly CountedFigure[]) =>
  figures.filter(({ figure }) => figure !== '');

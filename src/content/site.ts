import { offeredPage } from '@/content/services/catalogue';
import { owner } from '@/content/owner';
import { languageCodes } from '@/content/languages';

import { fragmentWith } from '@/lib/fragment';
import { paths } from '@/paths';
import { settings } from '@/lib/settings';

const { name, officeHours, email, socials, legal } = owner;

/** Not where the owner says in words why there is none. */
const gstin = /^\d{2}[A-Z]{5}/.test(legal.gstin) ? { value: legal.gstin } : {};

/** Who the provider is: what the owner's file says, and what changes with the deployment (`.env.example`). */
export const site = {
  name,
  origin: settings.siteUrl,
  phone: settings.phone,
  whatsapp: settings.whatsapp,
  officeHours,
  languages: owner.languages.map((language) => ({ name: language, code: languageCodes[language] })),
  email,
  socials,
  legal,
  /** Our own reader of numbers, with our GSTIN. */
  checkHref: paths.service(offeredPage('gst-registration')) + fragmentWith('number', gstin),
  /** The specification fixes the year of the copyright line (sections 2 and 9). */
  copyrightYear: 2024,
} as const;

/** Who contracts with the client: said in the same words by the terms, the About page and the footer. */
export const whoContracts =
  'For papers and filing you contract with our firm; an advocate or auditor whom you pick contracts with you directly.';

/** What the owner has filled in; nothing where it is still a sample. */
export const unlessSample = (words: string) => (/\bsample\b/i.test(words) ? '' : words);

const agent = unlessSample(owner.trademarkAgent);

/**
 * Who acts before the Trade Marks Registry: said in the same words by the terms and the pages on trade marks. On 7 January 2026
 * the Registry warned by name of websites that act without an agent (Trade Marks Act, section 145).
 */
export const trademarkActs = agent
  ? `Before the Trade Marks Registry our registered agent acts, ${agent}, or an advocate whom you engage.`
  : 'Nobody here is a registered trade marks agent: you file yourself, or engage an agent or advocate who does.';

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

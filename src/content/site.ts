import { offeredPage } from '@/content/services/catalogue';
import { owner } from '@/content/owner';
import { languageCodes } from '@/content/languages';

import { fragmentWith } from '@/lib/fragment';
import { paths } from '@/paths';
import { settings } from '@/lib/settings';

const { name, officeHours, email, socials, legal } = owner;

/** Empty if the owner gives a reason instead of a number. */
const gstin = /^\d{2}[A-Z]{5}/.test(legal.gstin) ? { value: legal.gstin } : {};

/** The provider's details, from the owner's file and the deployment's variables (`.env.example`). */
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
  /** The number reader, with our GSTIN filled in, so that everybody can check it. */
  checkHref: paths.service(offeredPage('gst-registration')) + fragmentWith('number', gstin),
  /** The specification fixes the year of the copyright line (sections 2 and 9). */
  copyrightYear: 2024,
} as const;

/** Who contracts with the client, in the same words for the terms, the About page and the footer. */
export const whoContracts =
  'For papers and filing, your contract is with our firm. An advocate or auditor whom you pick contracts with you directly.';

/** The owner's words, or an empty text if they are a sample. */
export const unlessSample = (words: string) => (/\bsample\b/i.test(words) ? '' : words);

const agent = unlessSample(owner.trademarkAgent);

/**
 * Who acts before the Trade Marks Registry, in the same words for the terms and the trade mark pages. On 7 January 2026 the
 * Registry published the names of websites that act without an agent (Trade Marks Act, section 145).
 */
export const trademarkActs = agent
  ? `Before the Trade Marks Registry, our registered agent acts (${agent}), or an advocate whom you engage.`
  : 'Nobody here is a registered trade marks agent: you file yourself, or engage an agent or advocate who files.';

/** A social network; without an address there is no link (specification, section 2, Footer). */
export type Social = (typeof socials)[number];

/** A figure from the owner, and its label. */
export interface CountedFigure {
  figure: string;
  label: string;
}

/** The figures that the owner has filled in. */
export const shown = (figures: readonly CountedFigure[]) =>
  figures.filter(({ figure }) => figure !== '');

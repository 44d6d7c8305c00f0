import { owner } from '@/content/owner';
import type { Owner } from '@/content/owner-schema';
import { unlessSample } from '@/content/site';
import { SHOP_DUTIES_FROM } from '@/law/contracts/shop-duties';
import type { Day } from '@/lib/days';

export type ShopDuties = Pick<Owner, 'helplinePartnerSince' | 'darkPatternsChecked'>;

/**
 * Statements that online sellers show from 1 January 2027 (Consumer Protection (E-Commerce) Rules, 2020, as amended by G.S.R.
 * 789(E)). The list is empty before that day. It leaves out statements about steps that the owner hasn't taken yet.
 */
export function shopDuties(
  day: Day,
  { helplinePartnerSince, darkPatternsChecked }: ShopDuties = owner,
): readonly string[] {
  if (day < SHOP_DUTIES_FROM) return [];
  const checked = unlessSample(darkPatternsChecked);
  const partnerSince = unlessSample(helplinePartnerSince);
  return [
    checked &&
      `Certificate: a yearly self-audit found that this website follows the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (E-Commerce Rules, rule 4(15)). Checked by ${checked}.`,
    partnerSince &&
      `We have been a partner of the National Consumer Helpline since ${partnerSince}.`,
  ].filter(Boolean);
}

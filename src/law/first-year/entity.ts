import { companiesAct } from '@/law/companies/texts';
import type { Citation } from '@/law/source';
import { lawAt } from './deadline';
import type { FirstYearStep } from './steps';

/** The properties that decide which duties an entity has. */
export interface Entity {
  kind:
    | 'company'
    | 'one-person-company'
    | 'producer-company'
    | 'llp'
    | 'firm'
    | 'proprietorship'
    | 'trust-or-society';
  /** A public company is never small (Companies Act, section 2(85)). */
  isPublic?: true;
  /** Licensed under section 8, and so never small either. */
  isSection8?: true;
  isNidhi?: true;
  /** Sells goods or services, so GST may apply. */
  isTrader?: true;
  /** May have owners abroad who can take money out of India. */
  hasForeignHolders?: true;
  /** May employ, rent or buy above the limits of the tax and labour laws. */
  isEmployer?: true;
}

export const isCompany = ({ kind }: Entity) => kind.endsWith('company');
export const isOpc = ({ kind }: Entity) => kind === 'one-person-company';
export const isProducer = ({ kind }: Entity) => kind === 'producer-company';
export const hasPartners = ({ kind }: Entity) => kind === 'llp' || kind === 'firm';

/** Whether a company can be small. A small company holds 2 board meetings and files the short return MGT-7A. */
export const canBeSmall = ({ isPublic, isSection8 }: Entity) => !isPublic && !isSection8;

/** Section 446B of the Companies Act limits a penalty to half: always for some companies, for others if small or a start-up. */
export type Lesser = 'always' | 'if-small' | 'never';

export function lesserPenalties(entity: Entity): Lesser {
  if (isOpc(entity) || isProducer(entity)) return 'always';
  return canBeSmall(entity) ? 'if-small' : 'never';
}

const penaltyOf: Record<Lesser, string> = {
  always: 'a penalty, at most half of the usual one',
  'if-small': 'a penalty; for a small company or a start-up, it is at most half',
  never: 'a penalty',
};

export const penalty = (entity: Entity) => penaltyOf[lesserPenalties(entity)];

export const lesserPenaltyLaw = (entity: Entity): Citation[] =>
  lesserPenalties(entity) === 'never' ? [] : [lawAt(companiesAct, 'section 446B')];

/** A duty's step, and the entities that it applies to. */
export type Duty = readonly [
  holds: (entity: Entity) => boolean,
  step: FirstYearStep | ((entity: Entity) => FirstYearStep),
];

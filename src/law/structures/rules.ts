import type { LegalFormId } from './legal-forms';
import { DIASPORA, FROM_ABROAD, type When } from './questions';

/**
 * The effect on `forms` when the answers match `when`, with the reason as a sentence for the visitor.
 *
 * `bars` is a limit of law or an aim that the form can't serve; the visitor can't remove it. `needs` is a condition that can
 * still be met: it weighs against the form and is shown beside it. `for` and `against` weigh from 1 (a convenience) to 9 (the
 * form was made for this). Reasons against a form are shown whenever it is suggested, first or second.
 */
export type Rule = {
  when: When;
  /** The rule doesn't apply if these answers are given too. */
  unless?: When;
  forms: readonly LegalFormId[];
} & (
  | { bars: string }
  | { needs: string }
  | { for: string; weight: number }
  | { against: string; weight: number }
);

/** The fields that all rules share. */
export type Effects = Partial<Record<'bars' | 'needs' | 'for' | 'against', string>> & {
  weight?: number;
};

const FOR_PROFIT = ['private', 'llp', 'opc', 'proprietorship', 'partnership'] as const;
const FOR_CAUSES = ['ngo', 'section8'] as const;
const SEVERAL = ['two', 'seven', 'ten', 'fifty', 'more'] as const;
/** An advocate without a partner. No form protects advocates from liability for their own negligence. */
const LONE_ADVOCATE = { profession: ['law'], owners: ['one'] } as const;
/** Professions in which outsiders may neither own a practice nor share its profit. */
const CLOSED_PROFESSION = { profession: ['accounts', 'secretary', 'law'] } as const;
const NOT_SAVINGS = ['profit', 'charity', 'producers', 'institutions', 'family', 'unsure'] as const;

const aim: readonly Rule[] = [
  {
    when: { aim: ['profit', 'producers', 'institutions', 'savings'] },
    forms: ['section8'],
    bars: 'It may never pay a dividend. {companies-act section 8}',
  },
  {
    when: { aim: ['profit', 'producers', 'institutions', 'savings'] },
    forms: ['ngo'],
    bars: 'It serves charity, education and similar aims, not the gain of its members. {societies-act section 20}',
  },
  {
    when: { aim: ['profit', 'charity', 'savings'] },
    forms: ['producer'],
    bars: 'Only producers and their institutions can be its members. {companies-act section 378A}',
  },
  {
    when: { aim: ['profit', 'charity', 'producers', 'institutions'] },
    forms: ['nidhi'],
    bars: 'Its only object is saving and lending among members. {nidhi-rules rules 4 and 6}',
  },
  {
    when: { aim: ['savings'] },
    forms: FOR_PROFIT,
    bars: 'Only a declared Nidhi may take members’ savings and lend them on. {companies-act section 406}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['llp'],
    bars: 'An LLP is for business with a view to profit. {llp-act section 11}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['partnership'],
    bars: 'A firm exists to share profits. {partnership-act section 4}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['opc'],
    bars: 'It can’t be, or become, a company for charity. {incorporation-rules rule 3}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['private'],
    bars: 'Its profit belongs to shareholders. The company for a cause is the Section 8 company. {companies-act section 8}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['proprietorship'],
    bars: 'You and the business are one person: gifts would be your own money.',
  },
  {
    when: { aim: ['charity'] },
    forms: ['section8'],
    weight: 9,
    for: 'All its income goes to the cause. {companies-act section 8}',
  },
  {
    when: { aim: ['charity'] },
    forms: ['ngo'],
    weight: 9,
    for: 'It is made for a cause, and its property stays with the cause.',
  },
  {
    when: { aim: ['profit'] },
    forms: FOR_PROFIT,
    weight: 1,
    for: 'Its profit belongs to the owners.',
  },
  {
    when: { aim: ['producers', 'institutions'] },
    forms: ['producer'],
    weight: 9,
    for: 'It is made for producers: it may buy, process, sell and lend for them. {companies-act section 378B}',
  },
  {
    when: { aim: ['institutions'] },
    forms: ['opc'],
    bars: 'Its member must be a natural person. {incorporation-rules rule 3}',
  },
  {
    when: { aim: ['institutions'] },
    forms: ['proprietorship'],
    bars: 'It is 1 person, not an institution.',
  },
  {
    when: { aim: ['institutions'] },
    forms: ['llp'],
    weight: 3,
    against: 'A cooperative society cannot be its partner. {llp-act section 2(1)(d)}',
  },
  {
    when: { aim: ['savings'] },
    forms: ['nidhi'],
    weight: 9,
    for: 'After its declaration, members may save with it and borrow from it. {companies-act section 406}',
  },
  {
    when: { aim: ['unsure'] },
    forms: ['nidhi', 'producer'],
    weight: 9,
    against: 'It serves one aim only: savers who lend to each other, or producers.',
  },
  {
    when: { aim: ['unsure'] },
    forms: FOR_CAUSES,
    weight: 8,
    against:
      'It is only for a cause: its members never share the profit. {companies-act section 8}',
  },
];

const owners: readonly Rule[] = [
  {
    when: { owners: ['one'] },
    forms: ['partnership'],
    needs: 'A second partner. {partnership-act section 4}',
  },
  {
    when: { owners: ['one'] },
    forms: ['llp'],
    needs: 'A second partner. {llp-act section 6}',
  },
  {
    when: { owners: ['one'] },
    forms: ['private', 'section8'],
    needs: 'A second member. {companies-act section 3}',
  },
  {
    when: { owners: ['one'], aim: ['institutions'] },
    forms: ['producer'],
    needs: 'A second producer institution. {companies-act section 378C}',
  },
  {
    when: { owners: ['one', 'two', 'seven'], aim: ['producers', 'unsure'] },
    forms: ['producer'],
    needs: '10 producers in all, or 2 producer institutions. {companies-act section 378C}',
  },
  {
    when: { owners: ['one', 'two'] },
    forms: ['nidhi'],
    needs: '7 founding members. {companies-act section 3}',
  },
  {
    when: { owners: [...SEVERAL] },
    forms: ['proprietorship'],
    bars: 'It has 1 owner, who is the business.',
  },
  {
    when: { owners: [...SEVERAL] },
    forms: ['opc'],
    bars: 'It has 1 member, never more. {companies-act section 2(62)}',
  },
  {
    when: { owners: ['huf'] },
    forms: ['proprietorship'],
    weight: 2,
    for: 'The family trades in its own name through its manager (karta), with a PAN (tax number) of its own.',
  },
  {
    when: { owners: ['huf'] },
    forms: ['opc'],
    bars: 'Its member must be a natural person. {incorporation-rules rule 3}',
  },
  {
    when: { owners: ['huf'] },
    forms: ['llp'],
    bars: 'A Hindu undivided family cannot be its partner. {mca-notifications General Circular 02/2016}',
  },
  {
    when: { owners: ['huf'] },
    forms: ['partnership', 'private'],
    needs: '2 members of the family who join in their own names.',
  },
  {
    when: { owners: ['fifty', 'more'] },
    forms: ['partnership'],
    bars: 'A firm has {firms.firmPartners}.',
  },
  {
    when: { owners: ['more'] },
    forms: ['private'],
    needs:
      '200 members at most; staff who hold shares are not counted. {companies-act section 2(68)}',
  },
  {
    when: { owners: ['more'], money: ['investors'] },
    forms: ['private'],
    bars: 'It takes 200 members at most. {companies-act section 2(68)}',
  },
  {
    when: { owners: ['one', 'two', 'seven', 'ten', 'fifty'], aim: ['savings'] },
    forms: ['nidhi'],
    needs: '200 members and ₹20 lakh of own funds within 120 calendar days. {nidhi-rules rule 3B}',
  },
  {
    when: { owners: ['more'] },
    forms: ['llp'],
    weight: 2,
    against:
      'You file a form for each partner who joins or leaves. {llp-act section 25} So many owners usually form a public company. {companies-act section 3}',
  },
  {
    when: { owners: ['one'] },
    forms: ['proprietorship'],
    weight: 2,
    for: 'You are alone, and the form itself needs no registration.',
  },
  {
    when: { owners: ['one'] },
    forms: ['opc'],
    weight: 1,
    for: 'You are alone, and a nominee replaces you if needed. {companies-act section 3}',
  },
  {
    when: { owners: [...SEVERAL] },
    forms: ['llp'],
    weight: 1,
    for: 'You are several people, and your own agreement settles profit, work and exits. {llp-act section 23}',
  },
  {
    when: { owners: ['ten', 'fifty', 'more'], aim: ['producers'] },
    forms: ['producer'],
    weight: 2,
    for: 'You are 10 or more, and it has no upper limit of members. {companies-act section 378C}',
  },
  {
    when: { owners: ['one'] },
    forms: ['ngo'],
    weight: 1,
    for: 'You can found a trust alone, with trustees beside you.',
  },
  {
    when: { owners: ['seven', 'ten', 'fifty', 'more'] },
    forms: ['ngo'],
    weight: 1,
    for: 'You are enough people for a society, which needs {firms.societyMembers}.',
  },
];

const liability: readonly Rule[] = [
  {
    when: { liability: ['yes'] },
    unless: LONE_ADVOCATE,
    forms: ['proprietorship'],
    bars: 'Your savings are liable for all its debts.',
  },
  {
    when: { liability: ['yes'], ...LONE_ADVOCATE },
    forms: ['proprietorship'],
    weight: 1,
    against:
      'Your savings are liable for all its debts. No form covers your own negligence, but professional indemnity insurance does.',
  },
  {
    when: { liability: ['yes'] },
    forms: ['partnership'],
    bars: 'Your savings are liable for all its debts. {partnership-act section 25}',
  },
  {
    when: { liability: ['yes'] },
    forms: ['private', 'opc', 'section8', 'producer', 'nidhi'],
    weight: 3,
    for: 'You risk only the unpaid part of your shares. But you pay for your own wrongful acts and personal guarantees. {companies-act section 2(22)}',
  },
  {
    when: { liability: ['yes'] },
    forms: ['llp'],
    weight: 3,
    for: 'You risk your contribution. You are liable for your own wrongful acts, but not for a partner’s. {llp-act section 28}',
  },
  {
    when: { liability: ['no'] },
    forms: ['proprietorship', 'partnership'],
    weight: 3,
    for: 'You accept the risk, and it has the fewest duties.',
  },
  {
    when: { liability: ['yes'], owners: ['one', 'two', 'unsure'] },
    forms: ['ngo'],
    weight: 8,
    against:
      'Trustees are liable with their own money for breaches of trust and for documents that they sign. A society pays debts from its own property, but needs more members. {societies-act sections 1 and 8}',
  },
  {
    when: { liability: ['no'] },
    forms: ['private', 'opc', 'section8', 'producer', 'nidhi'],
    weight: 1,
    against:
      'You would accept the risk for less paperwork. This form has an audit and yearly forms even without sales.',
  },
  {
    when: { liability: ['no'] },
    forms: ['llp'],
    weight: 1,
    against:
      'You would accept the risk for less paperwork. This form files 2 yearly forms even without sales. {llp-act sections 34 and 35}',
  },
  {
    when: { liability: ['no'] },
    forms: ['ngo'],
    weight: 1,
    for: 'You want little paperwork, and it needs less than a company.',
  },
];

const money: readonly Rule[] = [
  {
    when: { money: ['own'] },
    forms: ['proprietorship', 'partnership', 'llp'],
    weight: 1,
    for: 'Your own money and loans are enough, so you need no shares.',
  },
  {
    when: { money: ['own'] },
    forms: ['ngo'],
    weight: 1,
    for: 'You pay for it with your own money, so a public record can wait.',
  },
  {
    when: { money: ['later'] },
    forms: ['private'],
    weight: 3,
    for: 'It can give shares as soon as an investor comes. {companies-act section 62}',
  },
  {
    when: { money: ['later'] },
    forms: ['opc'],
    weight: 2,
    for: 'It becomes a private company when an investor comes. {incorporation-rules rule 6}',
  },
  {
    when: { money: ['later'] },
    forms: ['llp'],
    weight: 1,
    against:
      'It has no shares: it would have to become a company first. {companies-act Chapter XXI, Part I}',
  },
  {
    when: { money: ['later'] },
    forms: ['partnership', 'proprietorship'],
    weight: 2,
    against: 'It has no shares: the business would have to move into a company first.',
  },
  {
    when: { money: ['later', 'investors'] },
    forms: ['producer'],
    weight: 2,
    against: 'An investor who isn’t a producer cannot be a member. {companies-act section 378A}',
  },
  {
    when: { money: ['investors'], aim: ['producers', 'institutions', 'unsure'] },
    forms: ['producer'],
    bars: 'Investors and staff who aren’t producers cannot hold its shares. {companies-act sections 378A and 378ZB}',
  },
  {
    when: { money: ['investors'] },
    forms: ['private'],
    weight: 5,
    for: 'Investors and staff can hold its shares. {companies-act section 62}',
  },
  {
    when: { money: ['investors'] },
    unless: CLOSED_PROFESSION,
    forms: ['llp', 'partnership', 'proprietorship'],
    bars: 'It has no shares to give.',
  },
  {
    when: { money: ['investors'], profession: ['accounts', 'secretary', 'law'] },
    forms: ['proprietorship'],
    needs:
      'Your own money instead of investors: you may not share fees of your profession with others. {chartered-accountants-act First Schedule} {bar-council-rules Chapter III, rule 2}',
  },
  {
    when: { money: ['investors'], profession: ['accounts', 'secretary', 'law'] },
    forms: ['llp', 'partnership'],
    needs:
      'Partners of the same profession instead of investors: you may not share its fees with others. {chartered-accountants-act First Schedule} {bar-council-rules Chapter III, rule 2}',
  },
  {
    when: { money: ['investors'] },
    forms: ['opc'],
    bars: 'It has 1 member: it must become a private company first. {incorporation-rules rule 6}',
  },
  {
    when: { money: ['investors'] },
    forms: FOR_CAUSES,
    needs: 'Donors instead of investors: it pays no return on shares. {companies-act section 8}',
  },
  {
    when: { money: ['investors'] },
    forms: ['nidhi'],
    needs: 'Members who save with it instead of outside investors. {nidhi-rules rules 6 to 8}',
  },
  {
    when: { money: ['donors'] },
    forms: ['section8'],
    weight: 3,
    for: 'Its accounts are in a public register, which donors and companies ask for. {companies-act section 137}',
  },
  {
    when: { money: ['donors'] },
    forms: ['ngo'],
    weight: 1,
    for: 'It may take donations, and company funds after donor approval (80G) and Form CSR-1. {csr-rules rule 4}',
  },
  {
    when: { money: ['donors'], aim: ['unsure'] },
    forms: FOR_CAUSES,
    weight: 9,
    for: 'People give to a cause, not to a business.',
  },
  {
    when: { money: ['donors'], aim: ['unsure'] },
    forms: FOR_PROFIT,
    weight: 8,
    against:
      'Donors get no tax deduction from a body that is run for profit. {income-tax-act section 354}',
  },
];

const abroad: readonly Rule[] = [
  {
    when: { abroad: [...DIASPORA] },
    forms: ['proprietorship', 'partnership'],
    weight: 4,
    against:
      'Owners abroad may only put in money that stays in India, and not for farming, plantations, print media or real estate. {non-debt-rules Schedule IV}',
  },
  {
    when: { abroad: ['nri'] },
    forms: ['opc'],
    weight: 1,
    for: 'Citizenship counts, not residence: an Indian citizen abroad may own it. {incorporation-rules rule 3}',
  },
  {
    when: { abroad: [...DIASPORA, ...FROM_ABROAD] },
    forms: ['nidhi'],
    needs:
      'Members in India only: it is closed to investors from abroad. {non-debt-rules Schedules I and IV}',
  },
  {
    when: { abroad: ['oci', 'resident', ...FROM_ABROAD] },
    forms: ['opc'],
    bars: 'Its member must be an Indian citizen. {incorporation-rules rule 3}',
  },
  {
    when: { abroad: [...FROM_ABROAD] },
    forms: ['proprietorship', 'partnership'],
    needs: 'Permission of the Reserve Bank. {non-debt-rules Schedule IV}',
  },
  {
    when: { abroad: [...FROM_ABROAD] },
    forms: ['proprietorship', 'partnership'],
    weight: 9,
    against: 'Foreign money in a firm is an exception. {non-debt-rules Schedule IV}',
  },
  {
    when: { abroad: [...FROM_ABROAD] },
    forms: ['private'],
    weight: 4,
    for: 'It may take foreign money in more sectors than any other form. {non-debt-rules Schedule I}',
  },
  {
    when: { abroad: [...FROM_ABROAD] },
    forms: ['llp'],
    weight: 1,
    against:
      'It may take foreign money only if the sector is fully open without conditions. {non-debt-rules Schedule VI}',
  },
  {
    when: { abroad: [...FROM_ABROAD] },
    forms: ['producer'],
    weight: 6,
    against:
      'A foreign owner who isn’t a producer cannot be a member. {companies-act section 378A}',
  },
  {
    when: { abroad: ['border'], aim: [...NOT_SAVINGS] },
    forms: ['private', 'llp', 'proprietorship', 'partnership', 'producer'],
    needs:
      'Approval of the Government before the money comes, except for some small stakes. {non-debt-rules rule 6}',
  },
];

const residence: readonly Rule[] = [
  {
    when: { abroad: ['resident'], owners: ['one'] },
    forms: ['private'],
    weight: 4,
    for: 'It is the closest form to a one person company, which is for Indian citizens only. {incorporation-rules rule 3}',
  },
];

const back: readonly Rule[] = [
  {
    when: { abroad: [...DIASPORA], back: ['yes'] },
    forms: ['proprietorship', 'partnership'],
    bars: 'Money in it can’t leave India without the Reserve Bank’s permission. {non-debt-rules Schedule IV}',
  },
  {
    when: { abroad: [...DIASPORA], back: ['yes'] },
    forms: ['private'],
    weight: 4,
    for: 'As foreign investment the money may leave India again. The rules of the sector apply. {non-debt-rules Schedule I}',
  },
  {
    when: { abroad: [...DIASPORA], back: ['yes'] },
    forms: ['llp'],
    weight: 1,
    against:
      'Money from it may leave India again only if the sector is fully open without conditions. {non-debt-rules Schedule VI}',
  },
];

const trade: readonly Rule[] = [
  {
    when: { trade: ['lending'] },
    forms: ['private'],
    needs:
      'Registration with the Reserve Bank, and own funds of {firms.lenderOwnFunds}, before lending is its main business.',
  },
  {
    when: { trade: ['lending', 'chit'] },
    forms: ['opc'],
    bars: 'It may not carry on financial business, such as lending, chits or investment in securities. {incorporation-rules rule 3(6)}',
  },
  {
    when: { trade: ['lending'] },
    forms: ['llp'],
    bars: 'The Reserve Bank registers companies for lending, not LLPs. {reserve-bank-act sections 45-I and 45-IA}',
  },
  {
    when: { trade: ['chit'] },
    forms: ['llp'],
    bars: 'The law names persons, firms, companies and cooperatives that may run chits, not LLPs. {chit-funds-act section 13}',
  },
  {
    when: { trade: ['deposits'] },
    forms: FOR_PROFIT,
    bars: 'It may not take deposits from the public without a regulator’s permission. {unregulated-deposits-act section 3}',
  },
  {
    when: { trade: ['education'], aim: ['profit'] },
    forms: FOR_PROFIT,
    bars: 'A recognised school or college is not run for profit.',
  },
  {
    when: { trade: ['payments'] },
    forms: ['proprietorship', 'partnership', 'llp'],
    weight: 9,
    against: 'In practice the Reserve Bank authorises companies for payments.',
  },
  {
    when: { trade: ['guards'], abroad: [...FROM_ABROAD] },
    forms: ['private', 'llp', 'partnership'],
    needs: 'An Indian citizen who holds the majority: the law on private security asks for it.',
  },
  {
    when: { trade: ['education'], aim: ['charity'] },
    forms: FOR_CAUSES,
    weight: 1,
    for: 'Recognised schools and colleges are run by a society, trust or Section 8 company. {companies-act section 8}',
  },
];

const turnover: readonly Rule[] = [
  {
    when: { turnover: ['small', 'medium'] },
    forms: ['proprietorship', 'partnership'],
    weight: 1,
    for: 'At this size it is best to have few duties.',
  },
  {
    when: { turnover: ['small', 'medium'] },
    forms: ['llp'],
    weight: 1,
    for: 'It needs no audit if its turnover is up to {llps.auditTurnover} and its contribution up to {llps.auditContribution}.',
  },
  {
    when: { turnover: ['small', 'medium'] },
    forms: ['ngo'],
    weight: 1,
    for: 'At this size a company’s audit and forms would cost a large part of the gifts.',
  },
  {
    when: { turnover: ['large'] },
    forms: ['proprietorship', 'partnership'],
    weight: 1,
    for: 'Residents with turnover up to {income-tax.presumptiveBusinessLimit} may declare presumptive profit: at least a fixed share of turnover. An LLP or a company cannot.',
  },
  {
    when: { turnover: ['large', 'huge'] },
    forms: ['section8'],
    weight: 2,
    for: 'At this size its board and public accounts are worth their cost.',
  },
  {
    when: { turnover: ['huge'] },
    forms: ['proprietorship'],
    weight: 5,
    against: 'At this size one claim can be larger than everything you own.',
  },
  // The weight is lower than for a proprietorship: families of this size usually trade as a firm, so the firm comes second.
  {
    when: { turnover: ['huge'] },
    forms: ['partnership'],
    weight: 2,
    against: 'At this size one claim can be larger than everything you own.',
  },
  {
    when: { turnover: ['huge'] },
    forms: ['private'],
    weight: 2,
    for: 'At this size a company’s tax rate and reputation can be worth its duties.',
  },
  // The weight is lower than for a private company, so that a founder who accepts the risk of debts keeps the proprietorship.
  {
    when: { turnover: ['huge'] },
    forms: ['opc'],
    weight: 1,
    for: 'At this size a company’s tax rate and reputation can be worth its duties.',
  },
  {
    when: { turnover: ['huge'] },
    forms: ['llp'],
    weight: 1,
    for: 'At this size limited liability is worth the yearly forms.',
  },
];

const profession: readonly Rule[] = [
  {
    when: { profession: ['accounts'], aim: ['profit', 'unsure'] },
    forms: ['private', 'opc'],
    bars: 'No company may practise as chartered or cost accountants. {chartered-accountants-act section 25} {cost-accountants-act section 26}',
  },
  {
    when: { profession: ['secretary'], aim: ['profit', 'unsure'] },
    forms: ['private', 'opc'],
    bars: 'No company may practise as company secretaries. {company-secretaries-act section 26}',
  },
  {
    when: { profession: ['law'], aim: ['profit', 'unsure'] },
    forms: ['private', 'opc'],
    bars: 'Only persons on the roll of advocates may practise law, and a company cannot be enrolled. {advocates-act sections 24, 29 and 33}',
  },
  {
    when: { profession: ['law'], abroad: [...FROM_ABROAD] },
    forms: ['proprietorship', 'partnership', 'llp'],
    bars: 'Only advocates on an Indian roll may own a law practice. Foreign lawyers and firms may not practise Indian law. {advocates-act sections 24 and 29}',
  },
  {
    when: { profession: ['secretary', 'accounts'], abroad: [...FROM_ABROAD] },
    forms: ['proprietorship', 'partnership', 'llp'],
    needs:
      'Membership of the Indian institute for every owner. First ask the institute if a foreign citizen may be a member.',
  },
  {
    when: { profession: ['law', 'secretary', 'accounts'], aim: ['profit', 'unsure'] },
    forms: ['llp'],
    weight: 2,
    against:
      'A name that shows the profession needs the approval of its council first. {llp-rules rule 18(2)}',
  },
  {
    when: { profession: ['law', 'secretary', 'accounts'], aim: ['profit', 'unsure'] },
    forms: ['proprietorship', 'partnership'],
    weight: 2,
    for: 'Members of your profession practise alone, or in firms of such members. {chartered-accountants-act section 2} {bar-council-rules Chapter III, rule 2}',
  },
];

/** Starting weights. Forms with fewer duties start with more, so that nobody forms a company without need. */
export const startingWeights: Record<LegalFormId, number> = {
  proprietorship: 4,
  llp: 3,
  partnership: 2,
  private: 2,
  opc: 2,
  ngo: 1,
  section8: 1,
  producer: 0,
  nidhi: 0,
};

/** The weight of each unmet condition against a form. */
export const conditionWeight = 6;

export const rules: readonly Rule[] = [
  ...owners,
  ...liability,
  ...money,
  ...abroad,
  ...residence,
  ...back,
  ...turnover,
  ...profession,
  ...trade,
  ...aim,
];

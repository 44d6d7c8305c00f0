// @vitest-environment node
import { expect, test } from 'vitest';
import { structureGuide } from '@/content/structures/guide';
import type { FormId } from '@/content/structures/forms';
import { answersIn, fragmentOf } from '@/features/structure-chooser/answers';
import { choose } from '@/features/structure-chooser/choose';

/*
 * Worked by hand from the Acts and the fact sheets, before the rules: who comes, what they say, what an adviser would
 * answer. "second" is left out where advisers would differ; "needs" are words of the condition that has to be named.
 */
interface Case {
  who: string;
  /** As they stand in a shared address. */
  answers: string;
  first: FormId;
  second?: FormId;
  needs?: RegExp;
  bars?: readonly FormId[];
  /** What has to be said against the form itself; against the second one, in `whyNotSecond`. */
  against?: RegExp;
  whyNotSecond?: RegExp;
  advice?: RegExp;
  neverAdvice?: RegExp;
}

const cases: readonly Case[] = [
  // One owner
  {
    who: 'a freelance designer, own laptop, small invoices',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small',
    first: 'proprietorship',
    second: 'opc',
  },
  {
    who: 'a shop owner who has not thought of liability',
    answers: 'aim=profit&owners=one&liability=unsure&money=own&abroad=none&turnover=medium',
    first: 'proprietorship',
    advice: /How large could one claim be/,
  },
  {
    who: 'a caterer who fears a food claim',
    answers: 'aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=medium',
    first: 'opc',
    bars: ['proprietorship', 'partnership'],
  },
  {
    who: 'a sole trader of machines with sales of several crore',
    answers: 'aim=profit&owners=one&liability=unsure&money=own&abroad=none&turnover=huge',
    first: 'opc',
    second: 'proprietorship',
    advice: /Goods and Services Tax/,
  },
  {
    who: 'a trader below ₹2 crore who keeps the risk: presumptive income counts',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=large',
    first: 'proprietorship',
  },
  {
    who: 'a sole founder who may look for investors later',
    answers: 'aim=profit&owners=one&liability=yes&money=later&abroad=none&turnover=unsure',
    first: 'opc',
  },
  {
    who: 'a sole founder with an investor at the table: an OPC has 1 member',
    answers: 'aim=profit&owners=one&liability=yes&money=investors&abroad=none&turnover=unsure',
    first: 'private',
    needs: /second member/,
    bars: ['opc', 'proprietorship', 'llp', 'partnership'],
    advice: /investor or a relative/,
  },
  {
    who: 'an Indian in Dubai who wants limited liability: citizenship counts',
    answers: 'aim=profit&owners=one&liability=yes&money=own&abroad=nri&turnover=small',
    first: 'opc',
    bars: ['proprietorship'],
    advice: /1 director must have stayed in India for 182 calendar days/,
  },
  {
    who: 'an Indian abroad with a small side business and no fear of risk',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=nri&turnover=small',
    first: 'proprietorship',
    second: 'opc',
  },
  {
    who: 'a German citizen alone: no OPC for foreigners, and a company takes 2',
    answers: 'aim=profit&owners=one&liability=yes&money=own&abroad=foreign&turnover=small',
    first: 'private',
    needs: /second member/,
    bars: ['opc'],
    advice: /sector is open to foreign money/,
  },
  {
    who: 'the same, without fear of risk: a proprietorship takes the Reserve Bank’s permission',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=foreign&turnover=small',
    first: 'private',
    needs: /second member/,
    bars: ['opc'],
  },
  {
    who: 'a Chinese citizen alone: approval, security clearance, and a second member',
    answers: 'aim=profit&owners=one&liability=yes&money=own&abroad=border&turnover=small',
    first: 'private',
    needs: /Approval of the Government/,
    bars: ['opc'],
    advice: /Press Note 3 of 2020.*security clearance/,
  },

  // Several owners, for profit
  {
    who: '2 friends with a shop who accept the risk',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=small',
    first: 'partnership',
    second: 'llp',
    bars: ['proprietorship', 'opc'],
  },
  {
    who: '2 friends in different cities who want their savings safe',
    answers: 'aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small',
    first: 'llp',
    second: 'private',
    bars: ['proprietorship', 'opc', 'partnership'],
  },
  {
    who: '3 consultants with large fees and no need of investors',
    answers: 'aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=huge',
    first: 'llp',
    second: 'private',
  },
  {
    who: '2 partners who have not thought of liability',
    answers: 'aim=profit&owners=two&liability=unsure&money=own&abroad=none&turnover=small',
    first: 'llp',
    second: 'partnership',
  },
  {
    who: 'a family firm below ₹2 crore: presumptive income is open to firms, not LLPs',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=large',
    first: 'partnership',
    second: 'llp',
  },
  {
    who: 'a family firm of many crore: one claim can be too large',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=huge',
    first: 'llp',
  },
  {
    who: 'founders of a start-up who will raise money this year',
    answers: 'aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=small',
    first: 'private',
    bars: ['llp', 'partnership', 'opc', 'proprietorship'],
  },
  {
    who: 'the same founders, careless of risk: shares decide',
    answers: 'aim=profit&owners=two&liability=no&money=investors&abroad=none&turnover=small',
    first: 'private',
    bars: ['llp', 'partnership'],
  },
  {
    who: 'founders who may raise money later',
    answers: 'aim=profit&owners=two&liability=yes&money=later&abroad=none&turnover=small',
    first: 'private',
    second: 'llp',
  },
  {
    who: 'founders who may raise money later and accept the risk meanwhile',
    answers: 'aim=profit&owners=two&liability=no&money=later&abroad=none&turnover=small',
    first: 'private',
  },
  {
    who: '8 colleagues who open a clinic',
    answers: 'aim=profit&owners=seven&liability=yes&money=own&abroad=none&turnover=large',
    first: 'llp',
  },
  {
    who: '30 shop keepers who buy together, at their own risk: a firm takes up to 50',
    answers: 'aim=profit&owners=ten&liability=no&money=own&abroad=none&turnover=small',
    first: 'partnership',
  },
  {
    who: '60 professionals: more than 50 cannot be a firm, an LLP has no ceiling',
    answers: 'aim=profit&owners=fifty&liability=no&money=own&abroad=none&turnover=small',
    first: 'llp',
    bars: ['partnership'],
  },
  {
    who: '120 people who want shares: within 200',
    answers: 'aim=profit&owners=fifty&liability=yes&money=investors&abroad=none&turnover=huge',
    first: 'private',
    bars: ['partnership', 'llp'],
  },
  {
    who: '300 people who want shares: no private company, ask about a public one',
    answers: 'aim=profit&owners=more&liability=yes&money=investors&abroad=none&turnover=huge',
    first: 'private',
    needs: /200 members at most/,
    advice: /public company/,
  },
  {
    who: '300 people with their own money: an LLP has no ceiling',
    answers: 'aim=profit&owners=more&liability=yes&money=own&abroad=none&turnover=huge',
    first: 'llp',
    advice: /public company/,
  },
  {
    who: '2 partners, one of them an Indian abroad, savings safe',
    answers: 'aim=profit&owners=two&liability=yes&money=own&abroad=nri&turnover=small',
    first: 'llp',
    second: 'private',
    advice: /1 designated partner must have stayed in India for 120 calendar days/,
  },
  {
    who: 'the same at their own risk: money in a firm would be locked in India',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=nri&turnover=small',
    first: 'llp',
    second: 'partnership',
  },
  {
    who: 'an Indian and a French citizen',
    answers: 'aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=large',
    first: 'private',
    second: 'llp',
    bars: ['opc'],
    advice: /sector is open to foreign money/,
  },
  {
    who: 'a subsidiary of a Singapore company with Indian staff on shares',
    answers: 'aim=profit&owners=two&liability=yes&money=investors&abroad=foreign&turnover=huge',
    first: 'private',
  },
  {
    who: 'an Indian and a Nepali company, a land border between them',
    answers: 'aim=profit&owners=two&liability=yes&money=own&abroad=border&turnover=large',
    first: 'private',
    needs: /Approval of the Government/,
    advice: /Press Note 3 of 2020/,
  },

  // Causes
  {
    who: 'a family that wants to give scholarships in its town',
    answers: 'aim=charity&owners=two&liability=no&money=own&abroad=none&turnover=small',
    first: 'ngo',
    second: 'section8',
    bars: ['llp', 'partnership', 'opc', 'private', 'proprietorship', 'producer', 'nidhi'],
    advice: /applied for separately/,
  },
  {
    who: 'a widow who gives her house to a cause, alone',
    answers: 'aim=charity&owners=one&liability=unsure&money=own&abroad=none&turnover=small',
    first: 'ngo',
    second: 'section8',
  },
  {
    who: '8 neighbours who run a library: enough for a society',
    answers: 'aim=charity&owners=seven&liability=no&money=own&abroad=none&turnover=small',
    first: 'ngo',
    advice: /7 members/,
  },
  {
    who: '3 people with grants of companies and work in several States',
    answers: 'aim=charity&owners=two&liability=yes&money=donors&abroad=none&turnover=large',
    first: 'section8',
    second: 'ngo',
    bars: ['llp', 'opc', 'private'],
  },
  {
    who: 'a foundation with large gifts whose founders want to risk nothing',
    answers: 'aim=charity&owners=seven&liability=yes&money=donors&abroad=none&turnover=huge',
    first: 'section8',
  },
  {
    who: 'a cause with a foreign founder: foreign money takes the Home Ministry',
    answers: 'aim=charity&owners=two&liability=yes&money=donors&abroad=foreign&turnover=small',
    first: 'section8',
    advice: /Home Ministry/,
  },
  {
    who: 'a cause that hopes for investors: there is no return to give',
    answers: 'aim=charity&owners=two&liability=yes&money=investors&abroad=none&turnover=large',
    first: 'section8',
    needs: /Donors in place of investors/,
  },
  {
    who: 'somebody who knows only that money will come as gifts',
    answers: 'money=donors',
    first: 'section8',
    second: 'ngo',
  },

  // Producers
  {
    who: '12 farmers who sell vegetables together',
    answers: 'aim=producers&owners=ten&liability=yes&money=own&abroad=none&turnover=large',
    first: 'producer',
    bars: ['ngo', 'section8', 'nidhi', 'opc', 'proprietorship'],
  },
  {
    who: '400 weavers: no ceiling on members',
    answers: 'aim=producers&owners=more&liability=yes&money=own&abroad=none&turnover=huge',
    first: 'producer',
  },
  {
    who: '5 bee keepers: below 10',
    answers: 'aim=producers&owners=two&liability=yes&money=own&abroad=none&turnover=small',
    first: 'llp',
    advice: /10 producers, or as 2 producer institutions/,
  },
  {
    who: '5 bee keepers who accept the risk',
    answers: 'aim=producers&owners=two&liability=no&money=own&abroad=none&turnover=small',
    first: 'partnership',
    advice: /producer company/,
  },
  {
    who: '3 dairy cooperatives: institutions need only be 2',
    answers: 'aim=institutions&owners=two&liability=yes&money=own&abroad=none&turnover=huge',
    first: 'producer',
    bars: ['opc', 'nidhi', 'ngo', 'section8'],
  },
  {
    who: 'a single cooperative',
    answers: 'aim=institutions&owners=one&liability=yes&money=own&abroad=none&turnover=large',
    first: 'producer',
    needs: /second producer institution/,
  },
  {
    who: '15 farmers with an outside investor: only producers can be members',
    answers: 'aim=producers&owners=ten&liability=yes&money=investors&abroad=none&turnover=large',
    first: 'private',
    bars: ['producer', 'llp'],
  },

  // Savers
  {
    who: '250 members of a club who save together',
    answers: 'aim=savings&owners=more&liability=yes&money=own&abroad=none&turnover=large',
    first: 'nidhi',
    bars: ['private', 'llp', 'opc', 'partnership', 'proprietorship', 'producer', 'ngo', 'section8'],
    advice: /200 members and ₹20 lakh/,
  },
  {
    who: '9 founders of a savings group: enough to incorporate',
    answers: 'aim=savings&owners=seven&liability=unsure&money=own&abroad=none&turnover=small',
    first: 'nidhi',
    advice: /Within 120 calendar days/,
  },
  {
    who: '3 founders of a savings group: a public company takes 7',
    answers: 'aim=savings&owners=two&liability=yes&money=own&abroad=none&turnover=small',
    first: 'nidhi',
    needs: /7 members/,
  },
  {
    who: 'a savings group with a member abroad',
    answers: 'aim=savings&owners=more&liability=yes&money=own&abroad=nri&turnover=small',
    first: 'nidhi',
    needs: /Members in India only/,
  },

  // What speaks against the answer is said with it
  {
    who: 'an Indian abroad who accepts the risk: the money stays in India, and some trades are closed',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=nri&turnover=small',
    first: 'proprietorship',
    second: 'opc',
    against:
      /without the right to take it out of India, and not for farming, plantations, print media or real estate/,
  },
  {
    who: 'somebody alone who may look for investors and accepts the risk',
    answers: 'aim=profit&owners=one&liability=no&money=later&abroad=none&turnover=small',
    first: 'proprietorship',
    against: /no shares/,
    advice: /Investors take shares, and this form has none/,
  },
  {
    who: 'somebody alone with many crore who accepts the risk: the answer counts, and the warning is given',
    answers: 'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=huge',
    first: 'proprietorship',
    second: 'opc',
    against: /one claim can be larger than all you own/,
    whyNotSecond: /You would accept the risk/,
  },
  {
    who: 'partners with many crore who accept the risk: not overridden in silence',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=huge',
    first: 'llp',
    against: /You would accept the risk for less paperwork/,
  },
  {
    who: 'founders who accept the risk and may raise money: the company’s paperwork is said',
    answers: 'aim=profit&owners=two&liability=no&money=later&abroad=none&turnover=small',
    first: 'private',
    against: /You would accept the risk for less paperwork/,
  },
  {
    who: '250 people with their own money: an LLP may, but each change is a filing',
    answers: 'aim=profit&owners=more&liability=yes&money=own&abroad=none&turnover=large',
    first: 'llp',
    against: /public company/,
    advice: /public company/,
  },
  {
    who: 'a partner abroad at the partners’ own risk',
    answers: 'aim=profit&owners=two&liability=no&money=own&abroad=nri&turnover=small',
    first: 'llp',
    second: 'partnership',
    against: /You would accept the risk/,
    whyNotSecond: /real estate/,
  },

  // Foreigners and one person companies
  {
    who: 'a Canadian alone with an investor: a one person company is for Indian citizens',
    answers: 'aim=profit&owners=one&liability=yes&money=investors&abroad=foreign&turnover=small',
    first: 'private',
    needs: /second member/,
    bars: ['opc'],
    advice: /investor or a relative/,
    neverAdvice: /one person company/,
  },
  {
    who: 'a Chinese citizen alone with an investor',
    answers: 'aim=profit&owners=one&liability=yes&money=investors&abroad=border&turnover=small',
    first: 'private',
    needs: /second member/,
    bars: ['opc'],
    neverAdvice: /one person company/,
  },
  {
    who: 'an Indian citizen in London alone with an investor: may begin as a one person company',
    answers: 'aim=profit&owners=one&liability=yes&money=investors&abroad=nri&turnover=small',
    first: 'private',
    needs: /second member/,
    advice: /begin as a one person company/,
  },

  // Causes and the savings of their founders
  {
    who: 'a founder alone with a cause who wants the savings apart: trustees answer themselves',
    answers: 'aim=charity&owners=one&liability=yes&money=own&abroad=none&turnover=small',
    first: 'section8',
    second: 'ngo',
    needs: /second member/,
    whyNotSecond: /Trustees answer with their own money/,
  },
  {
    who: '2 founders of a cause who want the savings apart',
    answers: 'aim=charity&owners=two&liability=yes&money=own&abroad=none&turnover=small',
    first: 'section8',
    second: 'ngo',
    whyNotSecond: /Trustees answer/,
  },
  {
    who: '8 founders who want the savings apart: a society’s debts fall on its property',
    answers: 'aim=charity&owners=seven&liability=yes&money=own&abroad=none&turnover=small',
    first: 'ngo',
    second: 'section8',
  },

  // Professions with a council
  {
    who: '2 chartered accountants who hope for investors: no company may practise, no outsider may share',
    answers:
      'aim=profit&owners=two&liability=no&money=investors&abroad=none&turnover=small&profession=accounts',
    first: 'partnership',
    needs: /Partners of the same profession/,
    bars: ['private', 'opc'],
    advice: /council/,
  },
  {
    who: '2 chartered accountants who want their savings apart',
    answers:
      'aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&profession=accounts',
    first: 'llp',
    bars: ['private', 'opc', 'partnership'],
    against: /approval of its council/,
    advice: /council/,
  },
  {
    who: '2 chartered accountants with savings apart who hope for investors',
    answers:
      'aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=small&profession=accounts',
    first: 'llp',
    needs: /Partners of the same profession/,
    bars: ['private', 'opc', 'partnership'],
  },
  {
    who: '20 cost accountants at their own risk: a firm takes up to 50',
    answers:
      'aim=profit&owners=ten&liability=no&money=own&abroad=none&turnover=small&profession=accounts',
    first: 'partnership',
    bars: ['private'],
  },
  {
    who: '60 chartered accountants: too many for a firm',
    answers:
      'aim=profit&owners=fifty&liability=yes&money=own&abroad=none&turnover=large&profession=accounts',
    first: 'llp',
    bars: ['private', 'partnership'],
  },
  {
    who: 'an advocate alone',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&profession=law',
    first: 'proprietorship',
    bars: ['private', 'opc'],
    advice: /council/,
  },
  {
    who: 'an advocate alone who wants the savings apart: a company cannot be enrolled',
    answers:
      'aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=small&profession=law',
    first: 'llp',
    needs: /second partner/,
    bars: ['private', 'opc', 'proprietorship'],
  },
  {
    who: 'an advocate alone who hopes for investors: no outsider may share the fees',
    answers:
      'aim=profit&owners=one&liability=no&money=investors&abroad=none&turnover=small&profession=law',
    first: 'proprietorship',
    needs: /Your own money in place of investors/,
    bars: ['private', 'opc'],
  },
  {
    who: '2 advocates who speak of investors for later',
    answers:
      'aim=profit&owners=two&liability=unsure&money=later&abroad=none&turnover=small&profession=law',
    first: 'partnership',
    second: 'llp',
    bars: ['private'],
  },
  {
    who: '3 doctors who will take investors into a clinic: open to a company',
    answers:
      'aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=large&profession=other',
    first: 'private',
    advice: /council/,
  },
  {
    who: 'an architect alone, small',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=home&profession=other',
    first: 'proprietorship',
    advice: /council/,
  },

  // Sales to other States
  {
    who: 'a potter who posts pots to other States, below every limit',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=goods&profession=none',
    first: 'proprietorship',
    advice: /Goods sold to another State .* from the first rupee/,
  },
  {
    who: 'a translator with clients in other States, below the limit',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=services&profession=none',
    first: 'proprietorship',
    advice: /need no .* registration up to ₹20 lakh/,
    neverAdvice: /first rupee/,
  },
  {
    who: 'a tailor who sells at home only',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=home&profession=none',
    first: 'proprietorship',
    neverAdvice: /Goods and Services Tax/,
  },
  {
    who: 'a small seller who is not sure where',
    answers:
      'aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=unsure&profession=none',
    first: 'proprietorship',
    advice: /unless you sell goods to another State/,
  },
  {
    who: '30 weavers who sell to shops in other States',
    answers:
      'aim=producers&owners=ten&liability=yes&money=own&abroad=none&turnover=small&sales=goods&profession=none',
    first: 'producer',
    advice: /first rupee/,
  },
  {
    who: 'a trust that sells candles to other States',
    answers:
      'aim=charity&owners=two&liability=no&money=own&abroad=none&turnover=small&sales=goods&profession=none',
    first: 'ngo',
    advice: /first rupee/,
  },
  {
    who: 'a foreign partner, investors, goods sent abroad',
    answers:
      'aim=profit&owners=two&liability=yes&money=investors&abroad=foreign&turnover=large&sales=goods&profession=none',
    first: 'private',
    advice: /sector is open to foreign money/,
  },

  // Little is known
  { who: 'somebody alone, nothing else known', answers: 'owners=one', first: 'proprietorship' },
  { who: 'several, nothing else known', answers: 'owners=two', first: 'llp' },
  { who: 'investors, nothing else known', answers: 'money=investors', first: 'private' },
  { who: 'a foreign owner, nothing else known', answers: 'abroad=foreign', first: 'private' },
  { who: 'a cause, nothing else known', answers: 'aim=charity', first: 'ngo' },
  { who: 'producers, nothing else known', answers: 'aim=producers', first: 'producer' },
];

test.each(cases)('$who: $first', ({ answers, first, second, needs, bars = [], ...told }) => {
  expect(fragmentOf(answersIn(answers)), 'an answer that no question has').toBe(
    `#choose&${answers}`,
  );
  const suggestion = choose(structureGuide, answersIn(answers));
  expect(suggestion?.form.id).toBe(first);
  if (second) expect(suggestion?.runnerUp?.form.id).toBe(second);
  const conditions = suggestion?.conditions.join('\n') ?? '';
  if (needs) expect(conditions).toMatch(needs);
  else expect(conditions).toBe('');
  const barred = suggestion?.barred.map(({ form }) => form.id) ?? [];
  expect(barred).toEqual(expect.arrayContaining([...bars]));
  const said = suggestion?.advice.join('\n') ?? '';
  if (told.advice) expect(said).toMatch(told.advice);
  if (told.neverAdvice) expect(said).not.toMatch(told.neverAdvice);
  if (told.against) expect(suggestion?.objections.join('\n')).toMatch(told.against);
  if (told.whyNotSecond) expect(suggestion?.runnerUp?.whyNot.join('\n')).toMatch(told.whyNotSecond);
});

test('every form on offer is somebody’s answer', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80);
  const firsts = new Set(cases.map(({ first }) => first));
  expect(structureGuide.forms.filter(({ id }) => !firsts.has(id))).toEqual([]);
});

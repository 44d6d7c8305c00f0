import type { LegalFormId } from './legal-forms';
import { DIASPORA, FROM_ABROAD, questions, type When } from './questions';

/** Cases in which to ask an adviser before filing anything. */
export interface Advice {
  when: When;
  /** Shown only if one of these forms is suggested; if missing, always. */
  forms?: readonly LegalFormId[];
  text: string;
}

export const advice: readonly Advice[] = [
  {
    when: { abroad: ['border'] },
    text: 'Money from a country bordering India by land, or controlled from there, needs the Government’s approval (Press Note 2 of 2026). A director from there needs security clearance. {non-debt-rules rule 6} {mca-portal}',
  },
  {
    when: { abroad: ['nri', 'oci', 'foreign', 'border'] },
    forms: ['private', 'opc', 'section8', 'producer'],
    text: '1 director must stay in India for {companies.residentDays} in the financial year. In the first year the number is proportionally lower.',
  },
  {
    when: { abroad: ['nri', 'oci', 'foreign', 'border'] },
    forms: ['llp'],
    text: '1 designated partner must stay in India for {llps.residentDays} in the financial year.',
  },
  {
    when: { abroad: ['foreign', 'border'], aim: ['profit', 'producers', 'institutions', 'unsure'] },
    text: 'First look up whether the sector is open to foreign money, and for which share of the capital. {non-debt-rules Schedule I}',
  },
  {
    when: { aim: ['savings'] },
    text: 'Within 120 calendar days a Nidhi needs 200 members and ₹20 lakh of own funds. It may take no deposit before its declaration. {nidhi-rules rule 3B}',
  },
  {
    when: {},
    forms: ['ngo', 'section8'],
    text: 'You apply separately for tax registration, and for the approval that lets donors deduct their gifts. {income-tax-act sections 332 and 354}',
  },
  {
    when: {},
    forms: ['ngo'],
    text: 'A trust or a society? Trustees run a trust. A society is run by people whom its members elect. A society needs {firms.societyMembers}, or the number in State law.',
  },
  {
    when: { aim: ['charity', 'unsure'], money: ['donors'] },
    forms: ['ngo', 'section8'],
    text: 'Donors with a foreign passport, overseas citizens too, are a foreign source, and so are bodies with a seat abroad. You need registration or permission of the Home Ministry before their first rupee. An Indian citizen abroad who gives own savings through a bank is usually no foreign source. {foreign-contribution-act sections 2, 11 and 12}',
  },
  {
    when: { abroad: ['oci', 'resident', 'foreign', 'border'] },
    forms: ['ngo', 'section8'],
    text: 'You need registration or permission of the Home Ministry before you take money of a foreign source. {foreign-contribution-act section 11}',
  },
  {
    when: { abroad: ['resident'] },
    text: 'Foreign exchange law looks at where you live, not at your passport. Usually more than 182 calendar days here in the last financial year make you resident, if you came for work, business or an uncertain period. Your visa has to allow business. {foreign-exchange-act section 2(v)}',
  },
  {
    when: { abroad: [...DIASPORA], back: ['no'] },
    text: 'Capital that never leaves India again counts as an Indian’s own money in a company or LLP. Farming, plantations and real estate business are closed to it. {non-debt-rules Schedule IV}',
  },
  {
    when: { abroad: [...DIASPORA], back: ['yes'] },
    forms: ['private', 'opc'],
    text: 'Form FC-GPR reports the shares within 30 calendar days of allotment. {non-debt-rules Schedule I}',
  },
  {
    when: { profession: ['accounts', 'secretary', 'law'] },
    text: 'In every form you are liable for your own wrongful acts: take professional indemnity insurance.',
  },
  {
    when: { trade: ['lending'] },
    text: 'A company that lends as a business needs a registration of the Reserve Bank. A person or firm needs the State’s money-lending licence, and may not lend deposits. Get the registration or the licence before the first loan. {reserve-bank-act sections 45-IA and 45S}',
  },
  {
    when: { trade: ['insurance'] },
    text: 'An agent or broker registers with the insurance regulator (IRDAI) under the Insurance Act. An insurer itself is a public company.',
  },
  {
    when: { trade: ['advice'] },
    text: 'Advice on securities for a fee needs registration with the Securities and Exchange Board first.',
  },
  {
    when: { trade: ['chit'] },
    text: 'A chit needs the State Registrar’s sanction before it starts. One person may run chits of ₹3 lakh. A firm of 2 or 3 partners may run ₹3 lakh for each partner, a firm of 4 or more ₹18 lakh. A company may run 10 times its net owned funds. {chit-funds-act sections 4 and 13}',
  },
  {
    when: { trade: ['payments'] },
    text: 'Payment services need the Reserve Bank’s authorisation under the Payment and Settlement Systems Act.',
  },
  {
    when: { trade: ['crypto'] },
    text: 'Exchanging, moving or keeping virtual digital assets for others needs registration with the Financial Intelligence Unit (FIU-IND) first. {money-laundering-act S.O. 1072(E) of 7 March 2023}',
  },
  {
    when: { trade: ['food'] },
    text: 'Food needs a licence or registration of the food authority (FSSAI) before the first sale, in every form.',
  },
  {
    when: { trade: ['medicine'] },
    text: 'Before the first sale you need a licence of the State’s drugs controller, under the Drugs and Cosmetics Act. Usually you also need a pharmacist.',
  },
  {
    when: { trade: ['health'] },
    text: 'A clinic, hospital or laboratory registers with the district’s authority under its State’s law on clinical establishments before it opens.',
  },
  {
    when: { trade: ['alcohol'] },
    text: 'Alcohol needs a licence of the State’s excise department before the first bottle. Some States prohibit it.',
  },
  {
    when: { trade: ['farming'] },
    text: 'State law says who may hold farm land, and several States exclude companies and LLPs. Ask before you buy.',
  },
  {
    when: { trade: ['farming'], abroad: [...DIASPORA, ...FROM_ABROAD] },
    text: 'Farming and plantations are closed to money from abroad. The rules list exceptions, such as flowers, animals, tea and coffee. {non-debt-rules Schedule I}',
  },
  {
    when: { trade: ['arms'] },
    text: 'Making, selling or repairing arms needs a licence under the Arms Act, and explosives need one under the Explosives Act. The licence belongs to its holder only: ask before you change the form.',
  },
  {
    when: { trade: ['guards'] },
    text: 'You need a State licence before you employ the first guard, under the law on private security agencies.',
  },
  {
    when: { trade: ['education'] },
    text: 'State recognition limits the forms that a school or college may have. Coaching has no such limit; some States license it.',
  },
  {
    when: { trade: ['recruiting'] },
    text: 'Recruiting for work abroad needs a registration with the Protector of Emigrants and a bank guarantee first, under the Emigration Act.',
  },
  {
    when: { trade: ['property'] },
    text: 'Projects and brokers register with the State’s real estate authority (RERA). Trading in land is closed to money from abroad; building and broking are open.',
  },
  {
    when: { aim: ['savings'], owners: ['seven', 'ten', 'fifty'] },
    text: 'Fewer than 200 people can save in a self-help group, or in a thrift and credit cooperative of their State. We form neither.',
  },
  {
    when: { aim: ['producers'], owners: ['one', 'two', 'seven'] },
    text: 'With 10 producers, or as 2 producer institutions, you could form a producer company. {companies-act section 378C}',
  },
  {
    when: { aim: ['producers', 'institutions'] },
    text: 'If a subsidy is the reason, ask first which form it needs: a cooperative of your State, or a producer company.',
  },
  {
    when: { owners: ['huf'] },
    text: 'A Hindu undivided family exists by birth, not by registration. Its property is liable for its debts, and so is its manager’s own property.',
  },
  {
    when: { abroad: [...FROM_ABROAD], aim: ['profit', 'unsure'] },
    text: 'A foreign company that only studies the market, and earns nothing, may open a liaison office instead, with a bank’s permission. {companies-act section 380}',
  },
  {
    when: { owners: ['more'], aim: ['profit', 'producers', 'institutions', 'unsure'] },
    text: 'More than 200 owners who want shares need a public company. Take advice first. {companies-act section 2(68)}',
  },
  {
    when: { abroad: [...FROM_ABROAD], owners: ['one', 'two'] },
    forms: ['private'],
    text: 'If one company abroad should own everything, its nominee holds a share as the second member. Both declare this in MGT-4 and MGT-5, then the company files MGT-6. Each form is due within 30 calendar days. {companies-act section 89}',
  },
  {
    when: { aim: ['profit', 'producers', 'institutions', 'savings', 'unsure'] },
    text: 'Founders are 18 or older. A minor may only share in the profit of a firm. {contract-act section 11} {partnership-act section 30} Government servants need sanction before any trade. {conduct-rules rule 15}',
  },
  {
    when: { money: ['investors'], owners: ['one'] },
    forms: ['private'],
    text: 'The second member may be the investor or a relative.',
  },
  {
    when: { money: ['investors'], owners: ['one'], abroad: ['none', 'nri'] },
    forms: ['private'],
    text: 'Or start as a one person company and convert it. {incorporation-rules rule 6}',
  },
  {
    when: { money: ['later'], liability: ['no'] },
    forms: ['proprietorship', 'partnership', 'llp'],
    text: 'Investors take shares, and this form has none. If a funding round is likely soon, start as a company and avoid the conversion.',
  },
  {
    when: { profession: ['accounts', 'secretary', 'law', 'other'] },
    text: 'Ask your council before you file. The council decides on the form, the name, the owners and the people who may share the fees.',
  },
  {
    when: { money: ['donors'], aim: ['profit', 'producers', 'institutions', 'savings'] },
    text: 'Donors get a tax deduction only from an approved body. A body run for profit cannot be approved. {income-tax-act section 354}',
  },
  {
    when: { liability: ['unsure'] },
    text: 'Think of the largest possible claim: from a product that hurts somebody, a failed project or a loan. Its size decides whether you should limit your liability.',
  },
  {
    when: { sales: ['goods'] },
    text: 'Taxable goods sold to another State need Goods and Services Tax (GST) registration from the first rupee. Listed handicrafts below the limit need none, if you have a PAN (tax number) and an e-way bill. {cgst-act section 24} Goods sent abroad need an importer-exporter code.',
  },
  {
    when: { sales: ['services'] },
    text: 'You need no Goods and Services Tax (GST) registration for services to other States if all your sales are up to {gst.limitForServices} a year. Some States have a lower limit. {integrated-tax 10/2017}',
  },
  {
    when: { sales: ['unsure'], turnover: ['small'] },
    text: 'Below the limit of Goods and Services Tax (GST) you need no number, unless you sell goods to another State. {cgst-act sections 22 and 24}',
  },
  {
    when: { turnover: ['medium', 'large', 'huge'], sales: ['home', 'services', 'unsure'] },
    text: 'With these sales Goods and Services Tax (GST) may apply to every form. {cgst-act section 22}',
  },
];

/** Cases in which none of the forms fits, with alternatives. */
export const nothingFits: readonly Advice[] = [
  {
    when: Object.fromEntries(questions.map(({ id }) => [id, ['unsure']])),
    text: 'Answer what you can, at least the purpose and the number of owners. Without these we can’t suggest a form.',
  },
  {
    when: { trade: ['deposits'], aim: ['profit', 'unsure'] },
    text: 'Deposits from the public need a regulator’s permission: a bank’s licence, or the permission of the Reserve Bank. A new business does not get it. {reserve-bank-act sections 45-IA and 45S} {unregulated-deposits-act section 3} Larger public companies may take some. {companies-act section 76}',
  },
  {
    when: { aim: ['savings'], owners: ['one', 'two'] },
    text: 'A Nidhi needs 7 founders, and 200 members within 120 calendar days. {nidhi-rules rule 3B} Fewer people can save at a bank, in a joint account or a recurring deposit.',
  },
  {
    when: { aim: ['family'] },
    text: 'A private trust keeps property for named persons, under the Indian Trusts Act. It needs a deed, and the deed is registered if the trust holds land or a house. A gift or a will may be enough instead. We make none of these.',
  },
  {
    when: { trade: ['farming'], abroad: [...DIASPORA], back: ['no'] },
    text: 'Farming and plantations are closed to owners abroad, even if their money never leaves India again. {non-debt-rules Schedule IV} Food processing is open, and so is a farm of owners who live in India.',
  },
  {
    when: { profession: ['law'], abroad: [...FROM_ABROAD] },
    text: 'An advocate on an Indian roll may practise alone or with other advocates. A foreign owner may advise on foreign law, under the Bar Council’s rules and with its registration. {advocates-act sections 24 and 29}',
  },
  {
    when: { aim: ['institutions'], owners: ['one'] },
    text: 'One institution cannot form a producer company: it needs a second one, or 10 producers. Until then the cooperative stays as it is. {companies-act section 378C}',
  },
  {
    when: { owners: ['more'], money: ['investors'], aim: ['profit', 'unsure'] },
    text: 'More than 200 owners with shares form a public company. It has at least 7 members and 3 directors, and no upper limit of members. {companies-act sections 3 and 149} Take advice first: we don’t form public companies.',
  },
  {
    when: { aim: ['profit'], trade: ['education'] },
    text: 'Recognised schools and colleges are run by a society, trust or Section 8 company. {companies-act section 8} If you want profit, you may run a coaching business.',
  },
];

/** Forms that people ask for and that the site doesn't offer. */
export const formsNotOffered: readonly string[] = [
  'A private trust keeps family property for named persons, under the Indian Trusts Act.',
  'A Hindu undivided family exists by birth, not by registration, and cannot be a partner of an LLP. {mca-notifications General Circular 02/2016}',
  'A cooperative society is registered under your State’s Act.',
  'A public company has 7 members or more. {companies-act section 3}',
  'A branch, liaison or project office is part of a foreign company, and needs a bank’s permission. Form FC-1 follows within 30 calendar days. {companies-act section 380}',
];

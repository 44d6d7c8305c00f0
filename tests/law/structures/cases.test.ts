import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import type { Answers } from '@/law/structures/questions';
import { tool } from '@/law/tools/choose';
import { readAnswers } from '@/law/read-answers';
import { choose, alternativesTo } from '@/law/structures/choose';

/*
 * Worked out by hand from the Acts, before the rules were written. A case has a person, the answers as in a shared link, and the
 * form that an adviser would suggest. If all advisers would also name the same second form, the case has it too.
 *
 * Further lines are patterns for the texts of the result: "needs" for a condition, "against" for an objection to the form,
 * "whyNotSecond" for an objection to the second form, "advice", "neverAdvice" for advice that must not be there, and "instead" if no
 * form fits. "bars" lists the excluded forms.
 */
const CASES = String.raw`
# One owner
a freelance designer, own laptop, small invoices
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small: proprietorship, then opc
a shop owner who has not thought of liability
  aim=profit&owners=one&liability=unsure&money=own&abroad=none&turnover=medium: proprietorship
  advice: Think of the largest possible claim
a caterer who fears a food claim
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=medium: opc
  bars: proprietorship partnership
a sole trader of machines with sales of several crore
  aim=profit&owners=one&liability=unsure&money=own&abroad=none&turnover=huge: opc, then proprietorship
  advice: Goods and Services Tax
a trader with sales below ₹2 crore who accepts the risk and declares presumptive income
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=large: proprietorship
a sole founder who may look for investors later
  aim=profit&owners=one&liability=yes&money=later&abroad=none&turnover=unsure: opc
a sole founder who already has an investor (an OPC has 1 member)
  aim=profit&owners=one&liability=yes&money=investors&abroad=none&turnover=unsure: private
  needs: second member
  advice: investor or a relative
  bars: opc proprietorship llp partnership
an Indian citizen in Dubai who wants limited liability
  aim=profit&owners=one&liability=yes&money=own&abroad=nri&turnover=small: opc
  advice: 1 director must stay in India for 182 calendar days
  bars: proprietorship
an Indian abroad with a small side business who accepts the risk
  aim=profit&owners=one&liability=no&money=own&abroad=nri&turnover=small: proprietorship, then opc
a sole German founder (no OPC for foreigners, and a company needs 2 members)
  aim=profit&owners=one&liability=yes&money=own&abroad=foreign&turnover=small: private
  needs: second member
  advice: sector is open to foreign money
  bars: opc
a sole German founder who accepts the risk (a proprietorship needs the Reserve Bank’s permission)
  aim=profit&owners=one&liability=no&money=own&abroad=foreign&turnover=small: private
  needs: second member
  bars: opc
a sole Chinese founder, who needs approval, security clearance and a second member
  aim=profit&owners=one&liability=yes&money=own&abroad=border&turnover=small: private
  needs: Approval of the Government
  advice: Press Note 2 of 2026.*security clearance
  bars: opc
# Several owners, for profit
2 friends with a shop who accept the risk
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=small: partnership, then llp
  bars: proprietorship opc
2 friends in different cities who want to protect their savings
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small: llp, then private
  bars: proprietorship opc partnership
3 consultants with large fees who need no investors
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=huge: llp, then private
2 partners who have not thought of liability
  aim=profit&owners=two&liability=unsure&money=own&abroad=none&turnover=small: llp, then partnership
a family with sales below ₹2 crore (a firm can declare presumptive income, an LLP can’t)
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=large: partnership, then llp
a family with sales of many crore (one claim can be too large)
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=huge: llp
founders of a start-up who will raise money this year
  aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=small: private
  bars: llp partnership opc proprietorship
founders of a start-up with investors who accept the risk (investors want shares)
  aim=profit&owners=two&liability=no&money=investors&abroad=none&turnover=small: private
  bars: llp partnership
founders who may raise money later
  aim=profit&owners=two&liability=yes&money=later&abroad=none&turnover=small: private, then llp
founders who may raise money later and accept the risk
  aim=profit&owners=two&liability=no&money=later&abroad=none&turnover=small: private
8 colleagues who open a clinic
  aim=profit&owners=seven&liability=yes&money=own&abroad=none&turnover=large: llp
30 shopkeepers who buy together and accept the risk (a firm has up to 50 partners)
  aim=profit&owners=ten&liability=no&money=own&abroad=none&turnover=small: partnership
60 professionals (a firm has up to 50 partners, an LLP any number)
  aim=profit&owners=fifty&liability=no&money=own&abroad=none&turnover=small: llp
  bars: partnership
120 people who want shares (a private company has up to 200 members)
  aim=profit&owners=fifty&liability=yes&money=investors&abroad=none&turnover=huge: private
  bars: partnership llp
300 people who want shares (too many for a private company)
  aim=profit&owners=more&liability=yes&money=investors&abroad=none&turnover=huge: nothing
  instead: public company
300 people with their own money (an LLP has any number of partners)
  aim=profit&owners=more&liability=yes&money=own&abroad=none&turnover=huge: llp
  advice: public company
2 partners who want to protect their savings, one of them an Indian abroad
  aim=profit&owners=two&liability=yes&money=own&abroad=nri&turnover=small: llp, then private
  advice: 1 designated partner must stay in India for 120 calendar days
2 partners who accept the risk, one of them an Indian abroad (money in a firm has to stay in India)
  aim=profit&owners=two&liability=no&money=own&abroad=nri&turnover=small: llp, then partnership
an Indian and a French citizen
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=large: private, then llp
  advice: sector is open to foreign money
  bars: opc
a subsidiary of a Singapore company whose Indian staff get shares
  aim=profit&owners=two&liability=yes&money=investors&abroad=foreign&turnover=huge: private
an Indian and a company of Nepal, which borders India by land
  aim=profit&owners=two&liability=yes&money=own&abroad=border&turnover=large: private
  needs: Approval of the Government
  advice: Press Note 2 of 2026
# Causes
a family that wants to give scholarships in its town
  aim=charity&owners=two&liability=no&money=own&abroad=none&turnover=small: ngo, then section8
  advice: apply separately
  bars: llp partnership opc private proprietorship producer nidhi
a widow who gives her house to a cause, alone
  aim=charity&owners=one&liability=unsure&money=own&abroad=none&turnover=small: ngo, then section8
  bars: opc
8 neighbours who run a library (a society needs 7)
  aim=charity&owners=seven&liability=no&money=own&abroad=none&turnover=small: ngo
  advice: 7 members
3 people who get grants from companies and work in several States
  aim=charity&owners=two&liability=yes&money=donors&abroad=none&turnover=large: section8, then ngo
  bars: llp opc private
founders who get large gifts for a cause and want to protect their savings
  aim=charity&owners=seven&liability=yes&money=donors&abroad=none&turnover=huge: section8
a cause with a foreign founder (foreign money needs the Home Ministry)
  aim=charity&owners=two&liability=yes&money=donors&abroad=foreign&turnover=small: section8
  advice: Home Ministry
a cause that wants investors (it can’t pay them a return)
  aim=charity&owners=two&liability=yes&money=investors&abroad=none&turnover=large: section8
  needs: Donors instead of investors
somebody who only knows that the money will be gifts
  money=donors: section8, then ngo
# Producers
12 farmers who sell vegetables together
  aim=producers&owners=ten&liability=yes&money=own&abroad=none&turnover=large: producer
  bars: ngo section8 nidhi opc proprietorship
400 weavers (a producer company has any number of members)
  aim=producers&owners=more&liability=yes&money=own&abroad=none&turnover=huge: producer
5 bee keepers (a producer company needs 10)
  aim=producers&owners=two&liability=yes&money=own&abroad=none&turnover=small: llp
  advice: 10 producers, or as 2 producer institutions
5 bee keepers who accept the risk
  aim=producers&owners=two&liability=no&money=own&abroad=none&turnover=small: partnership
  advice: producer company
3 dairy cooperatives (a producer company needs 2 institutions)
  aim=institutions&owners=two&liability=yes&money=own&abroad=none&turnover=huge: producer
  bars: opc nidhi ngo section8
a single cooperative
  aim=institutions&owners=one&liability=yes&money=own&abroad=none&turnover=large: nothing
  instead: needs a second one
15 farmers with an outside investor (only producers can be members)
  aim=producers&owners=ten&liability=yes&money=investors&abroad=none&turnover=large: private
  bars: producer llp
# Savers
250 members of a club who save together
  aim=savings&owners=more&liability=yes&money=own&abroad=none&turnover=large: nidhi
  advice: 200 members and ₹20 lakh
  bars: private llp opc partnership proprietorship producer ngo section8
9 founders of a savings group (a Nidhi needs 7 to incorporate)
  aim=savings&owners=seven&liability=unsure&money=own&abroad=none&turnover=small: nidhi
  needs: 200 members and ₹20 lakh
  advice: Within 120 calendar days
3 founders of a savings group (a public company needs 7)
  aim=savings&owners=two&liability=yes&money=own&abroad=none&turnover=small: nothing
  instead: save at a bank
a savings group with a member abroad
  aim=savings&owners=more&liability=yes&money=own&abroad=nri&turnover=small: nidhi
  needs: Members in India only
# Answers with an objection
an Indian abroad who accepts the risk (the money has to stay in India)
  aim=profit&owners=one&liability=no&money=own&abroad=nri&turnover=small: proprietorship, then opc
  against: only put in money that stays in India
a sole founder who may look for investors and accepts the risk
  aim=profit&owners=one&liability=no&money=later&abroad=none&turnover=small: proprietorship
  against: no shares
  advice: Investors take shares, and this form has none
a sole owner with sales of many crore who accepts the risk (with a warning)
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=huge: proprietorship, then opc
  against: one claim can be larger than everything you own
  whyNotSecond: You would accept the risk
partners with sales of many crore who accept the risk (the answer says why it suggests an LLP)
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=huge: llp
  against: You would accept the risk for less paperwork
founders who accept the risk and may raise money (the answer mentions the company’s paperwork)
  aim=profit&owners=two&liability=no&money=later&abroad=none&turnover=small: private
  against: You would accept the risk for less paperwork
250 people with their own money (an LLP is possible, but each change needs a filing)
  aim=profit&owners=more&liability=yes&money=own&abroad=none&turnover=large: llp
  against: public company
  advice: public company
partners who accept the risk, one of them abroad
  aim=profit&owners=two&liability=no&money=own&abroad=nri&turnover=small: llp, then partnership
  against: You would accept the risk
  whyNotSecond: real estate
# Foreigners and one person companies
a sole Canadian founder with an investor (a one person company is for Indian citizens)
  aim=profit&owners=one&liability=yes&money=investors&abroad=foreign&turnover=small: private
  needs: second member
  advice: investor or a relative
  neverAdvice: one person company
  bars: opc
a sole Chinese founder with an investor
  aim=profit&owners=one&liability=yes&money=investors&abroad=border&turnover=small: private
  needs: second member
  neverAdvice: one person company
  bars: opc
a sole Indian founder in London with an investor (a one person company is possible at first)
  aim=profit&owners=one&liability=yes&money=investors&abroad=nri&turnover=small: private
  needs: second member
  advice: start as a one person company
# Causes and the savings of their founders
a sole founder of a cause who wants to protect the savings (trustees pay with their own money)
  aim=charity&owners=one&liability=yes&money=own&abroad=none&turnover=small: section8, then ngo
  needs: second member
  whyNotSecond: Trustees are liable with their own money
2 founders of a cause who want to protect their savings
  aim=charity&owners=two&liability=yes&money=own&abroad=none&turnover=small: section8, then ngo
  whyNotSecond: Trustees are liable
8 founders of a cause who want to protect their savings (a society pays debts from its own property)
  aim=charity&owners=seven&liability=yes&money=own&abroad=none&turnover=small: ngo, then section8
# Professions with a council
2 chartered accountants who want investors (no company may practise, no outsider may share fees)
  aim=profit&owners=two&liability=no&money=investors&abroad=none&turnover=small&profession=accounts: partnership
  needs: Partners of the same profession
  advice: council
  bars: private opc
2 chartered accountants who want to protect their savings
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&profession=accounts: llp
  against: approval of its council
  advice: council
  bars: private opc partnership
2 chartered accountants who want investors, and to protect their savings
  aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=small&profession=accounts: llp
  needs: Partners of the same profession
  bars: private opc partnership
20 cost accountants who accept the risk (a firm has up to 50 partners)
  aim=profit&owners=ten&liability=no&money=own&abroad=none&turnover=small&profession=accounts: partnership
  bars: private
60 chartered accountants (too many for a firm)
  aim=profit&owners=fifty&liability=yes&money=own&abroad=none&turnover=large&profession=accounts: llp
  bars: private partnership
a sole advocate
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&profession=law: proprietorship
  advice: council
  bars: private opc
an advocate and an English solicitor (Bar Council v A.K. Balaji, 2018: foreign lawyers may not practise Indian law)
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=small&profession=law: nothing
  instead: advocate on an Indian roll
  bars: private llp partnership
an accountant and a friend in Germany (all have to be members of the Indian institute)
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=small&profession=accounts: llp
  needs: Membership of the Indian institute
  bars: private
a sole advocate who wants to protect the savings (a company can’t be enrolled)
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=small&profession=law: proprietorship
  against: professional indemnity insurance
  bars: private opc
a sole advocate who wants investors (no outsider may share the fees)
  aim=profit&owners=one&liability=no&money=investors&abroad=none&turnover=small&profession=law: proprietorship
  needs: Your own money instead of investors
  bars: private opc
2 advocates who may want investors later
  aim=profit&owners=two&liability=unsure&money=later&abroad=none&turnover=small&profession=law: partnership, then llp
  bars: private
3 doctors who want investors for a clinic (a company may run it)
  aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=large&profession=other: private
  advice: council
a sole architect with small turnover
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=home&profession=other: proprietorship
  advice: council
# Sales to other States
a potter who posts pots to other States, with sales below every limit
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=goods&profession=none: proprietorship
  advice: goods sold to another State .* from the first rupee
a translator with clients in other States, with sales below the limit
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=services&profession=none: proprietorship
  advice: need no .* registration for services .* up to ₹20 lakh
  neverAdvice: first rupee
a tailor who sells at home only
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=home&profession=none: proprietorship
  neverAdvice: Goods and Services Tax
a small seller who does not know yet in which States
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=unsure&profession=none: proprietorship
  advice: unless you sell goods to another State
30 weavers who sell to shops in other States
  aim=producers&owners=ten&liability=yes&money=own&abroad=none&turnover=small&sales=goods&profession=none: producer
  advice: first rupee
a trust that sells candles to other States
  aim=charity&owners=two&liability=no&money=own&abroad=none&turnover=small&sales=goods&profession=none: ngo
  advice: first rupee
partners with investors, one of them a foreigner, who send goods abroad
  aim=profit&owners=two&liability=yes&money=investors&abroad=foreign&turnover=large&sales=goods&profession=none: private
  advice: sector is open to foreign money
# The place where people live counts, not their passport
1. a freelancer, an overseas citizen who has lived in Pune for 6 years
  aim=profit&owners=one&liability=no&money=own&abroad=resident&turnover=small: proprietorship
  advice: where you live, not at your passport
  bars: opc
2. an overseas citizen in Pune who wants to protect the savings
  aim=profit&owners=one&liability=yes&money=own&abroad=resident&turnover=small: private
  needs: second member
  bars: opc proprietorship
3. a German engineer in Bengaluru and an Indian friend (the rules for sectors do not apply)
  aim=profit&owners=two&liability=yes&money=own&abroad=resident&turnover=small: llp, then private
  neverAdvice: sector is open
  bars: opc
4. a sole overseas citizen in Toronto whose money may stay in India
  aim=profit&owners=one&liability=no&money=own&abroad=oci&back=no&turnover=small: proprietorship
  against: not for farming, plantations, print media or real estate
  bars: opc
5. a sole overseas citizen in Toronto who wants the money back
  aim=profit&owners=one&liability=no&money=own&abroad=oci&back=yes&turnover=small: private
  needs: second member
  advice: FC-GPR
  bars: opc proprietorship partnership
6. a sole Indian citizen in Dubai who wants the money back later
  aim=profit&owners=one&liability=yes&money=own&abroad=nri&back=yes&turnover=small: opc, then private
  advice: FC-GPR
  bars: proprietorship partnership
7. two brothers with a shop, one of them in London, whose money may stay in India
  aim=profit&owners=two&liability=no&money=own&abroad=nri&back=no&turnover=small: llp, then partnership
  advice: an Indian’s own money
# Company secretaries and advocates
9. three company secretaries who share an office
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=small&profession=secretary: partnership, then llp
  bars: private opc
10. three company secretaries who want to protect their savings
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&profession=secretary: llp
  against: approval of its council
  bars: private opc partnership
11. a sole company secretary
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&profession=secretary: proprietorship
  advice: indemnity insurance
  bars: private opc
# Trades with a licence of their own
14. somebody who lends small sums in the market
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&trade=lending: proprietorship
  advice: money-lending licence
15. two founders of a lending app with investors
  aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=small&trade=lending: private
  needs: Registration with the Reserve Bank
  bars: llp partnership proprietorship
16. a couple who sell insurance
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&trade=insurance: llp
  advice: IRDAI
17. a home baker
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&trade=food: proprietorship
  advice: FSSAI
18. a gun-smith’s heirs
  aim=profit&owners=two&liability=unsure&money=own&abroad=none&turnover=small&trade=arms: llp, then partnership
  advice: ask before you change the form
19. a guard agency with a majority owner in Singapore
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=small&trade=guards: private
  needs: Indian citizen who holds the majority
20. a family that opens a school
  aim=charity&owners=seven&liability=yes&money=donors&abroad=none&turnover=small&trade=education: section8, then ngo
  advice: State recognition
21. a family that opens a school for profit
  aim=profit&owners=seven&liability=yes&money=own&abroad=none&turnover=small&trade=education: nothing
  instead: you may run a coaching business
# No form fits
27. two friends who save
  aim=savings&owners=two: nothing
  instead: save at a bank
28. thirty neighbours who save
  aim=savings&owners=ten: nidhi
  needs: 200 members and ₹20 lakh
  advice: self-help group
29. one dairy cooperative
  aim=institutions&owners=one: nothing
  instead: second one, or 10 producers
# Gifts from abroad
30. a home for children that expects gifts from Sweden
  aim=charity&owners=two&liability=yes&money=donors&abroad=none&turnover=small: section8, then ngo
  advice: before their first rupee
31. a cause whose only gifts come from Indian citizens in the Gulf
  aim=charity&owners=two&liability=yes&money=donors&abroad=nri&turnover=small: section8, then ngo
  advice: own savings through a bank is usually no foreign source
  neverAdvice: Money of a foreign source
32. a shawl maker who posts to Delhi and New York
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&sales=goods: proprietorship
  advice: Listed handicrafts
33. a Chinese citizen who lives in Chennai, alone
  aim=profit&owners=one&liability=yes&money=own&abroad=border&turnover=small: private
  needs: Approval of the Government
  bars: opc
# Land, family, clinics, markets and schemes
8. two Indians abroad who want to buy farm land and grow mangoes
  aim=profit&owners=two&liability=yes&money=own&abroad=nri&back=no&trade=farming: nothing
  instead: Farming and plantations are closed.*Food processing
8b. two farmers who live in India
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&trade=farming: llp
  advice: hold farm land
8c. a Dutch grower of roses
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=large&trade=farming: private
  advice: such as flowers
12. a sole advocate who wants to protect the savings (without a second partner)
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=medium&profession=law: proprietorship
  against: No form covers your own negligence
  advice: liable for your own wrongful acts
  bars: private opc
13. four doctors who open a hospital with a fund’s money
  aim=profit&owners=two&liability=yes&money=investors&abroad=none&turnover=huge&profession=other&trade=health: private
  advice: council[^]*clinical establishments|clinical establishments[^]*council
  bars: llp partnership
a sole pathologist who opens a laboratory
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&profession=other&trade=health: proprietorship
  advice: clinical establishments
22. a widower who wants to give two houses to his grandchildren
  aim=family&owners=one: nothing
  instead: private trust keeps property
22b. a family of seven that wants to keep property for its children
  aim=family&owners=seven&liability=yes&money=own&abroad=none&turnover=huge: nothing
  instead: A gift or a will
23. a Hindu undivided family of 5 with a textile shop
  aim=profit&owners=huf&liability=no&money=own&abroad=none&turnover=medium: proprietorship, then partnership
  advice: by birth, not by registration
  bars: llp opc
23b. a Hindu undivided family that wants to protect its savings (members join in their own names)
  aim=profit&owners=huf&liability=yes&money=own&abroad=none&turnover=medium: private
  needs: in their own names
  bars: proprietorship partnership llp opc
24. 25 milk farmers who want the State’s cooperative subsidy
  aim=producers&owners=ten&liability=yes&money=own&abroad=none&turnover=small: producer
  advice: which form it needs: a cooperative of your State
24b. 3 cooperatives of weavers who trade together
  aim=institutions&owners=two&liability=yes&money=own&abroad=none&turnover=large: producer
  advice: which form it needs: a cooperative of your State
25. 300 shopkeepers with investors
  aim=profit&owners=more&liability=yes&money=investors&abroad=none&turnover=huge: nothing
  instead: public company
  bars: private llp
26. a Japanese manufacturer who wants to study the Indian market for a year
  aim=profit&owners=one&liability=yes&money=own&abroad=foreign&turnover=small: private
  needs: second member
  advice: liaison office
  bars: opc
a foreign broker of flats (broking is open to foreigners, trading in land is not)
  aim=profit&owners=two&liability=yes&money=own&abroad=foreign&turnover=small&trade=property: private
  advice: building and broking are open
two brothers who distil gin
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=medium&trade=alcohol: llp
  advice: excise department
a chemist’s shop with one owner
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=medium&trade=medicine: opc
  advice: drugs controller
a sole adviser on shares
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&trade=advice: proprietorship
  advice: Securities and Exchange Board
5 friends who start a chit fund
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&trade=chit: private
  advice: State Registrar’s sanction
  bars: llp partnership proprietorship
two founders of a payment wallet
  aim=profit&owners=two&liability=yes&money=later&abroad=none&turnover=small&trade=payments: private
  advice: Reserve Bank’s authorisation
a sole owner of an agency that sends nurses to Germany
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=medium&trade=recruiting: opc
  advice: Protector of Emigrants
# Lenders, chits and deposits: sections 45-I and 45-IA of the Reserve Bank of India Act; rule 3(6) of the Incorporation Rules;
# section 13 of the Chit Funds Act as amended by Act 41 of 2019; section 3 of the Act of 2019 on unregulated deposits
a sole lender who wants to protect the savings (the Reserve Bank registers companies, and an OPC may not lend)
  aim=profit&owners=one&liability=yes&money=own&abroad=none&turnover=small&trade=lending: private
  needs: second member[^]*₹10 crore|₹10 crore[^]*second member
  advice: money-lending licence
  bars: opc llp proprietorship partnership
2 partners who lend their own money and accept the risk
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=small&trade=lending: partnership, then private
  advice: money-lending licence
  bars: opc llp proprietorship
2 partners who lend and want to protect their savings
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&trade=lending: private
  needs: ₹10 crore
  bars: opc llp partnership
a sole owner of a chit fund of ₹2 lakh who accepts the risk
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&trade=chit: proprietorship
  advice: chits of ₹3 lakh
  bars: opc llp
4 partners with chit funds of ₹15 lakh who accept the risk
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=small&trade=chit: partnership, then private
  advice: ₹18 lakh[^]*10 times its net owned funds
  bars: opc llp
2 friends who want to take deposits from the public
  aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&trade=deposits: nothing
  instead: Deposits from the public
# Wholesale, a parent company abroad, crypto, government servants
a family that sells ₹3 crore of cloth wholesale and accepts the risk (the answer says why it does not suggest a firm)
  aim=profit&owners=two&liability=no&money=own&abroad=none&turnover=huge&sales=home: llp, then partnership
  whyNotSecond: one claim can be larger than everything you own
a Singapore company that wants all shares (a nominee of the company is the second member)
  aim=profit&owners=one&liability=yes&money=own&abroad=foreign&turnover=huge: private
  needs: second member
  advice: nominee[^]*MGT-4 and MGT-5[^]*MGT-6
  bars: opc
two founders of an exchange for crypto
  aim=profit&owners=two&liability=yes&money=later&abroad=none&turnover=small&trade=crypto: private
  advice: FIU-IND
a clerk of the government with a boutique
  aim=profit&owners=one&liability=no&money=own&abroad=none&turnover=small&trade=none: proprietorship
  advice: 18 or older[^]*Government servants
a registrar’s wife who founds a charity (honorary work is allowed)
  aim=charity&owners=seven&liability=no&money=own&abroad=none&turnover=small: ngo
  neverAdvice: government service
# Only one question is answered
one owner; nothing else is known
  owners=one: proprietorship
several owners; nothing else is known
  owners=two: llp
investors; nothing else is known
  money=investors: private
a foreign owner; nothing else is known
  abroad=foreign: private
a cause; nothing else is known
  aim=charity: ngo
producers; nothing else is known
  aim=producers: producer
`;

type Expectation =
  | 'instead'
  | 'needs'
  | 'against'
  | 'whyNotSecond'
  | 'advice'
  | 'neverAdvice'
  | 'bars';

interface Case {
  who: string;
  answers: string;
  first: string;
  second: string | undefined;
  expected: Partial<Record<Expectation, string>>;
}

const cases: Case[] = [];
for (const line of CASES.split('\n').filter((text) => /^[^#]/.test(text))) {
  const [, key = '', value = ''] = /^  (\S+): (.+)$/.exec(line) ?? [];
  const last = cases.at(-1);
  if (!key || !last) {
    cases.push({ who: line, answers: '', first: '', second: undefined, expected: {} });
  } else if (key.includes('=')) {
    const [first = '', second] = value.split(', then ');
    Object.assign(last, { answers: key, first, second });
  } else {
    expect(key).toMatch(/^(instead|needs|against|whyNotSecond|advice|neverAdvice|bars)$/);
    last.expected[key as Expectation] = value;
  }
}

test.each(cases)('$who: $first', ({ answers, first, second, expected }) => {
  const given = Object.fromEntries(new URLSearchParams(answers));
  const { read } = readAnswers(tool, given, '2026-11-20');
  // A question without an answer is not a mistake.
  const values = 'values' in read ? (read.values as Answers) : {};
  expect(values, 'an answer that no question offers').toEqual(expect.objectContaining(given));
  const instead = alternativesTo(structureGuide, values).join('\n');
  expect(instead).toMatch(new RegExp(expected.instead ?? '^$'));
  if (first === 'nothing') return;
  const suggestion = choose(structureGuide, values);
  expect(suggestion?.form.id).toBe(first);
  if (second) expect(suggestion?.runnerUp?.form.id).toBe(second);
  const conditions = suggestion?.conditions.join('\n') ?? '';
  expect(conditions).toMatch(new RegExp(expected.needs ?? '^$'));
  const barred = suggestion?.barred.map(({ form }) => form.id) ?? [];
  expect(barred).toEqual(expect.arrayContaining(expected.bars?.split(' ') ?? []));
  const advice = suggestion?.advice.join('\n') ?? '';
  expect(advice).toMatch(new RegExp(expected.advice ?? ''));
  if (expected.neverAdvice) expect(advice).not.toMatch(new RegExp(expected.neverAdvice));
  expect(suggestion?.objections.join('\n')).toMatch(new RegExp(expected.against ?? ''));
  if (expected.whyNotSecond) {
    expect(suggestion?.runnerUp?.whyNot.join('\n')).toMatch(new RegExp(expected.whyNotSecond));
  }
});

test('no form fits a school for profit, or deposits', () => {
  for (const trade of ['education', 'deposits'] as const) {
    expect(choose(structureGuide, { aim: 'profit', trade })).toBeUndefined();
  }
});

test('without answers there is no suggestion', () => {
  const unsure = Object.fromEntries(structureGuide.questions.map(({ id }) => [id, 'unsure']));
  for (const nothing of [{}, unsure]) {
    expect(alternativesTo(structureGuide, nothing).join()).toMatch(/^Answer what you can/);
  }
});

test('every form is the first suggestion of a case', () => {
  expect(cases.length).toBeGreaterThanOrEqual(80);
  const firsts = new Set(cases.map(({ first }) => first));
  expect(structureGuide.forms.filter(({ id }) => !firsts.has(id))).toEqual([]);
});

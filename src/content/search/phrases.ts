import { ownServices, type ServiceSlug } from '@/content/services/catalogue';
import type { DemandId, SenderId } from '@/law/letters/senders';
import type { NumberKind } from '@/law/numbers/registered-numbers';
import type { ToolKind } from '@/law/tool';
import { paths } from '@/paths';

/*
 * Search phrases in visitors' own words for pages, tools, letters and numbers. Only the build reads them, for the search index.
 * Synonyms and stop words are in words.ts. The phrases for a notice are beside the notice in src/law.
 */

/**
 * Other names of a service, separated by commas: abbreviations, forms, old names, kinds of shop, problems, and Hinglish.
 *
 * List a name only once, for the likeliest service. The search handles spaces, hyphens, case, plurals, typing mistakes and
 * synonyms (words.ts), so these variants need no entry.
 */
export const pageNames: { readonly [slug in ServiceSlug]?: string } = {
  ...Object.fromEntries(ownServices.map(({ slug, names }) => [slug, names])),
  'private-limited-company': `
    paid up capital, minimum capital, capital in bank, authorised capital deposit, company on home address, second director, wife as director, two directors, noc for office address, registered office noc,
    company bank account, director salary, pay myself, director loan, lend to company, company by nri, nri director,
    pvt ltd, pvt, company, company registration, new company, private company, limited company, incorporation, inc-32,
    run name, company name approval, company name check, name check, name reservation, name availability,
    check company name, naam milega kya, company ka naam, company name rules, similar company name, same company name,
    name rejected, company name rejected, words not allowed in company name, moa, aoa, cin, dsc, digital signature,
    digital signature certificate, startup company, company with investors, company with shares,
    company with foreign director, subsidiary company, indian subsidiary, private limited me convert,
    convert proprietorship to private limited, company kholna, compani kholna hai, company banana, company kaise banaye`,
  'llp-registration': `
    close llp, llp closure, strike off llp, form 24, llp partners, llp, llp company, llp agreement, llp form 3, llpin,
    dpin`,
  'one-person-company': `
    opc private limited, one man company, one owner company, one director company, company alone, solo company,
    company without partner, inc-3, akele company kholna, ek aadmi ki company`,
  'section-8-company': `
    section eight, csr-1, section 25 company, non profit company, charitable company, charity company, inc-12, fcra,
    npo company`,
  'nidhi-company': `
    mutual benefit society, member deposits, member loans, ndh-1, lend among members, savings company`,
  'producer-company': 'fpc, weavers company, kisan company, cooperative company',
  'partnership-firm-registration': `
    partnership deed, firm, rof, retirement of partner, reconstitution deed, sajhedari`,
  'ngo-registration': `
    npo, trust, trust registration, charitable trust, society, society registration, sanstha, samiti, 12a, 80g, 12a 80g,
    12ab, non profit, donation tax exemption, old age home, orphanage`,
  'sole-proprietorship-registration': `
    freelancer registration, proprietor, proprietary firm, one owner business, freelancer, self employed, business in my own name,
    business alone, current account, ekal swamitva, akele business, apna dhandha, ecommerce seller individual,
    home business`,
  'startup-india-registration': `
    dpiit, dipp, startup recognition, startup certificate, recognised startup, startup tax exemption,
    three year tax holiday, seed fund, startup scheme, startup registration`,
  'gst-registration': `
    gst application, gst application pending, voluntary gst, gst by choice, gst own wish, take gst number, two gst numbers,
    gst, gst number, gst certificate, gst apply, gst enrolment, goods and services tax, reg-16, gstr-10, reg-21, arn,
    temporary reference number, gst limit, gst threshold, do i need gst, composition scheme, gst for freelancers,
    gst for youtubers, gst on foreign income, gst cancellation, cancel gst, gst surrender, gst revocation,
    gst amendment, gst address change, additional place of business, gst for online sellers, gst for amazon seller,
    sell on amazon, gst number lena hai, gst lagega, gst documents, cmp-02, trn`,
  'gst-filing': `
    wrong gstin, correct gstr-1, gstr-1 amendment, blocked credit, invoice series, invoice number,
    16(2), 17(5), section 50, cmp-04, gst return, gst return filing, gst due date, gst late fee, gst payment,
    gst challan, gstr, gstr-1, gstr-2a, gst 3b, gstr-7, gstr-8, gstr-9c, drc-03, iff, nil gst, input tax credit, itc,
    itc mismatch, e-invoice, electronic invoice, eway bill, gst invoice, lut, letter of undertaking, rfd-11, gst refund,
    gst reconciliation, gst notice, gst return bharna, gst bharna, gst jama, reverse charge,
    quarterly return monthly payment, gstr-6, isd`,
  'income-tax-filing': `
    section 148a, section 147, section 154, 234b, itr, itr filing, income tax, e-filing, tax return, refund status,
    itr refund, belated return, revised return, updated return, itr-3, itr-4, itr-5, itr-6, itr-7, sahaj, sugam, tis,
    annual information statement, salary return, tax on salary, defective return, aaykar, aayakar return,
    company tax return, form 168, 87a, 263`,
  'tds-return-filing': `
    section 200a, 234e, tcs, 27q, 27eq, 26qb, 26qc, 27a, form 16, form 130, form 144, 194q, challan 281, traces,
    lower deduction certificate, form 131, 194h`,
  'roc-filing': `
    srn, service request number, raise capital, increase capital, inc-22a, missed roc filing, late roc filing, mca,
    mca filing, mca form, aoc-4, mgt-7, mgt-7a, adt-1, dir-12, dir-11, pas-3, pas-6, chg-1, chg-4, ben-2, dpt-3, msme-1,
    llp form 8, llp form 11, form 8, form 11, annual return, annual filing, annual filing of company,
    annual filing of llp, company annual return, company return, balance sheet filing, company late fee, roc late fee,
    registrar of companies, event based filing, charge registration, xbrl, ccfs, amnesty scheme, mca portal, roc fees`,
  'roc-compliance': `
    company compliance, annual compliance, annual compliance of company, llp compliance, yearly compliance,
    mca compliance, private limited compliance, secretarial compliance, compliance calendar, din, din kyc, dir-3,
    dir-3 kyc, director kyc, director identification number, din deactivated, statutory registers, minutes book,
    first board meeting, general meeting, companies act compliance, what to do after incorporation,
    after company registration, disqualified director, company due dates`,
  'legal-compliance': `
    section 7a, labour compliance, posh act, posh policy, internal committee, pf, epf, pf registration, epfo, bonus,
    wages code, maternity benefit, professional tax, ptrc, dpdp, data privacy, consumer law, ecommerce rules,
    legal metrology, fema, foreign investment reporting, fdi, fc-gpr, fla return, rbi compliance, hr compliance,
    employee compliance, hiring employees, contract labour, regulatory compliance`,
  'corporate-governance': `
    cs, board meeting, minutes, agm, egm, annual general meeting, company secretary, secretarial audit, mr-3,
    whistle blower policy, vigil mechanism, related party transaction policy, directors report, lodr,
    listed company rules, code of conduct for directors, csr committee`,
  'audit-services': `
    special audit, due diligence audit, llp audit, company audit, gst audit, audit report, auditor, ca,
    audited balance sheet, statutory audit udin`,
  'tax-planning': `
    save tax, reduce tax, pay less tax, new regime, advance tax, deductions, 80d, hra, huf, capital gain, 54f,
    presumptive taxation, 44ad, tax calculator, tax advisor, tax consultant, salary structure,
    director salary or dividend, tax kam karna, gaar, 115bac, tax on sale of land`,
  'tax-audit': `
    tax audit due date, 44ab, tax audit report, tax audit limit, audit turnover limit, turnover limit for audit, income tax audit,
    audit under income tax, audit under 44ab, turnover above 1 crore audit, tax audit due date, tax audit penalty, udin,
    tax audit udin, 43b(h)`,
  'international-taxation': `
    foreign income tax, tt buying rate, sbi tt rate, exchange rate for tax, form 67, foreign tax credit, foreign income, foreign remittance,
    payment to foreign company, withholding tax, nri, nri income tax, nri property sale, non resident tax, expat tax,
    permanent establishment, equalisation levy, 195, 49c, form 162, pe, foreign assets, foreign bank account, fast-ds,
    black money act`,
  'transfer-pricing': `
    arm’s length, tp, benchmarking, related party, intercompany, payments to parent company, local file, cbcr,
    country by country report, apa, specified domestic transaction, 92e`,
  'fssai-registration': `
    fssai licence, fssai state licence, fssai central licence, food licence, food license, food safety,
    food safety certificate, food registration, food business, food permit, fosco, food truck, food stall,
    restaurant licence, bakery, bake at home, home baker, home kitchen, tiffin, mess, catering, sweet shop, mithai,
    kirana food licence, swiggy, sell on zomato, homemade food, homemade pickles, achar papad, packaged food,
    food import, masala business, dairy business, water plant, khana bechna, khane ka licence`,
  'import-export-code': `
    ship goods abroad, ship to dubai, efira, inward remittance, iec, iec number, iec certificate, ie code, iec renewal, import licence, export, import,
    dgft, dgft code, dgft registration, apeda, icegate, customs code, customs, custom clearance, send goods abroad,
    import from china, amazon global selling, maal bahar bhejna`,
  'trade-license': `
    transfer of licence, licence transfer, buy a running shop, bought a shop,
    licence, shop act, shop act licence, nagar palika, corporation licence, shop and establishment,
    shops and establishments act, business permit, salon, kirana store, dukan registration, shop kholna`,
  'msme-registration': `
    msefc, msme certificate, msme loan certificate, udyam, udyam registration, udyam certificate, udyam number,
    udyam aadhaar, udyog aadhaar, udyog aadhar, udyog, uam, urn, ssi, ssi registration, small business certificate,
    late payment by buyer, buyer not paying, delayed payment, nic code, cottage industry`,
  'trademark-registration': `
    tm registration, tm filing, trade mark, trade mark registry, trademark search, trademark class,
    which trademark class, trademark class list, trademark classes, class 35, trademark class finder, trademark renewal,
    trademark fee, trademark application, brand, brand name, brand registration, brand protection, protect brand name,
    protect my company name, register business name, name protection, logo, logo registration, protect my logo, slogan,
    tagline, wordmark, device mark, service mark, r symbol, vienna code, brand naam, naam register, logo register karna,
    ipindia trademark`,
  'trademark-objection-reply': `
    examination report, exam report reply, trademark hearing, trademark show cause, section 9, section 11,
    trademark refused, trademark rejected, trademark opposition, opposition, opposed, tm-o, mis-r, logo objected,
    brand name objected`,
  'patent-registration': `
    patent, patent filing, patent attorney, protect my idea, patentability search, first examination report,
    formula protection`,
  'copyright-registration': `
    logo copyright, copyright, source code, code, book, novel, lyrics, screenplay, movie script, video,
    youtube video copyright, photograph, painting, drawing, course content, literary work, artistic work`,
  'design-registration': 'shape, design copyright, locarno, protect product appearance',
  'international-ip-protection': `
    paris convention, trademark abroad, patent abroad, patent in usa, patent outside india, us patent, uspto, euipo,
    eu trademark, uk trademark, dubai trademark, wipo`,
  'ip-litigation-support': `
    ip lawsuit, ip dispute, infringement, trademark infringement, patent infringement, copyright strike, trademark case,
    trademark dispute, cease and desist letter, fake products, duplicate products, passing off, copied my design,
    using my brand name, using my logo, using my name, stole my idea, fake sellers, injunction, john doe order,
    copy kar liya, nakli maal`,
  'accounting-bookkeeping': `
    accounting services, part time accountant, outsource accounting, tally, zoho books, quickbooks, ledger,
    balance sheet, profit and loss, p&l, bank reconciliation, payroll, salary slip, monthly accounts, invoicing, hisaab,
    khata, munim, lekha jokha`,
  'virtual-cfo': `
    finance manager, finance team, cash flow, mis, burn rate, runway, fundraising numbers, financial model,
    investor reporting, unit economics`,
  'legal-drafting': `
    investment agreement, agreement, agreements, contract, legal documents, cofounder agreement,
    share purchase agreement, sha, joint venture agreement, mou, memorandum of understanding, legal notice,
    legal notice for recovery, cheque bounce, section 138, offer letter, appointment letter, supplier contract,
    loan agreement, rent agreement, licence agreement, gift deed, power of attorney, poa, will, affidavit,
    indemnity bond, terms, privacy policy, refund policy, stamp paper, vetting, contract review`,
  'business-consultation': `
    book a consultation, expert advice, business advisor, business plan, business idea, which company,
    which company to register, company types, which structure, llp vs pvt ltd, proprietorship vs company,
    opc vs private limited, partnership vs llp, start my own business, vyapar shuru,
    licences needed to start a business, what licences do i need, which licence do i need, which registration do i need,
    not sure what i need`,
  'legal-consultation': `
    landlord dispute, tenant dispute, security deposit, unpaid salary, salary nahi di, salary not paid,
    advocate, court case, lawyer, advocate, attorney, vakil, legal help, legal question, legal advisor, ask a lawyer, court, summons,
    received a legal notice, got a legal notice, legal notice received, consumer complaint, property dispute,
    partner dispute, partner cheated me, money recovery, kanooni salah, kanuni sahayata`,
  'financial-consultation': `
    finance advice, financial planning, projections, loan, bank loan, working capital, cma, cma data, cma report,
    company valuation, share valuation, valuation report, registered valuer, dpr, detailed project report,
    pitch numbers, costing, pricing, overdraft, cgtmse`,
  'compliance-consultation': `
    compliance audit, legal health check, missed filing, not filed anything for years, not filed returns for years,
    pending compliance, notice received, notice from department, government notice, department notice, notice aaya,
    notice mila, penalty notice, gap review, due diligence, compounding`,
  'startup-consultation': `
    founder, cofounder, sweat equity, cap table, esop pool, funding, raise money, fundraising, investor,
    venture capital, vc, term sheet, isafe, ccps, seed round, startup idea, startup lawyer, startup help,
    startup mentor, startup shuru karna`,
  'corporate-consultation': `
    company loan, share transfer, add director, new director, appoint director, director resignation,
    company name change, registered office change, change of address of company, change objects, authorised capital,
    issue shares, bonus shares, buyback, dividend, conversion, convert company, convert private to public,
    convert private limited to llp, convert opc to private limited, shut down company, strike off, stk-2, winding up,
    dissolve company, dormant company, mgt-1, merger, amalgamation, acquisition, takeover, buy a company,
    sell my company, restructuring, revive company`,
};

/** A part of a page that is a search result. */
export interface FoundPart {
  /** The search ranks it like a tool of this kind. */
  kind: ToolKind | SharedToolId | 'notice' | 'answer';
  title: string;
  line: string;
  /** The page's path, if the part is not on the service's page. */
  page?: string;
  fragment: string;
  /** Search phrases, separated by commas. */
  phrases: string;
}

/**
 * Tools on many pages. In a query, the tool's phrases find the tool, and the other words find the page. If no word names a page,
 * the query leads to the page `slug`.
 */
export const sharedTools = {
  costs: {
    fragment: '#costs',
    title: 'What you pay, to whom',
    line: 'Each government fee, and the charges of others.',
    phrases: 'cost, free',
  },
  answerDue: {
    fragment: '#answer-due',
    title: 'Until when is an answer due?',
    line: 'The last day under the law, counted from your application or the office’s question.',
    phrases: `
      long take, many days, kitne din, kab milega, kab aayega, kab banega, deemed approval, deemed approved, answer due,
      application delayed, application late, no reply, not approved yet, days to reply, last day to reply`,
  },
  track: {
    fragment: '#track',
    title: 'Where is it now?',
    line: 'The official tracker, the meaning of its words, and the last day for an answer.',
    phrases: `
      arn status, arn pending, tracking, srn status, srn pending, srn resubmission, application status, application pending,
      application kahan, kahan tak pahuncha, kahan tak pahunchi, where is my application, application number, status kaise,
      gst status, trademark status, patent status, design status, copyright status, diary number, fssai status,
      food licence status, iec status, udyam status, startup status, itr status, tax refund, refund status, refund failed, refund kab, refund kab aayega, tds status,
      llp status, 12a status, 80g status, formalities chk, formalities check, marked for exam, objected matlab,
      objected meaning, opposed meaning, vienna codification, pending for clarification, clarification filed,
      site verification, work awaited, fer issued, awaiting examination, pending for processing`,
    slug: 'gst-registration',
  },
  handover: {
    fragment: '#handover',
    title: 'Leaving an adviser: the hand-over list',
    line: 'Logins, token, papers, books and open matters, on one sheet to print.',
    phrases: `
      handover, hand over, change my ca, change accountant, change my accountant, ca badalna, accountant badalna,
      leave my ca, leaving my ca, new ca`,
    slug: 'accounting-bookkeeping',
  },
  keys: {
    fragment: '#keys',
    title: 'Locked out? Get back login, phone and papers',
    line: 'The office and form that give them back, the time, and who may act for you.',
    phrases: `
      login, locked out, password, accountant left, ca left, consultant left, otp ca, otp accountant,
      registered mobile, registered email, udyam mobile, certificate mobile, change mobile number, change email,
      dsc ca ke paas, dsc kiske paas, who may act`,
    slug: 'gst-registration',
  },
  stop: {
    fragment: '#stop',
    title: 'If you stop',
    line: 'Form, fee, first steps, time, and the duties that stay.',
    phrases: `
      close, gst cancel, udyam cancel, iec cancel, licence cancel, registration cancel, tan cancel, surrender, strike off, dissolve, dissolution, wind up, winding up, stk2, form24, reg16, gstr10`,
  },
  bank: {
    fragment: '#bank',
    title: 'For the bank',
    line: 'Questions that a bank has to ask, the resolution, and the order of the first payments.',
    phrases: `
      bank account, current account, board resolution for bank, bank resolution, bank kyc, bank khata, bank me khata,
      bank 10%, beneficial owner bank`,
    slug: 'private-limited-company',
  },
  dueDates: {
    fragment: '#due-dates',
    title: 'Next due dates',
    line: 'By kind of business, with a calendar to add.',
    phrases: `
      due date, due dates, last date, deadline, tax calendar, compliance calendar, filing calendar, due date list, next date,
      antim tithi, aakhri tarikh, last tarikh, kab bharna, when to file`,
    slug: 'compliance-consultation',
  },
  firstYear: {
    fragment: '#first-year',
    title: 'Your first year, by date',
    line: 'Each duty from your own start date, with the cost of missing it. As a calendar or on paper.',
    phrases: `
      first year, after registration, after incorporation, after company registration, after getting, registration ke baad,
      pehle saal, kholne ke baad, banane ke baad, my first year, what next after`,
    slug: 'private-limited-company',
  },
  documents: {
    fragment: '#documents',
    title: 'Documents: a checklist',
    line: 'To tick, print or send. Ticks stay on this device.',
    phrases: `
      documents, document list, documents required, papers required, papers, checklist, document checklist, kagaz, kagzat,
      dastavej, kaun se document, kya kya document lagega`,
  },
} as const satisfies Record<string, Omit<FoundPart, 'kind' | 'page'> & { slug?: ServiceSlug }>;

export type SharedToolId = keyof typeof sharedTools;

/** Questions that a page answers in a table or a sentence. */
export const foundParts: { readonly [slug in ServiceSlug]?: FoundPart } = {
  'private-limited-company': {
    kind: 'stop',
    title: 'Private Limited Company: if you stop',
    line: 'Form STK-2: conditions, first steps, fee and time, and other ways.',
    fragment: '#stop',
    phrases: 'close company, company band karna',
  },
  'roc-compliance': {
    kind: 'late',
    title: 'The cost of late director KYC',
    line: 'The fee for a late form, and for a change.',
    fragment: '#costs',
    phrases: 'dir-3 kyc penalty, late dir-3 kyc, din deactivated fee, din kyc 5000 penalty',
  },
  'import-export-code': {
    kind: 'answer',
    title: 'Money from clients abroad: LUT, FIRC, e-BRC',
    line: 'The letter of undertaking for GST, and the papers from your bank.',
    fragment: '#question-3',
    phrases: `
      lut, letter of undertaking, gst lut, rfd-11, upwork, fiverr, paypal, payoneer, upwork gst, fiverr gst, paypal gst,
      firc, fira, e-brc, money from clients abroad`,
  },
  'legal-consultation': {
    kind: 'cost',
    title: 'Refunds: what comes back, by stage',
    line: 'In our terms: what, when and how, and where to complain.',
    page: paths.terms(),
    fragment: '#refund-and-cancellation',
    phrases: 'refund, fees refund, refund policy, money back, paise wapas',
  },
};

/** Phrases of people who doubt a letter or a call, keyed by its sender and its demand. */
export const letterPhrases: {
  readonly [from in SenderId]?: { readonly [asks in DemandId | 'any']?: string };
} = {
  registrar: {
    any: `
      fake mca letter, roc notice real or fake, mca notice real or fake, letter from registrar of companies,
      letter from roc, whatsapp message from mca, mca letter without srn`,
  },
  seller: {
    money: `
      call about business loan, loan call, spam calls after registration, loan offer call fraud`,
  },
  other: {
    any: `
      fake letter, is this call real, fraud call, fake message, fake sms, sms real or fake, is it real, received a fake email, is this real, check this message,
      fake notice check, fraud message check, ye letter asli hai kya, ye message asli hai ya nakli,
      ye call asli hai kya, whatsapp message real or fake, suspicious message, suspicious link, phishing message,
      digital arrest call, digital arrest, upi request fraud, cbi officer video call, police video call digital arrest,
      customs officer parcel call, trai call number blocked, court notice on whatsapp, fake police call,
      lottery message, courier parcel message fraud, upi fraud, online fraud, cyber fraud, notice asking for payment fraud, notice asking money real`,
  },
  tax: {
    any: 'fake income tax notice, sms from income tax department, income tax refund message fraud',
  },
  bank: {
    secrets: 'call from bank asking otp, bank call fraud, somebody asked for otp',
  },
  gst: {
    money: 'call from gst officer, gst fraud call, gst officer asking money, fake gst officer',
    any: `fake gst summons, letter from gst department, gst notice real or fake, gst sms real or fake, fake gst message,
      gst sms fraud`,
    entry: 'gst officer came to shop, visit by gst officer',
  },
  food: {
    entry: `
      food inspector asking money, food safety officer visit, fake food inspector, fssai officer came,
      fssai officer visit`,
    money: 'fssai call fraud, fssai licence blocked message',
  },
  certificate: {
    money: `
      iec deactivated message fake, dgft fraud call, someone called about udyam certificate,
      udyam certificate call asking money, fake udyam site, udyam fraud`,
  },
  ip: {
    any: `
      letter from trademark office, trademark letter real or fake, is this letter from trademark office real,
      trademark registry letter, trademark letter asli hai kya`,
    money: `
      trademark office called for money, call from trademark office asking money, fake trademark call,
      trademark fraud call email, trademark upi message, trademark cancelled sms, trademark cancelled message, trademark message pay or not, sms to pay trademark fee,
      whatsapp message asking money for trademark`,
  },
  directory: {
    money: `
      letter to pay for trademark publication, trademark publication fee letter, trademark directory invoice,
      international trademark register invoice`,
  },
  renewal: {
    money: 'trademark renewal letter fake, trademark renewal letter real, patent renewal letter',
  },
  domain: {
    money: `
      domain registration email china brand, email that someone is registering my brand as domain,
      domain name scam mail`,
  },
};

/** Phrases for tools that are on one page only, keyed by tool id. */
export const toolPhrases: Readonly<Record<string, string>> = {
  'company-fees': `
    company registration cost, company registration fees, private limited company cost, pvt ltd company cost,
    company fee calculator, company kholne ka kharcha, company incorporation charges, opc registration cost,
    company registration stamp duty cost, authorised capital fee`,
  'roc-lateness': `
    roc late fee, aoc-4 late fee, mgt-7 late fee, company annual return late fee, roc penalty, mca late fee,
    roc additional fee, adt-1 late fee, roc late fee calculator, company filing der se, late roc filing,
    additional fee for late filing of company form, dpt-3 late fee`,
  'gst-annual-lateness': `
    gstr-9 late fee, gst annual return late fee, late gstr-9, gstr-9c late fee, gst annual return penalty`,
  'gst-composition-lateness': `
    composition late fee, cmp-08 late fee, gstr-4 late fee, late cmp-08 interest, composition dealer late fee,
    composition returns pending, composition scheme penalty`,
  'gst-return-lateness': `
    forgot gstr-3b, missed gstr-3b, gst late fee, late gst fee, gst return late fee, gstr-3b late fee, gstr-1 late fee, gst penalty,
    gst interest calculator, late gst return, gst late fee calculator, gst return nahi bhara penalty,
    gst late fee kitna, gst der se bharna, missed gst return, gst 3b late fee, nil gst return late fee,
    not filed gst penalty`,
  'tax-return-lateness': `
    late itr, belated return fee, itr penalty, 234f fee, income tax late fee, itr late fee calculator, 234a interest,
    234b interest, 234c interest, missed itr due date, revised return fee`,
  'copyright-fees': `
    copyright cost, copyright registration fees, copyright fee calculator, copyright ka kharcha,
    software copyright cost`,
  'design-fees': 'design ka kharcha',
  'patent-fees': `
    patent cost, patent filing fees, patent fee calculator, patent examination fee, patent registration charges`,
  'trademark-classes': `
    which trademark class, find trademark class, trademark class finder, konsi class trademark`,
  'trademark-fees': `trademark cost, trademark registration fees, trademark fee calculator, trademark ka kharcha,
    brand name registration cost, logo registration cost, trademark renewal fees, trademark government fee, tm-a fee,
    brand register karne ka kharcha`,
  'trademark-lateness': `
    trademark renewal late fee, late trademark renewal, trademark expired penalty, trademark restoration fee,
    trademark renewal surcharge, missed trademark renewal`,
  'msme-late-payment': `
    msme late payment interest, late payment interest msme, delayed payment interest, 43b(h) interest,
    msme samadhaan interest, buyer late payment interest, late bill interest, msme payment der se interest,
    3 times bank rate interest, 45 days payment interest`,
  'llp-fees': 'llp ka kharcha, limited liability partnership cost',
  'llp-lateness': `llp form 11 late fee, llp late fee, llp penalty, llp late fee calculator, late llp filing, llp additional fee`,
  'tds-lateness': 'tds late fee, 234e fee, tds penalty, tcs late fee, 26q late fee, 24q late fee',
  choose: `
    proprietorship or company, partnership or llp, compare company types, kaunsi company kholu, konsi company best hai,
    company ya llp kaunsi, structure chooser, private limited vs llp, trust or society or section 8, which entity,
    kaunsi firm banau`,
  name: `
    company name check, check company name availability, is this company name available, company name allowed,
    company name rules check, company ka naam check, naam milega kya company, will my company name be approved`,
};

/** Phrases about a number, keyed by its kind. They lead to the page about this kind of number. */
export const numberPhrases: Readonly<Record<NumberKind, string>> = {
  gstin: `
    gst number check, verify gst number, check gstin, gstin meaning, what does a gst number mean, gst number format,
    read gst number, fake gst number, gst number sahi hai kya, gst number asli hai kya`,
  pan: `
    pan number meaning, pan format, read pan, verify pan, pan card asli hai, pan number ka matlab`,
  tan: 'tan number meaning, verify tan, tan format, read tan',
  cin: `
    cin number meaning, check cin, cin format, read cin, company number meaning, cin number ka matlab,
    check company number`,
  din: 'din number meaning, verify din, read din',
  llpin: 'llpin meaning, check llpin, read llpin, llp number check',
  udyam: `
    udyam number check, verify udyam number, read udyam number, udyam number meaning, msme number check`,
  fssai: `
    fssai number check, food licence number check, fssai number meaning, read fssai number, fssai number asli hai kya,
    14 digit number on packet meaning`,
  iec: 'verify iec, read iec, iec number meaning',
};

/** The names or phrases in a text block that separates them with commas. */
export function namesIn(block: string): string[] {
  return block.split(',').map((name) => name.trim());
}

import { ownServices, type ServiceSlug } from '@/content/services/catalogue';
import type { DemandId, SenderId } from '@/law/letters/senders';
import type { NumberKind } from '@/law/numbers/registered-numbers';
import type { ToolKind } from '@/law/tool';
import { paths } from '@/paths';
import type { SharedToolId } from './shared-tools';

/*
 * What people type, in their own words, by where it leads: to a page, a tool, a letter or the reader of a number. The build alone
 * reads it, and writes the search index. Synonyms and words that say nothing are in words.ts; tools that many pages have are in
 * shared-tools.ts, and notices beside the law that they are of.
 */

/** How people ask in plain words whether something is real, and the answer that it leads to. */
export interface LetterSearch {
  /** What it is about, as the result says it. */
  about: string;
  /** None where the visitor has to say first who asks. */
  which?: SenderId;
  asks?: DemandId;
  /** In the words of those who ask, with commas between; the search knows slips, plurals and words that say the same. */
  phrases: string;
}

/** A part of a page that the search leads to. */
export interface FoundPart {
  /** The kind of tool that the search ranks it as. */
  kind: ToolKind | SharedToolId | 'notice';
  title: string;
  line: string;
  /** The page that it is part of, if that is not the service's. */
  page?: string;
  fragment: string;
  /** In the words of those who ask, with commas between. */
  phrases: string;
}

interface PageWords {
  /** Questions that the page answers in a table or a sentence. */
  found?: readonly FoundPart[];
  /** Questions about letters and calls that the page's letter check answers. */
  letters?: readonly LetterSearch[];
  /**
   * What people call the service when they don't use its title, with commas between: abbreviations, forms, old names, the
   * shop it is for, the trouble that leads to it, and how it is said in Hinglish.
   *
   * A name stands where it leads to first; a name that two services share stands with the likelier one. Spaces, hyphens,
   * case, plurals, slips and words for the same thing ("licence", "permit"; "registration", "incorporation") are the
   * search's business: see words.ts.
   */
  names?: string;
}

export const pageWords: { readonly [slug in ServiceSlug]?: PageWords } = {
  ...Object.fromEntries(ownServices.map(({ slug, names }) => [slug, { names }])),
  'private-limited-company': {
    letters: [
      {
        about: 'A letter in the name of the Registrar of Companies',
        which: 'registrar',
        phrases: `
          fake mca letter, roc notice real or fake, mca notice real or fake, letter from registrar of companies,
          letter from roc, whatsapp message from mca, mca letter without srn`,
      },
      {
        about: 'A call about a loan or another offer',
        which: 'seller',
        asks: 'money',
        phrases: `
          call about business loan, loan call, spam calls after registration, someone called about a loan,
          loan offer call fraud`,
      },
    ],
    found: [
      {
        kind: 'stop',
        title: 'Private Limited Company: if you stop',
        line: 'STK-2: when it is open, what comes first, fee and time, and the ways if it is not.',
        fragment: '#stop',
        phrases: 'close company, company band karna',
      },
    ],
    names: `
      company bank account, director salary, pay myself, director loan, lend to company, company by nri, nri director, foreign director, pvt ltd, pvt, company, company registration, new company,
      private company, limited company, incorporation, certificate of incorporation, spice, spice plus, inc-32,
      inc-20a, run name, company name approval, company name check, name check, name reservation, name availability,
      check company name, naam milega kya, company ka naam, company name rules, similar company name, same company name,
      name rejected, company name rejected, words not allowed in company name, moa, aoa, moa aoa, cin,
      cin number, dsc, digital signature, digital signature certificate, startup company, company with investors,
      company with shares, company with foreign director, subsidiary company, foreign subsidiary, indian subsidiary,
      private limited me convert, convert proprietorship to private limited, company kholna, compani kholna hai,
      company banana, company kaise banaye`,
  },
  'llp-registration': {
    names: `
      close llp, llp closure, strike off llp, form 24, llp partners, llp, limited liability partnership, llp company, llp agreement, llp form 3, llpin, dpin, fillip,
      designated partner, llp name check, llp name, partnership with limited liability, convert partnership to llp, llp kholna`,
  },
  'one-person-company': {
    names: `
      opc, opc private limited, single person company, single owner company, single member company, one man company,
      one owner company, one director company, company with one director, company alone, solo founder, solo company,
      solo entrepreneur, company without partner, nominee, inc-3, akele company kholna, ek aadmi ki company`,
  },
  'section-8-company': {
    names: `
      section 8, sec 8 company, section eight, section 25 company, non profit company, not for profit company,
      charitable company, charity company, foundation, company for charity, inc-12, inc-13, csr-1, fcra, npo company`,
  },
  'nidhi-company': {
    names: `
      nidhi, nidhi limited, nidhi bank, mutual benefit society, mutual benefit company, member deposits, member loans,
      ndh-4, ndh-1, lend among members, savings company`,
  },
  'producer-company': {
    names: `
      fpc, fpo, farmer producer, farmer producer organisation, farmer producer company, farmers company,
      agriculture company, artisan company, weavers company, milk producer, dairy farmers company, kisan company,
      kisan utpadak sangathan, cooperative company`,
  },
  'partnership-firm-registration': {
    names: `
      partnership, partnership deed, partnership firm, partnership agreement, firm registration, firm,
      registrar of firms, rof, general partnership, partners profit sharing, retirement of partner,
      reconstitution deed, sajhedari, bhagidari firm`,
  },
  'ngo-registration': {
    names: `
      npo, npo registration, ngo, trust, trust deed, trust registration, public trust, charitable trust, society,
      society registration, sanstha, samiti, 12a, 80g, 12a 80g, 12ab, 10a, 10ab, 80g certificate, form 104, form 105,
      ngo darpan, darpan id, non profit, non profit organisation, non governmental organisation, charity,
      donation tax exemption, tax exemption for donors, csr funding, social work organisation, old age home,
      orphanage, temple trust, ngo kholna, sanstha kholna`,
  },
  'sole-proprietorship-registration': {
    letters: [
      {
        about: 'A letter, message or call that may be false',
        phrases: `
          is this letter real, fake letter, is this call real, fraud call, fake message, received a fake email,
          is this real, is this sms real, check this message, fake notice check, fraud message check,
          ye letter asli hai kya, ye message asli hai ya nakli, ye call asli hai kya, whatsapp message real or fake,
          suspicious message, suspicious link, phishing message, digital arrest call, digital arrest, upi request fraud,
          cbi officer video call, police video call digital arrest, customs officer parcel call, trai call number blocked,
          court notice on whatsapp, fake police call,
          kyc update message fake, lottery message, courier parcel message fraud, 
          notice asking for payment fraud, notice asking money real`,
      },
      {
        about: 'A message in the name of the Income Tax Department',
        which: 'tax',
        phrases: `
          fake income tax notice, income tax email real or fake, sms from income tax department,
          income tax refund message fraud`,
      },
      {
        about: 'A call from “your bank”',
        which: 'bank',
        asks: 'secrets',
        phrases: `
          call from bank asking otp, bank call fraud, somebody asked for otp`,
      },
    ],
    names: `
      proprietor, proprietorship, sole proprietor, proprietary firm, proprietorship firm, individual business,
      single owner business, one owner business, freelancer, freelance business, self employed, small shop owner,
      business in my own name, business alone, current account, open current account,
      current account opening documents, ekal swamitva, akele business, apna dhandha, ecommerce seller individual,
      home business`,
  },
  'startup-india-registration': {
    found: [
      {
        kind: 'cost',
        title: 'What recognition costs',
        line: 'Nothing: the government asks no money for it.',
        fragment: '#costs',
        phrases: `
      startup india registration cost, startup india fees, dpiit recognition fee, startup india ka kharcha,
      is startup india free`,
      },
    ],
    names: `
      dpiit, dipp, startup india, startup india certificate, startup recognition, startup certificate,
      recognised startup, dpiit recognition, dpiit number, 80-iac, startup tax exemption, startup tax holiday,
      three year tax holiday, seed fund, startup india seed fund, startup scheme, inter ministerial board,
      deep tech startup, startup registration`,
  },
  'gst-registration': {
    letters: [
      {
        about: 'A call from a GST officer',
        which: 'gst',
        asks: 'money',
        phrases: `
          call from gst officer, gst fraud call, gst officer asking money, fake gst officer`,
      },
      {
        about: 'A letter or summons of a GST office',
        which: 'gst',
        phrases: `
          fake gst summons, gst letter real or fake, letter from gst department, gst notice real or fake,
          is this gst notice real`,
      },
      {
        about: 'A visit of a GST officer',
        which: 'gst',
        asks: 'entry',
        phrases: `
          gst officer came to shop, visit by gst officer`,
      },
    ],
    names: `
      gst, gstin, gst number, gst no, gst num, gst certificate, gst id, gst apply, gst enrolment, new gst,
      goods and services tax, reg-01, reg-06, reg-14, reg-16, gstr-10, reg-17, reg-21, arn, temporary reference number, gst limit, gst turnover limit,
      gst threshold, is gst compulsory, do i need gst, composition scheme, casual taxable person, rule 14a,
      gst for freelancers, gst for youtubers, gst on foreign income, gst cancellation, cancel gst, gst surrender, gst revocation, gst amendment, gst address change,
      additional place of business, gst for online sellers, gst for amazon seller, sell on amazon, sell on flipkart,
      sell on meesho, sell online, gst number lena hai, gst kaise le, gst lagega, gst documents, cmp-02, trn`,
  },
  'gst-filing': {
    names: `
      16(4), 16(2), 17(5), section 61, section 73, section 74, section 65, section 50, asmt-10, asmt-11, drc-01a, drc-07, cmp-04,
      gst return, gst return filing, gst monthly return, gst quarterly return, gst annual return, gst due date,
      gst late fee, gst payment, gst challan, gstr, gstr-1, gstr-2a, gstr-2b, gstr-3b, gst 3b, gstr-4, cmp-08, gstr-7,
      gstr-8, gstr-9, gstr-9c, drc-01, drc-03, drc-01b, asmt-10, qrmp, iff, nil return, nil gst, input tax credit, itc,
      itc mismatch, e-invoice, electronic invoice, e-way bill, eway bill, gst invoice, hsn code, lut,
      letter of undertaking, rfd-11, gst refund, gst reconciliation, gst notice, gst return bharna, gst bharna,
      gst jama, reverse charge, gst quarterly scheme, quarterly return monthly payment, gstr-6,
      input service distributor, isd, pmt-06, invoice management system, ims`,
  },
  'income-tax-filing': {
    names: `
      section 148, section 148a, section 147, 143(1), 143(2), section 143, 142(1), 139(9), section 156, section 245, section 154, 234a, 234b, 234c,
      tax, itr, itr filing, income tax, income tax return, return of income, income tax return salary, efiling,
      e-filing, tax return, tax filing, tax refund, income tax refund, refund status, itr refund, belated return,
      revised return, updated return, itr-u, itr-1, itr-2, itr-3, itr-4, itr-5, itr-6, itr-7, sahaj, sugam, form 26as,
      26as, ais, tis, annual information statement, salary return, file my taxes, tax on salary,
      tax on freelance income, income tax notice, section 143, section 139, section 148, defective return, intimation 143(1), 143(1), 139(1), aaykar,
      aayakar return, itr bharna, income tax bharna, income tax due date, company tax return, itr for business,
      itr last date, form 168, 139(4), 139(5), 139(9), 143(2), 87a, 234f, 263`,
  },
  'tds-return-filing': {
    names: `
      201(1a), section 200a, section 201, 234e,
      tds, tds return, tds return filing, tcs, tcs return, 24q, 26q, 27q, 27eq, 26qb, 26qc, 27a, form 16, form 16a,
      form 130, form 138, form 140, form 144, tan, tan number, tan registration, 49b, 194c, 194j, 194i, 194q,
      tds challan, tds payment, challan 281, tds rate, tds late fee, tds certificate, tds correction, traces,
      tax deducted at source, tax collected at source, deduct tax on rent, tds on salary, tds on rent,
      tds on property, tds kaatna, tds katna, lower deduction certificate, form 131, form 121, 15g, 15h, form 141,
      194h, tcs payment, 206c`,
  },
  'roc-filing': {
    names: `
      srn, srn number, service request number,
      raise capital, increase capital, increase authorised capital, shift office, move office, inc-23, inc-22a, missed roc filing, late roc filing, roc, roc form, roc return, mca, mca filing, mca form, aoc-4, mgt-7, mgt-7a,
      mgt-14, adt-1, dir-12, dir-11, inc-22, sh-7, pas-3, pas-6, chg-1, chg-4, ben-2, dpt-3, msme-1, llp form 8,
      llp form 11, form 8, form 11, annual return, annual filing, annual filing of company, annual filing of llp,
      company annual return, company return, balance sheet filing, company late fee, roc late fee,
      registrar of companies, event based filing, charge registration, xbrl, ccfs, amnesty scheme, mca portal,
      roc fees`,
  },
  'roc-compliance': {
    found: [
      {
        kind: 'late',
        title: 'What late director KYC costs',
        line: 'The fee when it is late, and for a change.',
        fragment: '#costs',
        phrases: `
      din kyc late fee, dir-3 kyc penalty, director kyc late fee, late dir-3 kyc, din deactivated fee, din kyc 5000 penalty`,
      },
    ],
    names: `
      company compliance, annual compliance, annual compliance of company, llp compliance, yearly compliance,
      mca compliance, private limited compliance, secretarial compliance, compliance calendar, din, din kyc, dir-3,
      dir-3 kyc, director kyc, director identification number, din deactivated, din reactivation, kyc of directors,
      statutory registers, minutes book, first board meeting, general meeting, companies act compliance,
      what to do after incorporation, after company registration, disqualified director, company due dates`,
  },
  'legal-compliance': {
    found: [
      {
        kind: 'cost',
        title: 'What PF and ESI registration costs',
        line: 'Nothing to the offices; what else you pay, and to whom.',
        fragment: '#costs',
        phrases:
          'pf registration fees, esic registration fees, pf and esic fees, pf fees, esic fees',
      },
    ],
    names: `
      7q, 14b, section 7a, section 14b,
      labour law, labor law, labour codes, labour compliance, posh, posh act, posh policy, sexual harassment,
      internal committee, pf, epf, pf registration, epfo, provident fund, esi, esic, esi registration,
      employee state insurance, gratuity, bonus, minimum wages, wages code, maternity benefit, professional tax, ptec,
      ptrc, data protection, dpdp, dpdp act, privacy law, data privacy, consumer law, ecommerce rules,
      legal metrology, packaging rules, fema, foreign investment reporting, fdi, fdi reporting, fc-gpr, fla return,
      rbi compliance, hr compliance, employee compliance, staff laws, first employee, hiring employees,
      contract labour, karmchari, regulatory compliance`,
  },
  'corporate-governance': {
    names: `
      board, board meeting, board resolution, minutes, minutes of meeting, agm, egm, annual general meeting,
      independent director, woman director, company secretary, cs, secretarial audit, secretarial standards, mr-3,
      audit committee, whistle blower policy, vigil mechanism, related party transaction policy, directors report,
      board report, sebi lodr, lodr, listed company rules, code of conduct for directors, csr policy, csr committee,
      governance policy`,
  },
  'audit-services': {
    names: `
      audit, statutory audit, statutory auditor, internal audit, stock audit, concurrent audit, forensic audit,
      special audit, due diligence audit, llp audit, company audit, gst audit, audit report, auditor,
      auditor appointment, appoint auditor, auditor resignation, caro, chartered accountant, ca, ca firm,
      ca certificate, audited balance sheet, audit of accounts, statutory audit udin`,
  },
  'tax-planning': {
    names: `
      save tax, tax saving, reduce tax, reduce my tax, pay less tax, income tax saving, old regime, new regime,
      old or new tax regime, which tax regime, advance tax, advance tax calculation, deductions, 80c, 80d,
      section 80c, hra, huf, capital gain, capital gains tax, 54f, presumptive taxation, 44ad, 44ada, tax calculator,
      tax slab, tax slabs, tax advisor, tax consultant, salary structure, director salary or dividend, tax bachana,
      tax kaise bachaye, tax kam karna, gaar, 115bac, 54ec, 112a, 111a, 115baa, clubbing of income,
      long term capital gain, tax on sale of land, tax on sale of shares`,
  },
  'tax-audit': {
    names: `
      44ab, 3cd, 3cb, 3ca, 3ca 3cd, 3cb 3cd, form 3cd, form 26, section 63, tax audit report, tax audit limit,
      audit turnover limit, turnover limit for audit, income tax audit, audit under income tax, audit under 44ab,
      turnover above 1 crore audit, tax audit due date, tax audit penalty, udin, tax audit udin, form 3ca, 43b(h)`,
  },
  'international-taxation': {
    names: `
      tt buying rate, sbi tt rate, exchange rate for tax,
      dtaa, double taxation, double tax treaty, tax treaty, tax residency certificate, trc, 10f, form 10f, form 67,
      foreign tax credit, 15ca, 15cb, 15ca 15cb, form 145, form 146, foreign income, foreign remittance,
      send money abroad tax, payment to foreign company, payment to non resident, withholding tax, nri, nri tax,
      nri income tax, nri property sale, nri selling property, non resident tax, expat tax, permanent establishment,
      royalty tax, equalisation levy, overseas income, income from abroad, cross border tax, videsh se income, 195,
      form 41, form 128, 49c, form 162, pe, foreign assets, foreign asset disclosure, foreign bank account, fast-ds,
      black money act`,
  },
  'transfer-pricing': {
    names: `
      arm’s length, arms length price, alp, 3ceb, form 48, form 3ceb, tp, tp study, tp audit, tp report,
      transfer pricing study, transfer pricing report, benchmarking, benchmarking study, related party,
      associated enterprise, intercompany, inter company pricing, intra group services, payments to parent company,
      master file, local file, cbcr, country by country report, advance pricing agreement, apa, safe harbour,
      specified domestic transaction, 92e, 3ceaa, form 56, 3cead, cup, tnmm, arm’s length price`,
  },
  'fssai-registration': {
    letters: [
      {
        about: 'A visit of a food inspector',
        which: 'food',
        asks: 'entry',
        phrases: `
          food inspector asking money, food safety officer visit, fake food inspector, fssai officer came,
          fssai officer visit`,
      },
      {
        about: 'A call about a food licence',
        which: 'food',
        asks: 'money',
        phrases: `
          fssai call fraud, fssai licence blocked message`,
      },
    ],
    found: [
      {
        kind: 'cost',
        title: 'What the food licence costs',
        line: 'The yearly fee by turnover, in a table.',
        fragment: '#costs',
        phrases: `
      food licence cost, food licence fees, fssai fees, fssai registration cost, fssai fee calculator, fssai ka kharcha,
      food licence ka kharcha, fssai renewal fee, restaurant licence cost`,
      },
    ],
    names: `
      fssai, fssai licence, fssai number, fssai certificate, fssai renewal, fssai basic, fssai state licence,
      fssai central licence, food licence, food license, food safety, food safety certificate, food registration,
      food business, food permit, fosco, foscos, food truck, food stall, restaurant, restaurant licence, cafe, hotel,
      dhaba, bakery, bake at home, home baker, home kitchen, cloud kitchen, tiffin, tiffin service, mess, catering,
      canteen, sweet shop, mithai, kirana food licence, zomato, swiggy, sell on zomato, homemade food,
      homemade pickles, achar papad, packaged food, food import, masala business, dairy business, meat shop,
      water plant, khana bechna, khane ka licence, restaurant kholna`,
  },
  'import-export-code': {
    letters: [
      {
        about: '“Your code has been deactivated, pay here”',
        which: 'certificate',
        asks: 'money',
        phrases: `
          iec deactivated message fake, dgft fraud call`,
      },
    ],
    found: [
      {
        kind: 'cost',
        title: 'What the code, or a change of it, costs',
        line: 'The government’s fee for each, in a table.',
        fragment: '#costs',
        phrases: `
      iec fees, iec code cost, import export code fees, iec ka kharcha, iec modification fee, iec fee calculator,
      import export licence cost`,
      },
    ],
    names: `
      firc, fira, efirc, efira, e-brc, ebrc, inward remittance, foreign inward remittance certificate,
      iec, iec code, iec number, iec certificate, ie code, iec update, iec renewal, import export,
      import export licence, import licence, export licence, importer exporter code, export, import, exporter,
      importer, dgft, dgft code, dgft registration, anf-2a, rcmc, apeda, ad code, icegate, customs code, customs,
      custom clearance, ship goods abroad, sell abroad, sell goods to foreign, send goods abroad, import from china,
      export business, amazon global selling, maal bahar bhejna, aayat niryat, export karna`,
  },
  'trade-license': {
    names: `
      licence, trade licence, shop act, shop act licence, gumasta, gumasta licence, gomasta, municipal licence,
      municipality licence, nagar nigam licence, nagar palika, mcd licence, bmc licence, bbmp licence, ghmc licence,
      kmc licence, corporation licence, panchayat licence, shop and establishment, shops and establishments act,
      shop establishment certificate, shop registration, shop licence, store licence, business licence,
      business permit, health trade licence, health licence, factory licence, eating house licence, salon,
      salon licence, gym licence, godown licence, kirana store, signboard licence, dukan ka licence, dukan kholna,
      dukan registration, shop kholna`,
  },
  'msme-registration': {
    letters: [
      {
        about: 'Somebody who sells a Udyam certificate',
        which: 'certificate',
        asks: 'money',
        phrases: `
          someone called about udyam certificate, udyam certificate call asking money, fake udyam site, udyam fraud`,
      },
    ],
    found: [
      {
        kind: 'cost',
        title: 'What Udyam costs',
        line: 'Nothing: the government asks no money for it.',
        fragment: '#costs',
        phrases: `
      udyam registration cost, udyam fees, msme registration fees, udyam ka kharcha, is udyam free, msme certificate cost,
      udyam registration free hai kya`,
      },
    ],
    names: `
      msefc, mse, facilitation council, samadhaan,
      msme, msme certificate, msme loan certificate, udyam, udyam registration, udyam certificate, udyam number,
      udyam aadhaar, udyog aadhaar, udyog aadhar, udhyam, udyog, uam, uam number, urn, ssi, ssi registration,
      small scale industry, micro small medium enterprise, small business, small business certificate,
      late payment by buyer, buyer not paying, customer not paying bill, samadhaan, msme samadhaan, delayed payment,
      treds, nic code, cottage industry, laghu udyog, chhota udyog, msme nic code`,
  },
  'trademark-registration': {
    letters: [
      {
        about: 'A letter in the name of the Trade Marks Registry',
        which: 'ip',
        phrases: `
          letter from trademark office, trademark letter real or fake, trademark notice real or fake,
          is this letter from trademark office real, trademark registry letter, trademark letter asli hai kya`,
      },
      {
        about: 'A letter that asks for a fee for publication or a “register”',
        which: 'directory',
        asks: 'money',
        phrases: `
          letter to pay for trademark publication, trademark publication fee letter, trademark directory invoice,
          international trademark register invoice`,
      },
      {
        about: 'A call or e-mail that promises to have it accepted',
        which: 'ip',
        asks: 'money',
        phrases: `
          trademark office called for money, call from trademark office asking money, fake trademark call,
          trademark fraud call email`,
      },
      {
        about: 'A letter about the renewal of a mark',
        which: 'renewal',
        asks: 'money',
        phrases: `
          trademark renewal letter fake, trademark renewal letter real, patent renewal letter`,
      },
      {
        about: '“Another firm is about to register your brand as a domain”',
        which: 'domain',
        asks: 'money',
        phrases: `
          domain registration email china brand, email that someone is registering my brand as domain,
          domain name scam mail`,
      },
    ],
    names: `
      tm, tm registration, tm filing, tm-a, tm-r, trade mark, trade mark registry, trademark search, trademark class,
      trademark class for clothes, trademark class for food, trademark class for software, which class for app,
      which trademark class, trademark class list, trademark classes, 45 classes, class 25, class 35, goods and services class,
      kaun si class, trademark class finder,
      trademark renewal, trademark fee, trademark application, brand, brand name, brand registration,
      brand protection, protect my brand, protect brand name, protect my business name, protect my company name,
      register business name, name protection, logo, logo registration, logo protection, protect my logo, slogan,
      tagline, tagline protection, wordmark, device mark, service mark, tm symbol, r symbol, nice classification,
      vienna code, brand naam, naam register, brand name bachana, logo register karna, ipindia trademark`,
  },
  'trademark-objection-reply': {
    names: `
      trademark objection, trademark objected, tm objection, tm objected, objected, objection, objection reply,
      reply to objection, examination report, trademark examination report, exam report reply, trademark hearing,
      trademark show cause, show cause hearing, section 9, section 11, section 9 objection, section 11 objection,
      trademark refused, trademark rejected, trademark opposition, opposition, opposed, tm-o, mis-r, logo objected,
      brand name objected, trademark status objected, objection aaya`,
  },
  'patent-registration': {
    names: `
      patent discount, patent renewal, patent renewal fee, patent, patent filing, patent application, patent search, patent attorney, patent agent, patent draft,
      patent an idea, patent my idea, protect my idea, invention, inventor, provisional patent,
      provisional specification, complete specification, patentability search, prior art, utility patent,
      software patent, first examination report, fer reply, aavishkar, machine invention,
      formula protection`,
  },
  'copyright-registration': {
    names: `
      logo copyright, copyright, copy right, software copyright, source code, source code protection, app copyright,
      website copyright, code, book, book copyright, novel, music, song, song copyright, lyrics, film, film script,
      screenplay, movie script, video, youtube video copyright, photograph, painting, drawing, artwork,
      course content, literary work, artistic work, protect my content, form xiv, kitab copyright, gaana copyright`,
  },
  'design-registration': {
    names: `
      industrial design, product design, product shape, shape, design patent, design protection, design copyright,
      packaging design, bottle shape, jewellery design, furniture design, textile design, fabric design,
      garment design, pattern, look of a product, product look, designs act, locarno, locarno class,
      protect product appearance`,
  },
  'international-ip-protection': {
    names: `
      madrid, madrid protocol, madrid trademark, pct, pct application, pct filing, paris convention, international ip,
      international trademark, international patent, international patent application, global trademark,
      global patent, world patent, worldwide trademark, foreign trademark, foreign patent, trademark abroad,
      trademark in usa, trademark in other countries, trademark outside india, patent abroad, patent in usa,
      patent outside india, patent in other countries, us trademark, us patent, uspto, euipo, eu trademark,
      uk trademark, dubai trademark, hague, wipo, overseas ip, mm2, foreign filing licence, videsh me trademark`,
  },
  'ip-litigation-support': {
    names: `
      ip litigation, ip lawsuit, ip dispute, ip infringement, infringement, trademark infringement,
      patent infringement, copyright infringement, copyright strike, design infringement, trademark case,
      trademark dispute, cease and desist, cease and desist letter, counterfeit, fake products, duplicate products,
      piracy, passing off, copied my brand, copied my logo, copied my design, copied my product,
      someone copied my brand name, using my brand name, using my logo, using my name, stole my logo, stole my brand,
      stole my idea, fake sellers, sue for copying, takedown, takedown notice, injunction, john doe order,
      brand name chura liya, copy kar liya, nakal, nakli maal`,
  },
  'accounting-bookkeeping': {
    names: `
      accounts, accounting, accounting services, bookkeeping, bookkeeper, book keeping, books of account, accountant,
      part time accountant, outsource accounting, tally, tally entry, zoho books, quickbooks, busy software,
      data entry accounts, ledger, balance sheet, profit and loss, p&l, trial balance, bank reconciliation, payroll,
      payroll processing, salary slip, financial statements, monthly accounts, backlog accounting, daily entries,
      invoicing, hisab kitab, hisaab, khata, bahi khata, munim, lekha jokha, 44aa`,
  },
  'virtual-cfo': {
    names: `
      cfo, vcfo, cfo services, part time cfo, outsourced cfo, fractional cfo, on demand cfo, chief financial officer,
      finance head, finance manager, finance team, cash flow, cash flow planning, mis, mis report, monthly mis,
      budgeting, burn rate, runway, fundraising numbers, financial model, investor reporting, unit economics`,
  },
  'legal-drafting': {
    names: `
      investment agreement, agreement, agreements, contract, contract drafting, agreement drafting, legal documents,
      legal document drafting, nda, non disclosure agreement, confidentiality agreement, cofounder agreement,
      founders agreement, shareholders agreement, share purchase agreement, sha, joint venture agreement, mou,
      memorandum of understanding, legal notice, send legal notice, legal notice for recovery, reply to legal notice,
      cheque bounce, cheque bounce notice, section 138, vendor agreement, service agreement, consultancy agreement,
      freelancer contract, employment agreement, employment contract, offer letter, appointment letter,
      franchise agreement, distribution agreement, supplier contract, loan agreement, rent agreement,
      rental agreement, lease deed, lease agreement, leave and license agreement, licence agreement, sale deed,
      gift deed, power of attorney, poa, will, affidavit, indemnity bond, terms, terms and conditions,
      terms of service, privacy policy, website policy, refund policy, stamp paper, notary, non compete,
      rent agreement banwana, notice bhejna, vetting, contract review`,
  },
  'business-consultation': {
    names: `
      book a consultation, free consultation, talk to an expert, expert advice, business advice, business consultant,
      business advisor, business plan, business idea, which company, which company to register, which company type,
      types of company, company types, which structure, which business structure, choose structure,
      business structure, business registration, register a business, register my business, llp or private limited,
      llp vs pvt ltd, private limited vs llp, proprietorship vs company, opc vs private limited, partnership vs llp,
      difference between llp and private limited, compare structures, start a business, start new business,
      start my own business, business start karna, business shuru karna, business kaise shuru kare, vyapar shuru,
      dhandha shuru, licences needed to start a business, what licences do i need, which licence do i need,
      which registration do i need, not sure what i need`,
  },
  'legal-consultation': {
    found: [
      {
        kind: 'cost',
        title: 'Refunds: what comes back, by stage',
        line: 'In our terms: what, when and how, and where to complain.',
        page: paths.terms(),
        fragment: '#refund-and-cancellation',
        phrases: 'refund, refund policy, fees refund, money back, paise wapas',
      },
    ],
    names: `
      lawyer, advocate, attorney, vakil, vakeel, legal advice, legal help, legal question, legal opinion,
      legal advisor, ask a lawyer, talk to a lawyer, online lawyer, consult a lawyer, lawyer se baat, legal dispute,
      court, court case, summons, received a legal notice, got a legal notice, legal notice received,
      consumer complaint, consumer court, property dispute, partner dispute, dispute with partner, partner cheated me,
      money recovery, landlord dispute, kanooni salah, kanuni sahayata`,
  },
  'financial-consultation': {
    names: `
      finance advice, financial advice, financial advisor, financial planning, projections, financial projections,
      loan, business loan, bank loan, mudra loan, startup loan, working capital, cma, cma data, cma report, valuation,
      business valuation, company valuation, share valuation, valuation report, registered valuer, project report,
      dpr, detailed project report, project report for bank loan, pitch numbers, costing, pricing, loan lena,
      loan chahiye, karza, overdraft, cgtmse, dscr, debt service coverage`,
  },
  'compliance-consultation': {
    names: `
      compliance check, compliance audit, compliance review, compliance health check, legal health check,
      compliance advice, missed filing, missed filings, missed compliance, missed all my filings,
      not filed anything for years, not filed returns for years, pending compliance, old defaults, notice received,
      notice from department, government notice, department notice, notice aaya, notice mila, penalty notice,
      gap review, due diligence, investor due diligence, compounding, compounding of offences, am i compliant,
      what compliance do i need`,
  },
  'startup-consultation': {
    names: `
      angel investment, founder, founders, cofounder, cofounder split, cofounder shares, equity split, founder equity,
      sweat equity, vesting, founder vesting, cap table, esop, esop pool, employee stock options, funding,
      raise funding, raise money, fundraising, investor, angel investor, angel tax, venture capital, vc, term sheet,
      safe note, isafe, convertible note, ccps, seed round, startup advice, startup idea, startup lawyer,
      startup help, startup mentor, investor chahiye, startup shuru karna`,
  },
  'corporate-consultation': {
    names: `
      loan to director, company loan, share transfer, transfer of shares, transfer shares, sh-4, change director, add director, new director,
      remove director, appoint director, director resignation, director removal, director change, change in directors,
      change company name, company name change, change registered office, registered office change,
      change of address of company, change objects, authorised capital, issue shares,
      rights issue, bonus shares, buyback, dividend, conversion, convert company, convert private to public,
      convert private limited to llp, convert opc to private limited, close company, close my company, 
      company closure, shut down company, strike off, stk-2, winding up, dissolve company, dormant company,
      dormant status, mgt-1, merger, demerger, amalgamation, acquisition, takeover, buy a company, sell my company,
      restructuring, company law advice, revive company, company band karna, director hatana`,
  },
};

/** Tools that one page has, by id. */
export const toolPhrases: Readonly<Record<string, string>> = {
  'company-fees': `
    company registration cost, company registration fees, private limited company cost, pvt ltd company cost,
    company fee calculator, company kholne ka kharcha, company incorporation charges, opc registration cost,
    company registration stamp duty cost, authorised capital fee`,
  'roc-lateness': `
    roc late fee, aoc-4 late fee, mgt-7 late fee, company annual return late fee, roc penalty, mca late fee,
    roc additional fee, adt-1 late fee, roc late fee calculator, company filing der se, late roc filing,
    additional fee for late filing of company form, dpt-3 late fee`,
  'gst-annual-lateness': `gstr-9 late fee, gst annual return late fee, late gstr-9, gstr-9c late fee, gst annual return penalty`,
  'gst-composition-lateness': `
    composition late fee, cmp-08 late fee, gstr-4 late fee, late cmp-08 interest, composition dealer late fee, composition returns pending,
    composition scheme penalty`,
  'gst-return-lateness': `
    gst late fee, late gst fee, gst return late fee, gstr-3b late fee, gstr-1 late fee, gst penalty, gst interest calculator,
    late gst return, gst late fee calculator, gst return nahi bhara penalty, gst late fee kitna, gst der se bharna,
    missed gst return, gst 3b late fee, nil gst return late fee, not filed gst penalty`,
  'tax-return-lateness': `
    income tax return late fee, itr late fee, late itr, belated return fee, itr penalty, 234f fee, income tax late fee,
    itr late fee calculator, itr late bharne ki penalty, 234a interest, 234b interest, 234c interest, missed itr due date, revised return fee,
    itr der se bharna`,
  'copyright-fees': `
    copyright cost, copyright registration fees, copyright fee calculator, copyright ka kharcha, song copyright fee,
    book copyright fee, software copyright cost`,
  'design-fees': `
    design registration cost, design registration fees, industrial design fee, design fee calculator,
    design ka kharcha, design extension fee`,
  'patent-fees': `
    patent cost, patent filing fees, patent fee calculator, patent ka kharcha, patent examination fee,
    patent registration charges`,
  'trademark-classes': `
    which trademark class, find trademark class, trademark class finder, trademark class for clothes,
    trademark class for restaurant, trademark class for software, trademark ki class kaunsi, konsi class trademark`,
  'trademark-fees': `
    trademark cost, trademark registration fees, trademark fee calculator, trademark ka kharcha, brand name registration cost,
    logo registration cost, trademark renewal fees, trademark government fee, tm-a fee, brand register karne ka kharcha`,
  'trademark-lateness': `
    trademark renewal late fee, late trademark renewal, trademark expired penalty, trademark restoration fee,
    trademark renewal surcharge, missed trademark renewal, trademark renew karna bhul gaya penalty`,
  'msme-late-payment': `
    msme late payment interest, msme interest calculator, late payment interest msme, delayed payment interest, 43b(h) interest,
    msme samadhaan interest, buyer late payment interest, late bill interest, msme payment der se interest,
    3 times bank rate interest, 45 days payment interest, msme section 16 interest`,
  'llp-fees': `
    llp registration cost, llp registration fees, llp fee calculator, llp ka kharcha, llp formation charges,
    limited liability partnership cost`,
  'llp-lateness': `
    llp late fee, llp form 11 late fee, llp form 8 late fee, llp penalty, llp annual return late fee,
    llp late fee calculator, late llp filing, llp additional fee`,
  'tds-lateness': `
    tds late fee, tds return late fee, 234e fee, late tds interest, tds penalty, tcs late fee, 26q late fee, 24q late fee,
    tds late payment interest, tds late fee calculator, tds return nahi bhara penalty`,
  choose: `
    which company should i open, which structure, which company is best for me, which type of company, llp or private limited,
    which business structure, opc or private limited, proprietorship or company, partnership or llp, compare company types,
    which company to register, kaunsi company kholu, konsi company best hai, company ya llp kaunsi, kaunsa business structure,
    structure chooser, private limited vs llp, best company type for small business, trust or society or section 8,
    which entity, difference between llp and private limited, kaunsi firm banau`,
  name: `
    company name check, check company name availability, is this company name available, company name allowed,
    company name rules check, company ka naam check, naam milega kya company, will my company name be approved`,
};

/** What people type into the search about a number, by its kind; each is read on the page that leads to such a number. */
export const numberPhrases: Readonly<Record<NumberKind, string>> = {
  gstin: `
    gst number check, verify gst number, check gstin, gstin meaning, what does a gst number mean, gst number format,
    read gst number, fake gst number, gst number sahi hai kya, gst number asli hai kya, gst number kaise check kare,
    gstin check digit`,
  pan: `
    pan number meaning, check pan number, pan format, pan fourth letter meaning, read pan, verify pan, pan card asli hai, pan number ka matlab`,
  tan: `tan number meaning, check tan number, verify tan, tan format, read tan, tan number kaise check kare`,
  cin: `
    cin number meaning, check cin, cin format, read cin, company number meaning, verify cin, cin number ka matlab,
    check company number`,
  din: `din number meaning, check din number, verify din, read din, director number check`,
  llpin: `llpin meaning, check llpin, read llpin, llp number check, verify llpin`,
  udyam: `udyam number check, verify udyam number, read udyam number, udyam number meaning, msme number check`,
  fssai: `
    fssai number check, verify fssai number, food licence number check, fssai number meaning, read fssai number,
    fssai number asli hai kya, 14 digit number on packet meaning`,
  iec: `iec number check, verify iec, read iec, iec number meaning, iec code check`,
};

/** The names or phrases of a text block. */
export function namesIn(block: string): string[] {
  return block.split(',').map((name) => name.trim());
}

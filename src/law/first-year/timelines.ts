import * as firms from '@/law/firms/facts';
import { startupNotifications, startupPortal } from '@/law/firms/texts';
import * as gst from '@/law/gst/facts';
import { cgstRules } from '@/law/gst/texts';
import * as ip from '@/law/ip/facts';
import * as licences from '@/law/licences/facts';
import {
  foodLicensingRegulations,
  foodSafetyAct,
  foscos,
  foreignTradePolicy,
  femExportImportRegulations,
  msmeNotifications,
  msmedAct,
} from '@/law/licences/texts';
import {
  bankCall,
  codeDeactivated,
  domainScare,
  foodPortalFee,
  foreignBuyer,
  gstLetter,
  inspection,
  passedOnCalls,
  registerInvoice,
  registrarLetter,
  registrationFee,
  salesCalls,
  speedMoney,
  taxLetter,
  udyamCertificate,
} from '@/law/letters/letters';
import {
  lawAt,
  deadlineOfPeriods,
  deadlineOnEvent,
  deadlineWithin,
  deadlineEachYear,
} from './deadline';
import { upperFirst } from '@/lib/letter-case';
import { gstWhenDue, staff, stepsOf } from './duties';
import type { Entity } from './entity';
import type { FirstYearStep, FirstYearTimeline } from './steps';

/*
 * The first year after a registration. Deadlines come from the facts, so a change of law is edited only there. duties.ts has the
 * duties of companies, firms and trusts. The duties after other registrations and licences are here. Only the build reads this:
 * each service's page gets its own timeline (see content/services/service-page.ts).
 */

/** The kind of entity that each registration creates. */
export const entities = {
  'private-limited-company': {
    kind: 'company',
    isTrader: true,
    isEmployer: true,
    hasForeignHolders: true,
  },
  'one-person-company': { kind: 'one-person-company', isTrader: true, isEmployer: true },
  'section-8-company': { kind: 'company', isSection8: true, isTrader: true, isEmployer: true },
  'nidhi-company': { kind: 'company', isPublic: true, isNidhi: true, isEmployer: true },
  'producer-company': { kind: 'producer-company', isTrader: true, isEmployer: true },
  'llp-registration': { kind: 'llp', isTrader: true, isEmployer: true, hasForeignHolders: true },
  'partnership-firm-registration': { kind: 'firm', isTrader: true, isEmployer: true },
  'sole-proprietorship-registration': { kind: 'proprietorship', isTrader: true, isEmployer: true },
  'ngo-registration': { kind: 'trust-or-society', isEmployer: true },
} as const satisfies Record<string, Entity>;

const companyLetters = [registrarLetter, salesCalls, bankCall];

const ofCompany = (slug: keyof typeof entities): FirstYearTimeline => ({
  startLabel: 'Date of incorporation',
  startHint: 'On the certificate of incorporation.',
  accounts: entities[slug].kind === 'llp' ? 'other' : 'company',
  letters: companyLetters,
  steps: stepsOf(entities[slug]),
});

const exportUndertaking: FirstYearStep = {
  id: 'letter-of-undertaking',
  kind: 'condition',
  title: 'Letter of undertaking for exporters (RFD-11)',
  by: deadlineOnEvent('Each financial year, before the first export'),
  text: 'With a GST (Goods and Services Tax) number, you can ship without paying tax first.',
  missed: 'You pay tax first, and get it back as a refund.',
  citations: [lawAt(cgstRules, 'rule 96A')],
};

const timelines = {
  'private-limited-company': ofCompany('private-limited-company'),
  'one-person-company': ofCompany('one-person-company'),
  'section-8-company': ofCompany('section-8-company'),
  'nidhi-company': ofCompany('nidhi-company'),
  'producer-company': ofCompany('producer-company'),
  'llp-registration': ofCompany('llp-registration'),
  'partnership-firm-registration': {
    startLabel: 'Date of the deed',
    startHint: 'The day from which the firm exists.',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, registrationFee, bankCall],
    steps: stepsOf(entities['partnership-firm-registration']),
  },
  'sole-proprietorship-registration': {
    startLabel: 'First day of business',
    startHint:
      'A proprietorship has no certificate of its own. Use the day of the first registration.',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, udyamCertificate, bankCall],
    steps: stepsOf(entities['sole-proprietorship-registration']),
  },
  'ngo-registration': {
    startLabel: 'Date of registration',
    startHint: 'On the certificate of the society, or the registered trust deed.',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, registrationFee, bankCall],
    steps: stepsOf(entities['ngo-registration']),
  },
  'startup-india-registration': {
    startLabel: 'Date of recognition',
    startHint: 'On the certificate of recognition.',
    accounts: 'company',
    letters: [registrarLetter, salesCalls, registrationFee, bankCall],
    steps: [
      {
        id: 'use-of-funds',
        kind: 'duty',
        title: 'Use the funds for the core business',
        by: deadlineOnEvent('As long as you are recognised'),
        text: 'Outside your ordinary business, there are limits on money for property, loans, securities and luxuries.',
        missed: 'The recognition may be withdrawn.',
        citations: [lawAt(startupNotifications, 'G.S.R. 108(E)')],
      },
      {
        id: 'profile',
        kind: 'duty',
        title: 'Profile on the portal',
        by: deadlineOnEvent('When name, business or control changes'),
        text: 'Correct the profile, and keep proof of turnover.',
        missed: 'Schemes check the profile. If it is wrong, you may lose the recognition.',
        citations: [lawAt(startupPortal)],
      },
      {
        id: 'tax-deduction-of-profit',
        kind: 'option',
        title: 'Deduction of profit from tax',
        by: deadlineOnEvent('Before the first of the years that you choose for the deduction'),
        text: `Companies and LLPs can use it for ${firms.startupTaxYears.words} in a row, with a certificate of the Board of officers. Recognition alone is not enough.`,
        missed: 'Nothing is due. The option ends 10 years after incorporation.',
        citations: [firms.startupTaxYears],
      },
    ],
  },
  'gst-registration': {
    startLabel: 'Date of the grant',
    startHint: 'On the registration certificate, form REG-06.',
    accounts: 'other',
    letters: [gstLetter, salesCalls, registrationFee, bankCall],
    steps: [
      {
        id: 'bank-account',
        kind: 'duty',
        title: 'Bank account on the portal',
        by: deadlineWithin(gst.bankAccountWithin, 'the grant'),
        text: 'Add it before the first GSTR-1, if that is sooner.',
        missed: 'The registration is suspended.',
        citations: [gst.bankAccountWithin],
      },
      {
        id: 'first-gstr-1',
        kind: 'duty',
        title: 'First GSTR-1 (sales)',
        by: deadlineOfPeriods(gst.gstr1Due),
        text: 'This date is for monthly filers, even without sales. Quarterly filers: the 13th of the month after the quarter.',
        missed: `${gst.lateFee.words}, ${gst.nilLateFee.words} for a nil return, up to a cap.`,
        citations: [gst.gstr1Due, gst.lateFee],
      },
      {
        id: 'first-gstr-3b',
        kind: 'duty',
        title: 'First GSTR-3B (tax)',
        by: deadlineOfPeriods(gst.gstr3bDue),
        text: 'By this date, monthly filers file and pay. Quarterly filers: the 22nd or 24th of the month after the quarter, depending on the State.',
        missed: `The same late fee, and interest at ${gst.interest.words} on tax paid late.`,
        citations: [gst.gstr3bDue, gst.interest],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'Changes of name, address, partner or director (REG-14)',
        by: deadlineOnEvent(`Within ${gst.amendWithin.words} of the change`),
        text: 'File it on the portal, with proof.',
        missed: 'Notices go to the old address, and your tax credit can be questioned.',
        citations: [gst.amendWithin],
      },
      exportUndertaking,
    ],
  },
  'trademark-registration': {
    startLabel: 'Date of filing',
    startHint: 'On the acknowledgement of form TM-A.',
    accounts: 'other',
    letters: [speedMoney, registerInvoice, domainScare, salesCalls],
    steps: [
      {
        id: 'priority-abroad',
        kind: 'option',
        title: 'File abroad and keep your Indian filing date',
        by: deadlineWithin(ip.parisMarksPriority, 'filing'),
        text: 'In countries of the Paris Convention, the application then has the date of the Indian one.',
        missed: 'Nothing is due. A later filing abroad counts from its own day.',
        citations: [ip.parisMarksPriority],
      },
      {
        id: 'examination-reply',
        kind: 'condition',
        title: 'Reply to the examination report',
        by: deadlineOnEvent(`Within ${ip.trademarkReplyWithin.words} of receiving it`),
        text: 'Check the status online, and the mailbox of the e-mail address in the application.',
        missed: 'The application may be treated as abandoned.',
        citations: [ip.trademarkReplyWithin],
      },
      {
        id: 'opposition',
        kind: 'condition',
        title: 'Publication in the Journal',
        by: deadlineOnEvent('After acceptance'),
        text: `Others may oppose for ${ip.trademarkOpposeWithin.words}. If somebody does, you have 2 months for a counter-statement.`,
        missed: 'Without a counter-statement, the application counts as abandoned.',
        citations: [ip.trademarkOpposeWithin],
      },
      {
        id: 'use',
        kind: 'duty',
        title: 'Use the mark as filed',
        by: deadlineOnEvent('At all times'),
        text: 'Keep dated bills, labels and advertisements.',
        missed: `After ${ip.trademarkUnusedFor.words} without use, the mark can be removed if somebody applies for it.`,
        citations: [ip.trademarkUnusedFor],
      },
      {
        id: 'new-address',
        kind: 'condition',
        title: 'A new address or e-mail',
        by: deadlineOnEvent('At once'),
        text: 'Have it recorded. Reports go to the recorded address.',
        missed: 'A time limit then starts with a letter that you never see.',
        citations: [ip.trademarkReplyWithin],
      },
    ],
  },
  'fssai-registration': {
    startLabel: 'Date of the registration or licence',
    startHint: 'On the certificate.',
    accounts: 'other',
    letters: [inspection, foodPortalFee, salesCalls, bankCall],
    steps: [
      {
        id: 'number-on-display',
        kind: 'duty',
        title: 'Certificate, number and display board',
        by: deadlineOnEvent('From the first day'),
        text: 'Show the number on bills and packs, and the display board in shops and restaurants.',
        missed:
          'An officer may order improvements. If you ignore the order, your licence may be suspended.',
        citations: [
          lawAt(foodLicensingRegulations, 'schedule 2'),
          lawAt(foodSafetyAct, 'section 32'),
        ],
      },
      {
        id: 'annual-fee',
        kind: 'duty',
        title: 'Annual fee',
        by: deadlineOnEvent('By the day that the portal shows'),
        text: 'There is no renewal any more. The yearly fee keeps the registration or licence valid.',
        missed: 'The portal shows the consequence under the new rules. It can be a suspension.',
        citations: [lawAt(foscos)],
      },
      {
        id: 'form-d-1',
        kind: 'condition',
        title: 'Annual return (D-1)',
        by: deadlineEachYear(licences.foodReturnDue, 'accounts'),
        text: 'Makers and importers with a licence file it for the previous financial year.',
        missed: `${licences.foodReturnLateFee.words}, up to 5 annual fees.`,
        citations: [licences.foodReturnDue, licences.foodReturnLateFee],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, food, capacity or owner',
        by: deadlineOnEvent('Before the change'),
        text: 'File a modification on the portal. Above a turnover limit, you need the next kind: a State licence, then a central licence.',
        missed: 'Business not on the certificate counts as business without a certificate.',
        citations: [lawAt(foscos)],
      },
      gstWhenDue,
    ],
  },
  'import-export-code': {
    startLabel: 'Date of the code',
    startHint: 'On the certificate of the importer-exporter code.',
    accounts: 'other',
    letters: [codeDeactivated, foreignBuyer, salesCalls, bankCall],
    steps: [
      {
        id: 'yearly-update',
        kind: 'duty',
        title: 'Confirm the details online',
        by: deadlineEachYear(
          licences.iecUpdateWindow,
          'start',
          `${licences.iecUpdateWindow.words}, each year`,
        ),
        text: 'Use the portal of the Directorate General of Foreign Trade, even if nothing has changed. This is free until 30 June.',
        missed: `The code is deactivated. To use it again, update it for ${licences.iecChangeFee.words}.`,
        citations: [licences.iecUpdateWindow, licences.iecChangeFee],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, partner, director, bank or branch',
        by: deadlineOnEvent('When it changes'),
        text: 'Enter it on the same portal.',
        missed: 'Customs holds shipments if its data differ from the data of your code.',
        citations: [lawAt(foreignTradePolicy, 'paragraph 2.05')],
      },
      exportUndertaking,
      {
        id: 'export-money',
        kind: 'condition',
        title: 'Receive the payment for each export',
        by: deadlineOnEvent(`Within ${licences.exportMoneyWithin.words} of shipment or invoice`),
        text: `If the export is invoiced or settled in rupees, you have ${licences.exportMoneyInRupeesWithin.words}. The bank can extend the time.`,
        missed:
          'If the payment is more than 1 year late, you may export only against full advance payment or a letter of credit.',
        citations: [licences.exportMoneyWithin],
      },
      {
        id: 'service-declaration',
        kind: 'condition',
        title: 'Export declaration for services',
        by: deadlineOnEvent(
          'Within 30 calendar days of the end of the invoice month. For services other than software, the day of payment is in time too',
        ),
        text: 'File it through your bank.',
        missed: 'The bank cannot match the money to an export.',
        citations: [lawAt(femExportImportRegulations, 'in force from 1 October 2026')],
      },
    ],
  },
  'msme-registration': {
    startLabel: 'Date of the Udyam certificate',
    startHint: 'On the certificate.',
    accounts: 'other',
    letters: [udyamCertificate, passedOnCalls, bankCall],
    steps: [
      {
        id: 'yearly-update',
        kind: 'duty',
        title: 'Update with the new tax figures',
        by: deadlineOnEvent('Each year, after the tax return'),
        text: 'Investment and turnover come from your tax and GST (Goods and Services Tax) data. Confirm them on the portal.',
        missed: 'A number without updates may be suspended.',
        citations: [lawAt(msmeNotifications, 'S.O. 2119(E)')],
      },
      {
        id: 'number-on-bills',
        kind: 'option',
        title: 'Udyam number on every bill',
        by: deadlineOnEvent('From the first bill'),
        text: `This is for micro and small makers and service providers. Buyers then know that they must pay within ${licences.msmePayWithinUnagreed.words}, or in the time agreed in writing: at most ${licences.msmePayWithin.words}.`,
        missed: `Nothing is due. The number helps you to ask for the interest of ${licences.msmeLateInterest.words}.`,
        citations: [
          licences.msmePayWithin,
          licences.msmeLateInterest,
          lawAt(msmeNotifications, 'order of 2 July 2021'),
        ],
      },
      {
        id: 'late-buyers',
        kind: 'option',
        title: 'A buyer pays late',
        by: deadlineOnEvent('After the agreed day'),
        text: 'You can ask the Facilitation Council, online. Traders cannot.',
        missed: 'Nothing is due. Old debts are harder to prove.',
        citations: [lawAt(msmedAct, 'section 18')],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, bank or activity',
        by: deadlineOnEvent('When it changes'),
        text: 'Update it online, without a fee.',
        missed: 'Wrong details are punishable.',
        citations: [lawAt(msmedAct, 'section 27')],
      },
      gstWhenDue,
    ],
  },
  'trade-license': {
    startLabel: 'Date of the licence',
    startHint: 'It is on the licence, which also shows its last day.',
    accounts: 'other',
    letters: [inspection, passedOnCalls, registrationFee],
    steps: [
      {
        id: 'renewal',
        kind: 'duty',
        title: 'Renewal',
        by: {
          from: 'start',
          yearly: { month: 3, date: 31 },
          words: 'Before the licence ends, usually by 31 March',
        },
        text: 'Many local bodies open renewals between January and March. Delhi takes the fee with the property tax.',
        missed:
          'A late fee and later a fine, both set by the local body. A business without a licence can be closed.',
        citations: [],
      },
      {
        id: 'renewal-hyderabad',
        kind: 'condition',
        title: 'Renewal in Hyderabad',
        by: deadlineEachYear(
          licences.hyderabadLicenceBy,
          'start',
          `By ${licences.hyderabadLicenceBy.words}`,
        ),
        text: 'Licences of the city’s three corporations run from 1 January to 31 December. A notice may move the day.',
        missed: `${upperFirst(licences.hyderabadLateLicence.words)}. Without a licence, you pay twice the fee, and more each month.`,
        citations: [licences.hyderabadLicenceBy, licences.hyderabadLateLicence],
      },
      {
        id: 'licence-on-display',
        kind: 'duty',
        title: 'Licence on display',
        by: deadlineOnEvent('From the first day'),
        text: 'Put it where an inspector and your customers can read it.',
        missed: 'The inspector notes it. The local body sets the fine.',
        citations: [],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New trade, address, owner or area',
        by: deadlineOnEvent('Before the change'),
        text: 'Ask for a new permission. The old one does not cover the change.',
        missed: 'The change counts as trade without a licence.',
        citations: [],
      },
      gstWhenDue,
      staff,
    ],
  },
} satisfies Record<string, FirstYearTimeline>;

/** The registrations that start a first year of duties. */
export type RegistrationId = keyof typeof timelines;

export const firstYears: Record<RegistrationId, FirstYearTimeline> = timelines;

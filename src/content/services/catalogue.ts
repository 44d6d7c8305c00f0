import type { IconName } from '@/content/icons';
import own from '../../owner/services.json' with { type: 'json' };
// oxlint-disable-next-line no-restricted-imports -- vite.config.ts loads it before it knows the alias
import { owner } from '../owner.ts';

/** The groups of the header. Pages and cards of a group's services have its colour (`data-file`, see tailwind.config.ts). */
export const groups = {
  company: { title: 'Company Registration', colour: 'almond' },
  tax: { title: 'Tax & Compliance', colour: 'turmeric' },
  licences: { title: 'Licenses', colour: 'henna' },
  ip: { title: 'Trademark & IP', colour: 'indigo' },
  other: { title: 'Other Services', colour: 'crimson' },
} as const;

export type GroupId = keyof typeof groups;

/** The short data of a service. Menus, cards, lists and other pages may use it without loading the service's page. */
export interface Service {
  slug: string;
  group: GroupId;
  /** The title in menus, cards and lists. */
  title: string;
  /** The page's h1, in everyday words. */
  name: string;
  /** The long name, with each abbreviation in full. It is the page's title and a small line beside the h1. */
  heading: string;
  /** The line under the title in menus: at most 40 characters. */
  hint: string;
  /**
   * The result for the client, in one sentence of at most 24 words, 50 to 160 characters; used on the card, in the lead and in
   * search results.
   */
  summary: string;
  icon: IconName;
}

const catalogue = [
  {
    slug: 'private-limited-company',
    group: 'company',
    title: 'Private Limited Company',
    name: 'Private limited company',
    heading: 'Private limited company registration',
    hint: 'Shares, investors, limited liability',
    summary:
      'A company with shares for founders and investors, which keeps your own savings apart from its debts.',
    icon: 'company',
  },
  {
    slug: 'llp-registration',
    group: 'company',
    title: 'LLP Registration',
    name: 'LLP registration',
    heading: 'Limited liability partnership (LLP) registration',
    hint: 'Partners with limited liability',
    summary:
      'A partnership in which no partner is liable for another’s fault, with fewer yearly filings than a company.',
    icon: 'llp',
  },
  {
    slug: 'one-person-company',
    group: 'company',
    title: 'One Person Company',
    name: 'One person company',
    heading: 'One person company (OPC) registration',
    hint: 'One owner, one nominee',
    summary:
      'A company of your own: one owner, one nominee who takes over if needed, and limited liability.',
    icon: 'opc',
  },
  {
    slug: 'section-8-company',
    group: 'company',
    title: 'Section 8 Company',
    name: 'Section 8 company',
    heading: 'Section 8 company registration',
    hint: 'For charity, education, research',
    summary:
      'A licensed company for charity, education or research, which must put every rupee of profit back into that work.',
    icon: 'section8',
  },
  {
    slug: 'nidhi-company',
    group: 'company',
    title: 'Nidhi Company',
    name: 'Nidhi company',
    heading: 'Nidhi company registration',
    hint: 'Members save and borrow',
    summary:
      'A company that takes savings only from its members and lends only to them, under rules of its own.',
    icon: 'nidhi',
  },
  {
    slug: 'producer-company',
    group: 'company',
    title: 'Producer Company',
    name: 'Producer company',
    heading: 'Producer company registration',
    hint: 'Farmers and makers together',
    summary:
      'A company owned by farmers or artisans who pool, process and sell what they produce together.',
    icon: 'producer',
  },
  {
    slug: 'partnership-firm-registration',
    group: 'company',
    title: 'Partnership Firm Registration',
    name: 'Partnership firm registration',
    heading: 'Partnership firm registration',
    hint: 'A deed, and a firm on record',
    summary:
      'A partnership deed that settles shares and exits, and an entry of your firm in the Register of Firms.',
    icon: 'drafting',
  },
  {
    slug: 'ngo-registration',
    group: 'company',
    title: 'NGO Registration',
    name: 'NGO registration',
    heading: 'Non-governmental organisation (NGO) registration',
    hint: 'Trust, society or Section 8',
    summary:
      'A trust, society or Section 8 company for your cause, chosen by how you will raise and spend money.',
    icon: 'section8',
  },
  {
    slug: 'sole-proprietorship-registration',
    group: 'company',
    title: 'Sole Proprietorship',
    name: 'Sole proprietorship',
    heading: 'Sole proprietorship registration',
    hint: 'Start in your own name',
    summary:
      'The few registrations that let you trade, bank and invoice under a business name of your own.',
    icon: 'opc',
  },
  {
    slug: 'startup-india-registration',
    group: 'company',
    title: 'Startup India Registration',
    name: 'Startup India registration',
    heading: 'Startup India (DPIIT) recognition',
    hint: 'DPIIT recognition',
    summary:
      'Recognition by the industry department, which gives a young company reliefs in tax, patents and public tenders.',
    icon: 'kite',
  },
  {
    slug: 'gst-registration',
    group: 'tax',
    title: 'GST Registration',
    name: 'GST registration',
    heading: 'Goods and Services Tax (GST) registration',
    hint: 'Get your GSTIN',
    summary:
      'You\u00a0get a GST identification number (GSTIN) and a registration, so that you can charge tax and claim credit.',
    icon: 'gst',
  },
  {
    slug: 'gst-filing',
    group: 'tax',
    title: 'GST Filing',
    name: 'GST filing',
    heading: 'Goods and Services Tax (GST) return filing',
    hint: 'Monthly and quarterly returns',
    summary:
      'Your GST returns filed on time, with credit matched to what your suppliers have reported.',
    icon: 'returns',
  },
  {
    slug: 'income-tax-filing',
    group: 'tax',
    title: 'Income Tax Filing',
    name: 'Income tax filing',
    heading: 'Income tax return (ITR) filing',
    hint: 'Returns for people and firms',
    summary: 'Your return in the right form, checked against what the department already knows.',
    icon: 'income',
  },
  {
    slug: 'tds-return-filing',
    group: 'tax',
    title: 'TDS Return Filing',
    name: 'TDS return filing',
    heading: 'Tax deducted at source (TDS) return filing',
    hint: 'Quarterly statements',
    summary:
      'Quarterly statements of the tax you deducted, and the certificates your payees are waiting for.',
    icon: 'tds',
  },
  {
    slug: 'roc-filing',
    group: 'tax',
    title: 'ROC Filing',
    name: 'ROC filing',
    heading: 'Registrar of Companies (ROC) filing',
    hint: 'Yearly company forms',
    summary:
      'Yearly accounts and returns of a company or LLP, and the forms for each change, filed before late fees begin.',
    icon: 'roc',
  },
  {
    slug: 'roc-compliance',
    group: 'tax',
    title: 'ROC Compliance',
    name: 'ROC compliance',
    heading: 'Registrar of Companies (ROC) compliance',
    hint: 'Meetings, registers, forms for changes',
    summary:
      'All meetings, registers and forms of a company’s year, planned on one calendar and completed.',
    icon: 'roc',
  },
  {
    slug: 'legal-compliance',
    group: 'tax',
    title: 'Legal Compliance',
    name: 'Legal compliance',
    heading: 'Legal compliance for businesses',
    hint: 'Labour, privacy and local laws',
    summary:
      'One list of the labour, privacy, consumer and local laws that apply to you, and your duties under each.',
    icon: 'scales',
  },
  {
    slug: 'corporate-governance',
    group: 'tax',
    title: 'Corporate Governance',
    name: 'Corporate governance',
    heading: 'Corporate governance support',
    hint: 'Boards, minutes, policies',
    summary:
      'A board that meets, decides and records as company law expects, with policies people can follow.',
    icon: 'company',
  },
  {
    slug: 'audit-services',
    group: 'tax',
    title: 'Audit Services',
    name: 'Audit services',
    heading: 'Audit services',
    hint: 'Statutory, internal, special',
    summary:
      'Your books made ready for a statutory, internal or special audit, and an auditor’s report at the end.',
    icon: 'ledger',
  },
  {
    slug: 'tax-planning',
    group: 'tax',
    title: 'Tax Planning',
    name: 'Tax planning',
    heading: 'Tax planning',
    hint: 'Regime, reliefs, timing',
    summary:
      'A written comparison of regimes, reliefs and timing, so that you pay the tax due and no more.',
    icon: 'income',
  },
  {
    slug: 'tax-audit',
    group: 'tax',
    title: 'Tax Audit',
    name: 'Tax audit',
    heading: 'Tax audit under the income tax law',
    hint: 'The report some returns need',
    summary:
      'The audit report that income tax law asks for above certain turnovers, filed in time.',
    icon: 'ledger',
  },
  {
    slug: 'international-taxation',
    group: 'tax',
    title: 'International Taxation',
    name: 'International taxation',
    heading: 'International taxation',
    hint: 'Treaties and foreign payments',
    summary:
      'Tax on payments, income and people that cross borders: treaty relief, certificates and the right forms.',
    icon: 'iec',
  },
  {
    slug: 'transfer-pricing',
    group: 'tax',
    title: 'Transfer Pricing',
    name: 'Transfer pricing',
    heading: 'Transfer pricing',
    hint: 'Deals within one group',
    summary:
      'Prices between companies of one group, set and documented like prices between independent parties (arm’s length).',
    icon: 'exchange',
  },
  {
    slug: 'fssai-registration',
    group: 'licences',
    title: 'FSSAI Registration',
    name: 'FSSAI registration',
    heading: 'Food safety (FSSAI) registration and licence',
    hint: 'For anyone who handles food',
    summary:
      'The 14-digit food registration or licence that your kitchen, shop or factory must show.',
    icon: 'food',
  },
  {
    slug: 'import-export-code',
    group: 'licences',
    title: 'Import Export Code',
    name: 'Import export code',
    heading: 'Importer-exporter code (IEC)',
    hint: 'The number customs asks for',
    summary:
      'The 10-character code that customs and banks ask for before goods cross the border in your name.',
    icon: 'iec',
  },
  {
    slug: 'trade-license',
    group: 'licences',
    title: 'Trade License',
    name: 'Trade license',
    heading: 'Trade licence',
    hint: 'From your municipality',
    summary:
      'Your municipality’s permission to run your trade at your address, renewed when the municipality’s rules require it.',
    icon: 'shop',
  },
  {
    slug: 'msme-registration',
    group: 'licences',
    title: 'MSME Registration',
    name: 'MSME registration',
    heading: 'Micro, small and medium enterprise (MSME) registration',
    hint: 'Udyam, free on the portal',
    summary:
      'A Udyam number for a micro, small or medium enterprise, which helps with credit and late payers.',
    icon: 'msme',
  },
  {
    slug: 'trademark-registration',
    group: 'ip',
    title: 'Trademark Registration',
    name: 'Trademark registration',
    heading: 'Trademark registration',
    hint: 'Your name and logo on record',
    summary:
      'Your brand name or logo in the Trade Marks Register, for the goods and services you sell.',
    icon: 'trademark',
  },
  {
    slug: 'trademark-objection-reply',
    group: 'ip',
    title: 'Trademark Objection Reply',
    name: 'Trademark objection reply',
    heading: 'Reply to a trademark objection',
    hint: 'Answer the examiner in time',
    summary:
      'A reasoned reply to the examination report within 1 month of its receipt, and preparation for the hearing.',
    icon: 'objection',
  },
  {
    slug: 'patent-registration',
    group: 'ip',
    title: 'Patent Registration',
    name: 'Patent registration',
    heading: 'Patent registration',
    hint: 'For something new that works',
    summary:
      'A patent application for a new and useful invention, from the first draft to the decision.',
    icon: 'patent',
  },
  {
    slug: 'copyright-registration',
    group: 'ip',
    title: 'Copyright Registration',
    name: 'Copyright registration',
    heading: 'Copyright registration',
    hint: 'Writing, art, music, software',
    summary:
      'An entry in the Register of Copyrights for your writing, art, music, film or software, as proof.',
    icon: 'copyright',
  },
  {
    slug: 'design-registration',
    group: 'ip',
    title: 'Design Registration',
    name: 'Design registration',
    heading: 'Design registration',
    hint: 'The look of a product',
    summary:
      'Protection for the look of a product (shape, pattern or ornament), before you show it to anyone.',
    icon: 'design',
  },
  {
    slug: 'international-ip-protection',
    group: 'ip',
    title: 'International IP Protection',
    name: 'International IP protection',
    heading: 'International intellectual property (IP) protection',
    hint: 'Marks and patents abroad',
    summary: 'Your mark, patent or design filed in time, wherever you will sell.',
    icon: 'iec',
  },
  {
    slug: 'ip-litigation-support',
    group: 'ip',
    title: 'IP Litigation Support',
    name: 'IP litigation support',
    heading: 'Intellectual property (IP) litigation support',
    hint: 'When someone copies you',
    summary:
      'Evidence, notices and briefing for counsel when someone copies your mark, work or invention.',
    icon: 'scales',
  },
  {
    slug: 'accounting-bookkeeping',
    group: 'other',
    title: 'Accounting & Bookkeeping',
    name: 'Accounting and bookkeeping',
    heading: 'Accounting and bookkeeping',
    hint: 'Books that match the returns',
    summary:
      'Books written up every month, matched to bank and bills, so that each return agrees with the next.',
    icon: 'ledger',
  },
  {
    slug: 'virtual-cfo',
    group: 'other',
    title: 'Virtual CFO',
    name: 'Virtual CFO',
    heading: 'Virtual chief financial officer (CFO)',
    hint: 'Finance head, by the month',
    summary:
      'A finance head for some days a month: cash plan, monthly numbers and someone who talks to the bank.',
    icon: 'cfo',
  },
  {
    slug: 'legal-drafting',
    group: 'other',
    title: 'Legal Drafting',
    name: 'Legal drafting',
    heading: 'Legal drafting',
    hint: 'Contracts, policies, notices',
    summary:
      'Contracts, policies and notices written for your deal, in words that both sides can read.',
    icon: 'drafting',
  },
  {
    slug: 'business-consultation',
    group: 'other',
    title: 'Business Consultation',
    name: 'Business consultation',
    heading: 'Business consultation',
    hint: 'Which structure, which papers',
    summary:
      'A talk about your plans, then a note: which structure, which registrations, in which order.',
    icon: 'consult',
  },
  {
    slug: 'legal-consultation',
    group: 'other',
    title: 'Legal Consultation',
    name: 'Legal consultation',
    heading: 'Legal consultation',
    hint: 'Your position in law',
    summary:
      'A talk about one legal question. We read your papers before it, and write down your options after it.',
    icon: 'scales',
  },
  {
    slug: 'financial-consultation',
    group: 'other',
    title: 'Financial Consultation',
    name: 'Financial consultation',
    heading: 'Financial consultation',
    hint: 'Loans, costs, projections',
    summary:
      'An accountant checks your costs, loans and projections, and turns them into numbers you can defend.',
    icon: 'cfo',
  },
  {
    slug: 'compliance-consultation',
    group: 'other',
    title: 'Compliance Consultation',
    name: 'Compliance consultation',
    heading: 'Compliance consultation',
    hint: 'What you owe, and when',
    summary:
      'A review of your filings: the ones that were due, the ones you missed, and the cost of putting them right.',
    icon: 'roc',
  },
  {
    slug: 'startup-consultation',
    group: 'other',
    title: 'Startup Consultation',
    name: 'Startup consultation',
    heading: 'Startup consultation',
    hint: 'Founders, shares, funding',
    summary:
      'Founders’ shares, vesting, recognition and first funding papers, settled before any money is paid.',
    icon: 'kite',
  },
  {
    slug: 'corporate-consultation',
    group: 'other',
    title: 'Corporate Consultation',
    name: 'Corporate consultation',
    heading: 'Corporate consultation',
    hint: 'Changes in a running company',
    summary:
      'Advice for a running company on its shares, directors, loans, conversion or closure, with the steps.',
    icon: 'company',
  },
] as const satisfies readonly Service[];

/** A slug that has a page under /services/. */
export type ServiceSlug = (typeof catalogue)[number]['slug'];

/** A catalogue row whose slug is known to have a page. */
export type CatalogueService = Service & { slug: ServiceSlug };

/** A service that the owner added, with other names that people search for. */
export type OwnService = CatalogueService & { names: string };

// The build checks services.json.
export const ownServices = own as unknown as readonly OwnService[];

/** The services of the product and the owner's own ones. */
export const allServices: readonly CatalogueService[] = [...catalogue, ...ownServices];

/** Unit tests cover the whole product, even services that the owner has hidden. */
const hidden: readonly string[] = import.meta.env?.ALL_SERVICES ? [] : owner.hiddenServices;

/** Whether a service is offered: it has a page, and may be linked. */
export const isOffered = (slug: string) => !hidden.includes(slug);

/** The services that the owner offers. */
export const services = allServices.filter(({ slug }) => isOffered(slug));

/** The path of a service's text, relative to `src/`. */
export const textFile = (slug: string) =>
  ownServices.some((service) => service.slug === slug)
    ? `owner/services/${slug}.ts`
    : `content/services/details/${slug}.ts`;

const bySlug = new Map<string, CatalogueService>(allServices.map((row) => [row.slug, row]));

/** The page of a service. If the owner doesn't offer it: the page of another service of its group. */
export function offeredPage(slug: ServiceSlug): ServiceSlug {
  if (isOffered(slug)) return slug;
  const { group } = serviceBySlug(slug);
  return (services.find((other) => other.group === group) ?? services[0])?.slug ?? slug;
}

/** @throws Error for a slug without a row. The tests and the build find such mistakes in the content. */
export function serviceBySlug(slug: ServiceSlug): CatalogueService {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No service has the slug “${slug}”`);
  return found;
}

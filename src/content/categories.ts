import { owner } from '@/content/owner';
import { groups, serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { paths } from '@/paths';

/** The file colours of `tailwind.config.ts`. */
export type FileColour = 'lal' | 'haldi' | 'mehendi' | 'morpankh' | 'neel' | 'jamun' | 'badami';

/** A card of the catalogue, and a link of the chat (specification, section 3, Service catalogue item). */
export interface CategoryItem {
  title: string;
  description: string;
  href: string;
  colour: FileColour;
  /** The service whose drawing the card carries. */
  slug: ServiceSlug;
}

/** A tab of the catalogue and a choice of the chat: five of them, six services each (specification, section 9). */
export interface Category {
  /** The value of `?tab=`. */
  id: string;
  title: string;
  /** One line on the folder, beside the title. */
  line: string;
  colour: FileColour;
  items: readonly CategoryItem[];
}

interface Card {
  slug: ServiceSlug;
  href: string;
}

const card = (slug: ServiceSlug): Card => ({ slug, href: paths.service(slug) });

/** The specification keeps two links of the catalogue that have no route (section 2, Dead links), unless the owner wants none. */
const deadLink = (slug: ServiceSlug, deadSlug: string): Card => ({
  slug,
  href: paths.service(owner.linksWithoutPage ? deadSlug : slug),
});

function category(head: Omit<Category, 'items'>, cards: readonly Card[]): Category {
  return {
    ...head,
    items: cards.map(({ slug, href }) => {
      const { title, hint, group } = serviceBySlug(slug);
      // The colour of the page that the card opens.
      const colour = groups[group].colour;
      return { title, description: hint, href, colour, slug };
    }),
  };
}

export const categories: readonly Category[] = [
  category(
    {
      id: 'registrations',
      title: 'Registrations',
      line: 'Start with a name of its own.',
      colour: 'badami',
    },
    [
      card('private-limited-company'),
      card('llp-registration'),
      card('partnership-firm-registration'),
      card('ngo-registration'),
      card('sole-proprietorship-registration'),
      card('startup-india-registration'),
    ],
  ),
  category(
    {
      id: 'compliance',
      title: 'Compliance',
      line: 'What falls due once you are running.',
      colour: 'mehendi',
    },
    [
      card('roc-compliance'),
      card('gst-filing'),
      card('income-tax-filing'),
      card('legal-compliance'),
      card('corporate-governance'),
      card('audit-services'),
    ],
  ),
  category(
    {
      id: 'ipr',
      title: 'IPR',
      line: 'Names, inventions, works.',
      colour: 'neel',
    },
    [
      card('trademark-registration'),
      card('patent-registration'),
      card('copyright-registration'),
      card('design-registration'),
      deadLink('international-ip-protection', 'international-ip'),
      deadLink('ip-litigation-support', 'ip-litigation'),
    ],
  ),
  category(
    {
      id: 'taxation',
      title: 'Taxation',
      line: 'Register, plan, deduct, report.',
      colour: 'haldi',
    },
    [
      card('gst-registration'),
      card('tax-planning'),
      card('tds-return-filing'),
      card('tax-audit'),
      card('international-taxation'),
      card('transfer-pricing'),
    ],
  ),
  category(
    {
      id: 'consultation',
      title: 'Consultation',
      line: 'Ask first, decide later.',
      colour: 'lal',
    },
    [
      card('business-consultation'),
      card('legal-consultation'),
      card('financial-consultation'),
      card('compliance-consultation'),
      card('startup-consultation'),
      card('corporate-consultation'),
    ],
  ),
];

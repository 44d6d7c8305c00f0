import { owner } from '@/content/owner';
import { isOffered, serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { paths } from '@/paths';

/** The colours of service groups, from `tailwind.config.ts`. */
export type FileColour =
  | 'crimson'
  | 'turmeric'
  | 'henna'
  | 'peacock'
  | 'indigo'
  | 'plum'
  | 'almond';

/** A card of the catalogue, and a link of the chat (specification, section 3, Service catalogue item). */
export interface CategoryItem {
  title: string;
  description: string;
  href: string;
  colour: FileColour;
  /** The service whose drawing the card shows. */
  slug: ServiceSlug;
}

/** A tab of the catalogue and a choice of the chat: five of them, six services each (specification, section 9). */
export interface Category {
  /** The value of `?tab=`. */
  id: string;
  title: string;
  colour: FileColour;
  items: readonly CategoryItem[];
}

interface Card {
  slug: ServiceSlug;
  href: string;
}

const card = (slug: ServiceSlug): Card => ({ slug, href: paths.service(slug) });

/** Two links of the catalogue have no page (specification, section 2, Dead links). The owner can turn them off. */
const deadLink = (slug: ServiceSlug, deadSlug: string): Card => ({
  slug,
  href: paths.service(owner.linksWithoutPage ? deadSlug : slug),
});

/** The colours of a tab's six cards, in order. */
const cardColours: readonly FileColour[] = [
  'crimson',
  'indigo',
  'turmeric',
  'henna',
  'plum',
  'peacock',
];

function category(head: Omit<Category, 'items'>, cards: readonly Card[]): Category {
  return {
    ...head,
    items: cards
      .filter(({ slug }) => isOffered(slug))
      .map(({ slug, href }, index) => {
        const { title, hint } = serviceBySlug(slug);
        return { title, description: hint, href, colour: cardColours[index] ?? head.colour, slug };
      }),
  };
}

export const categories: readonly Category[] = [
  category(
    {
      id: 'registrations',
      title: 'Registrations',
      colour: 'almond',
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
      colour: 'henna',
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
      colour: 'indigo',
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
      colour: 'turmeric',
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
      colour: 'crimson',
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

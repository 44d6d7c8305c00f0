import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';

/** Where the guide sends a visitor when it has no answer. */
export const askAPerson = [
  { title: `Call ${site.phone}`, href: telHref(site.phone) },
  { title: 'Write to us', href: paths.contact() },
] as const;

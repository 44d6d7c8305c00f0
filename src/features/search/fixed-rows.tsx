import { site } from '@/content/site';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import type { FixedKind } from './fixed-for';
import { Row, type ResultsProps } from './result-link';

/** What leads to a page or a person of ours, whatever the services are called: "pay 2500", "hindi me baat karni hai". */
const rows = {
  pay: [
    {
      href: paths.checkout(),
      icon: <Icon name="rupee" />,
      title: 'Pay an amount',
      line: 'The amount that you were told, by card, UPI or bank.',
    },
  ],
  talk: [
    {
      href: telHref(site.phone),
      icon: <Icon name="phone" />,
      title: `Call ${site.phone}`,
      line: 'Somebody of ours, in the office’s hours.',
    },
    {
      href: whatsappHref(site.whatsapp),
      icon: <Icon name="mail" />,
      title: 'Write on WhatsApp',
      line: 'In your own words; a voice message will do.',
    },
  ],
};

export function FixedRows({ kind, ...of }: ResultsProps & { kind: FixedKind }) {
  return rows[kind].map((row) => <Row key={row.href} {...of} {...row} />);
}

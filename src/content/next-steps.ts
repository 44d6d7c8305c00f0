import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { paths } from '@/paths';
import type { consultationServices, contactServices } from './forms';
import { isOffered, offeredPage, type ServiceSlug } from './services/catalogue';

interface NextStep {
  title: string;
  text: string;
  link?: { text: string; href: string };
}

type Choice = (typeof consultationServices)[number] | (typeof contactServices)[number];

/** The page about each choice in a form. */
const pageOf: Readonly<Partial<Record<Choice, ServiceSlug>>> = {
  'Company Registration': 'private-limited-company',
  'Private Limited Company': 'private-limited-company',
  'LLP Registration': 'llp-registration',
  'GST Registration': 'gst-registration',
  'Trademark Registration': 'trademark-registration',
  'Tax Services': 'income-tax-filing',
};

const answered = owner.answerTime ? `within ${owner.answerTime}` : 'soon';

/**
 * The receipt's lines on the next steps: the answer, papers to prepare, and ways to follow a case.
 *
 * @param about the choice in the form
 */
export function nextSteps(about: string): readonly NextStep[] {
  const chosen = Object.hasOwn(pageOf, about) ? pageOf[about as Choice] : undefined;
  const page = chosen && isOffered(chosen) ? chosen : undefined;
  return [
    {
      title: 'We answer.',
      text: `A person reads your message and calls or writes back ${answered}. If it is urgent, call: we are on the phone ${site.officeHours}.`,
    },
    {
      title: 'Have ready:',
      text: 'names, addresses, PAN, and any number or letter that an authority gave you. Send documents only after we confirm.',
      link: {
        text: 'If somebody else has your login or documents',
        href: page
          ? `${paths.service(page)}#keys`
          : `${paths.service(offeredPage('accounting-bookkeeping'))}#handover`,
      },
    },
    {
      title: 'Already applied?',
      text: 'The authority’s own portal shows where your application is.',
      link: page
        ? { text: 'What the status words mean', href: `${paths.service(page)}#track` }
        : { text: 'Find your service and its authority', href: `${paths.home()}#catalogue` },
    },
  ];
}

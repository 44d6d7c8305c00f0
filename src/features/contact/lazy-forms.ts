import { lazy } from '@/lib/lazy';

/*
 * The forms on pages that most visitors read without filling one in. Together with the packages that they need they are
 * 24 KiB, a sixth of such a page.
 */

export const ContactForm = lazy(
  async () => (await import('./contact-form')).ContactForm,
  'touched',
  /:contact$|^message$/,
);

export const HeroConsultationForm = lazy(
  async () => (await import('./hero-consultation-form')).HeroConsultationForm,
  'touched',
  /:hero$/,
);

export const ConsultationForm = lazy(
  async () => (await import('./consultation-form')).ConsultationForm,
  'touched',
  /^requests$/,
);

import { lazy } from '@/lib/lazy';

/*
 * The forms of pages that most visitors only read. With their packages they are 24 KiB, a sixth of such a page.
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

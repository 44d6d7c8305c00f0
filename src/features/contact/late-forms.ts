import { lazyWhenTouched } from '@/lib/lazy-when-touched';

/*
 * The forms of pages that most visitors read without filling one in. With the packages that they need they are 24 KiB, a
 * sixth of such a page.
 */

export const ContactForm = lazyWhenTouched(
  async () => (await import('./contact-form')).ContactForm,
);

export const HeroConsultationForm = lazyWhenTouched(
  async () => (await import('./hero-consultation-form')).HeroConsultationForm,
);

export const ConsultationForm = lazyWhenTouched(
  async () => (await import('./consultation-form')).ConsultationForm,
);

import { lazyWhenTouched } from '@/lib/lazy-when-touched';

/*
 * The forms on pages that most visitors read without filling one in. Together with the packages that they need they are
 * 24 KiB, a sixth of such a page.
 */

export const ContactForm = lazyWhenTouched(
  'contact-form',
  async () => (await import('./contact-form')).ContactForm,
);

export const HeroConsultationForm = lazyWhenTouched(
  'hero-consultation-form',
  async () => (await import('./hero-consultation-form')).HeroConsultationForm,
);

export const ConsultationForm = lazyWhenTouched(
  'consultation-form',
  async () => (await import('./consultation-form')).ConsultationForm,
);

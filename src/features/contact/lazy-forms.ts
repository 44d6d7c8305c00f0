import { lazyWhenTouched } from '@/lib/lazy';

/* The forms of pages that most visitors only read. With their packages they are 24 KiB, a sixth of such a page. */

export const ContactForm = lazyWhenTouched(
  async () => (await import('./contact-form')).ContactForm,
);

export const HeroConsultationForm = lazyWhenTouched(
  async () => (await import('./hero-consultation-form')).HeroConsultationForm,
);

export const ConsultationForm = lazyWhenTouched(
  async () => (await import('./consultation-form')).ConsultationForm,
);

import { lazyWhenSeen } from '@/lib/lazy-when-seen';

/* The forms below the first screen of a phone. With their packages they are 24 KiB, a sixth of such a page. */

export const ContactForm = lazyWhenSeen(async () => (await import('./contact-form')).ContactForm);

export const HeroConsultationForm = lazyWhenSeen(
  async () => (await import('./hero-consultation-form')).HeroConsultationForm,
);

export const ConsultationForm = lazyWhenSeen(
  async () => (await import('./consultation-form')).ConsultationForm,
);

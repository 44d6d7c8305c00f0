import { Suspense } from 'react';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { Head } from '@/layout/head';
import { island, whenTouched } from '@/lib/island';
import { paths } from '@/paths';
import { ContactBlock } from '@/sections/contact-block';
import { Plate, PulledUp } from '@/sections/plate';

const ContactForm = island(
  async () => (await import('@/features/contact/contact-form')).ContactForm,
  whenTouched('[data-testid="contact-form"]'),
);

export default function ContactPage() {
  return (
    <>
      <Head title={contact.title} description={contact.description} path={paths.contact()} />
      <Plate heading={contact.heading} lead={contact.lead} deep />
      <PulledUp>
        <ContactBlock
          {...contact.block}
          phone={site.phone}
          whatsapp={site.whatsapp}
          email={site.email}
          cover="cloth"
          form={
            <Suspense fallback={null}>
              <ContactForm />
            </Suspense>
          }
        />
      </PulledUp>
    </>
  );
}

ContactPage.islands = [ContactForm];

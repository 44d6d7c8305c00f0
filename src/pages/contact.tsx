import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/contact-form';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { ContactBlock } from '@/sections/contact-block';
import { Plate, PulledUp } from '@/sections/plate';

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
          form={<ContactForm />}
        />
      </PulledUp>
    </>
  );
}

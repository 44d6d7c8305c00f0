import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/contact-form';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { ContactBlock } from '@/sections/contact-block';
import { OverPageHeader, PageHeader } from '@/sections/page-header';

export default function ContactPage() {
  return (
    <>
      <Head title={contact.title} description={contact.description} path={paths.contact()} />
      <PageHeader heading={contact.heading} lead={contact.lead} />
      <OverPageHeader>
        <ContactBlock
          {...contact.block}
          phone={site.phone}
          officeHours={site.officeHours}
          whatsapp={site.whatsapp}
          email={site.email}
          path={paths.contact()}
          cover="cloth"
          form={<ContactForm />}
        />
      </OverPageHeader>
    </>
  );
}

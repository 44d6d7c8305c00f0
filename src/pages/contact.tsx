import { contact } from '@/content/contact';
import { ContactForm } from '@/features/contact/contact-form';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { ContactBlock } from '@/sections/contact-block';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { FirstScreenEnd } from '@/ui/first-screen-end';

export default function ContactPage() {
  return (
    <>
      <Head title={contact.title} description={contact.description} path={paths.contact()} />
      <PageHeader heading={contact.heading} lead={contact.lead} />
      <OverPageHeader>
        <ContactBlock
          {...contact.block}
          path={paths.contact()}
          cover="cloth"
          form={<ContactForm />}
        />
      </OverPageHeader>
      <FirstScreenEnd />
    </>
  );
}

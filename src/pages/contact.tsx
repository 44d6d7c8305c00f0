import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/contact-form';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { ContactBlock } from '@/sections/contact-block';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { Particulars } from '@/ui/particulars';
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
        >
          <h3 className="mt-6 text-h3">{contact.ready.heading}</h3>
          <ul className="mt-2 grid gap-1.5 text-small">
            {contact.ready.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Particulars {...site} className="mt-4 text-small" />
          <address className="mt-1 text-small not-italic">{site.legal.address}</address>
        </ContactBlock>
      </OverPageHeader>
      <FirstScreenEnd />
    </>
  );
}

import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/contact-form';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { Ways } from '@/sections/contact-block';
import { SewnHero } from '@/sections/sewn-hero';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Particulars } from '@/ui/particulars';

export default function ContactPage() {
  return (
    <>
      <Head title={contact.title} description={contact.description} path={paths.contact()} />
      <SewnHero
        {...contact}
        plate={home.hero.plate}
        className="brief-plate pb-8 lg:pb-12"
        sheet={
          <>
            <TalkToAPerson className="mb-3 border-b border-rule pb-3 lg:hidden" />
            <ContactForm />
          </>
        }
        after={
          <div className="lg:-mt-10">
            <Ways />
            <h2 className="mt-6 text-h3">{contact.ready.heading}</h2>
            <ul className="mt-2 grid gap-1.5 text-small">
              {contact.ready.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <Particulars {...site} className="mt-5 text-small" />
            <address className="mt-1 text-small not-italic">{site.legal.address}</address>
          </div>
        }
      >
        <p className="col-span-full max-w-[34em] pt-5 text-lead text-ink-200 lg:pt-7">
          {contact.lead}
        </p>
      </SewnHero>
      <FirstScreenEnd />
    </>
  );
}

import type { ReactNode } from 'react';
import { refundBeforeWeStart, refundRows } from '@/content/legal/refund-stages';
import { shopDuties } from '@/content/legal/shop-duties';
import { site } from '@/content/site';
import { useKeptPayments } from '@/features/payment/kept-payments';
import { Payment } from '@/features/payment/payment';
import { Head } from '@/layout/head';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { Entries } from '@/sections/entries';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Fold } from '@/ui/fold';
import { Particulars } from '@/ui/particulars';
import { buildDay } from '@/lib/build-day';

export default function CheckoutPage() {
  const isPaid = useKeptPayments().some(({ openIn }) => openIn === undefined);
  return (
    <>
      <Head
        title="Pay Now"
        description={`Pay ${site.name} against a quote you have agreed in writing. Enter the amount in rupees and your email; Razorpay takes the payment.`}
        path={paths.checkout()}
        noindex
      />
      <PageHeader
        heading="Pay Now"
        lead={
          isPaid ? (
            'Thank you. Keep this receipt.'
          ) : (
            <>
              Pay what we agreed, in writing or on WhatsApp. Amount not sure?{' '}
              <a
                href={telHref(site.phone)}
                className="-my-3 inline-block py-3 text-white underline"
              >
                Call first.
              </a>
            </>
          )
        }
      />
      <OverPageHeader>
        <div className="grid bg-sheet shadow-lift lg:grid-cols-[minmax(0,.62fr)_minmax(0,1fr)]">
          {/* On phones the amount comes first. */}
          <div className="px-4.5 pt-4 pb-6.5 lg:col-start-2 lg:row-start-1 lg:px-12 lg:pt-9 lg:pb-11">
            <p className="mb-4 text-small">
              {refundBeforeWeStart} Later, the refund depends on the stage:{' '}
              <a href={paths.refunds()} className="-my-3 inline-block py-3 underline">
                see how much.
              </a>
            </p>
            <Payment />
          </div>
          <WhatThisPays />
        </div>
      </OverPageHeader>
      <FirstScreenEnd />
    </>
  );
}

/** The receiver of the payment, the quote and the refunds, beside the form. */
function WhatThisPays() {
  return (
    <div className="border-t-2 border-dashed border-[oklch(.78_.03_45)] bg-stamp-paper px-4.5 pt-5 pb-5.5 lg:col-start-1 lg:row-start-1 lg:border-t-0 lg:border-r-2 lg:px-9 lg:pt-9 lg:pb-8">
      <h2 className="mb-2.5 text-h3 font-semibold">What you are paying for</h2>
      <dl className="grid gap-2.5">
        <Entry term="Paid to">
          <Particulars {...site} className="font-normal" />
          {site.legal.address}
        </Entry>
        <Entry term="The quote shows">
          One total, and separately our fee, tax and government fees
        </Entry>
        <Entry term="Complaints to">
          {site.legal.grievanceOfficer}, {site.email}, {site.phone}
        </Entry>
        {shopDuties(buildDay).map((duty) => (
          <Entry key={duty} term="E-commerce rules">
            {duty}
          </Entry>
        ))}
      </dl>
      <Fold
        className="fold mt-3"
        summary={<h3 className="font-semibold">What comes back, by stage</h3>}
      >
        <Entries look="plain" entries={refundRows} />
      </Fold>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small leading-snug text-ink-600">{term}</dt>
      <dd className="leading-[1.35] font-semibold text-pretty">{children}</dd>
    </div>
  );
}

import { site } from '@/content/site';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Stands in for the form while the site has no Razorpay key. */
export function PaymentNotSetUp() {
  return (
    <div className="grid content-start justify-items-start gap-4.5">
      <h2 className="text-[1.375rem] leading-[1.2] font-semibold">Online payment is not set up</h2>
      <p>
        This page can’t take a payment yet. Call us or write on WhatsApp, and we tell you how to pay
        your quote.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="red" href={telHref(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </ButtonLink>
        <ButtonLink variant="line" href={whatsappHref(site.whatsapp)} rel="noopener">
          <Icon name="chat" />
          WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}

import { useLocation } from 'wouter';
import { site } from '@/content/site';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';

/** Phone and WhatsApp, inside a sentence. WhatsApp opens in a new tab, so that the form or receipt stays on the screen. */
export function CallOrWrite() {
  const [path] = useLocation();
  return (
    <>
      call <PhoneLink /> or write on{' '}
      <a
        href={whatsappHref(site.whatsapp, aboutPage(path))}
        target="_blank"
        rel="noopener"
        className="font-semibold"
      >
        WhatsApp
      </a>
    </>
  );
}

export function PhoneLink() {
  return (
    <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap">
      {site.phone}
    </a>
  );
}

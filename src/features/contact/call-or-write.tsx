import { useLocation } from 'wouter';
import { site } from '@/content/site';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';

/** Two ways to a person, as part of a sentence. */
export function CallOrWrite() {
  const [path] = useLocation();
  return (
    <>
      call{' '}
      <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap">
        {site.phone}
      </a>{' '}
      or write on{' '}
      <a
        href={whatsappHref(site.whatsapp, aboutPage(path))}
        rel="noopener"
        className="font-semibold"
      >
        WhatsApp
      </a>
    </>
  );
}

import { services } from '@/content/services/catalogue';
import { numberInWords } from '@/lib/number-in-words';

const count = numberInWords(services.length);

/** The words of the ledger of all services. Apart from the landing page's own, because its code comes later. */
export const ledger = {
  heading: `${count.charAt(0).toUpperCase()}${count.slice(1)} clocks`,
  lead: 'What the government takes for each service, and whose time goes into it.',
  open: `Open the page: all ${count}`,
  note: 'Bars add up the working days of all steps, so they may be longer than the usual time. An arrow leads on beyond the page.',
} as const;

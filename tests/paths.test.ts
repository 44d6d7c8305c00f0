import { expect, test } from 'vitest';
import { paths } from '@/paths';

test('every internal address is what it was: one changes only on purpose', () => {
  const addresses = Object.entries(paths).map(([name, path]) => [name, path('gst-filing')]);
  expect(Object.fromEntries(addresses)).toEqual({
    home: '/',
    about: '/about',
    contact: '/contact',
    contactAbout: '/contact?message=gst-filing',
    checkout: '/razorpay-checkout',
    terms: '/legal/terms',
    refunds: '/legal/terms#refund-and-cancellation',
    privacy: '/legal/privacy',
    cookies: '/legal/privacy#cookies',
    disclaimer: '/legal/disclaimer',
    service: '/services/gst-filing',
    chooseStructure: '/services/business-consultation#choose',
    calendar: '/calendars/gst-filing.ics',
    team: '/about#team',
    careers: '/careers',
    blog: '/blog',
    support: '/support',
    refundPolicy: '/refund-policy',
    cookiePolicy: '/cookie-policy',
  });
});

import { messagesFrom, newEmail } from '../support/kept-messages.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/*
 * Journeys that have to work in every engine. Details are tested in tests/ and in Chromium; here, that nothing depends on one
 * engine.
 */

const CONTACT = '[data-testid="contact-form"]';
const PAYMENT = '[data-testid="payment-form"]';
const TOAST = '[role="region"][aria-label^="Notification"]';

async function fillContact(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(/^First name/, 'आशा', CONTACT);
  await visitor.fill(/^Email/, email, CONTACT);
  await visitor.fill(/^Phone/, '+91 98765 43210', CONTACT);
  await visitor.choose(/^Service/, 'Tax Services', CONTACT);
  await visitor.fill(/^Message/, 'A tea shop in Kochi: ₹500 & more.', CONTACT);
}

async function hasArrived(email: string): Promise<void> {
  await expect.poll(async () => messagesFrom(email)).toHaveLength(1);
}

test('the landing page is read, its header turns solid, and its tabs show their cards', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await visitor.sees('heading', /7 days/);
  await visitor.finds(() => document.querySelector('header')?.dataset['state'], 'transparent');
  await visitor.scrollTo(60);
  await visitor.finds(() => document.querySelector('header')?.dataset['state'], 'solid');

  await visitor.click('tab', 'IPR');
  await visitor.isAt('/?tab=ipr');
  await visitor.seesTimes(6, 'link', /^Know More/, '[role="tabpanel"]');
  // By now the app has taken over; before, a tab is a link to its panel.
  await visitor.click('tab', 'IPR');
  await visitor.press('ArrowRight');
  await visitor.hasFocusOn('tab', 'Taxation');
  await visitor.isAt('/?tab=taxation');
  await visitor.sees('heading', 'Transfer Pricing', '[role="tabpanel"]');
});

test('a menu opens, closes by Escape, and leads to its entry', async ({ visitor }) => {
  await visitor.goto('/about');
  await visitor.click('button', 'Company Registration', 'header');
  await visitor.sees('link', /^Nidhi Company/, 'header');
  await visitor.press('Escape');
  await visitor.seesNo('link', /^Nidhi Company/, 'header');
  await visitor.click('button', 'Tax & Compliance', 'header');
  await visitor.click('link', /^GST Filing/, 'header');
  await visitor.isAt('/services/gst-filing');
  await visitor.sees('heading', /^GST filing/);
  await visitor.seesNo('link', /^GST Filing/, 'header');
});

test('on a narrow screen the panel opens, leads on, and is closed on the next page', async ({
  visitor,
}) => {
  // WebKitGTK's window does not get narrower.
  await visitor.resize(480, 740);
  await visitor.goto('/');
  await visitor.click('button', 'Menu', 'header');
  await visitor.click('button', 'Licenses', 'header');
  await visitor.click('link', /^Trade License/, 'header');
  await visitor.isAt('/services/trade-license');
  await visitor.seesNo('link', /^Trade License/, 'header');
  await visitor.back();
  await visitor.isAt('/');
  await visitor.seesNo('button', 'Licenses', 'header');
});

test('the search finds a service by another name, leads there, and Back returns at once', async ({
  visitor,
}) => {
  await visitor.goto('/contact');
  await visitor.click('button', 'Search services');
  await visitor.hasFocusOn('combobox', 'What do you need?');
  await visitor.type('udyam');
  await visitor.click('option', /^MSME Registration/);
  await visitor.isAt('/services/msme-registration');
  await visitor.reads(/Udyam|MSME/, 'h1');
  await visitor.back();
  await visitor.isAt('/contact');
  await visitor.seesNo('dialog');
  await visitor.sees('heading', 'How can we help?');

  await visitor.click('button', 'Search services');
  await visitor.hasFocusOn('combobox', 'What do you need?');
  await visitor.press('Escape');
  await visitor.seesNo('dialog');
  await visitor.isAt('/contact');
  await visitor.hasFocusOn('button', 'Search services');
});

test('a message is sent once, however often its button is pressed', async ({ visitor }) => {
  const email = newEmail();
  await visitor.goto('/contact');
  await fillContact(visitor, email);
  await visitor.click('button', /^Send/, CONTACT);
  await visitor.press('Enter', 'Enter');
  await visitor.reads("Message Sent! We'll get back to you soon", TOAST);
  await hasArrived(email);
  await visitor.reload();
  await visitor.hasValue('', 'textbox', /^Message/, CONTACT);
  expect((await messagesFrom(email))[0]?.message).toContain('A tea shop in Kochi: ₹500 & more.');
});

test('a payment is cancelled, made, and told of on the next page', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.click('link', 'Pay');
  await visitor.isAt('/razorpay-checkout');
  await visitor.hasValue('500', 'spinbutton', /^Amount/, PAYMENT);
  await visitor.fill(/^Email/, 'asha@example.com', PAYMENT);
  const hasWindow = () =>
    [...document.querySelectorAll('body > div')].some(({ shadowRoot }) =>
      shadowRoot?.querySelector('dialog[open]'),
    );
  await visitor.click('button', /^Pay/, PAYMENT);
  await visitor.finds(hasWindow, true);
  await visitor.press('Escape');
  await visitor.finds(hasWindow, false);
  await visitor.reads('Payment cancelled.', '[data-testid="payment-message"]');

  await visitor.click('button', /^Pay/, PAYMENT);
  await visitor.finds(hasWindow, true);
  // The window's first button, which pays, has the focus.
  await visitor.press('Enter');
  await visitor.reads(/Payment successful.*pay_\w{14}/, '[data-testid="payment-message"]');
  await visitor.click('link', 'About', 'footer');
  await visitor.isAt('/about');
  await visitor.reads(/Payment ID:? pay_\w{14}/);
});

test('the chat answers with the services of a category, leads to one, and starts anew', async ({
  visitor,
}) => {
  await visitor.goto('/contact');
  await visitor.click('button', 'Support');
  await visitor.click('button', 'IPR');
  await visitor.seesTimes(6, 'link', undefined, '#chat:popover-open');
  await visitor.click('link', /^Patent Registration/, '#chat');
  await visitor.isAt('/services/patent-registration');
  await visitor.sees('heading', /^Patent registration/i);
  await visitor.goto('/contact');
  await visitor.click('button', 'Support');
  await visitor.sees('button', 'Registrations');
  await visitor.click('button', 'Close', '#chat');
  await visitor.seesNo('button', 'Registrations');
  await visitor.click('button', 'Support');
  await visitor.sees('button', 'Registrations');
  await visitor.press('Escape');
  await visitor.hasFocusOn('button', 'Support');
});

test('a calculator opens by link, and its sum follows the answers', async ({ visitor }) => {
  await visitor.goto('/services/trademark-registration#trademark-fees&applicant=other&classes=2');
  await visitor.reads('In all ₹18,000', '.tool-fold[open]');
  await visitor.choose(/^Examination/, 'Faster, form TM-M', '.tool-fold[open]');
  await visitor.reads('In all ₹98,000', '.tool-fold[open]');
  await visitor.reload();
  await visitor.reads('In all ₹98,000', '.tool-fold[open]');
});

test('the chooser is answered by tap and by keyboard', async ({ visitor }) => {
  await visitor.goto('/services/business-consultation#choose');
  // A tap before its code has come is kept, but does not go on.
  await visitor.finds(() => {
    dispatchEvent(new Event('online'));
    const form = document.querySelector('.tool-frame form') ?? {};
    return Object.keys(form).some((key) => key.startsWith('__react'));
  }, true);
  await visitor.click('radio', 'Profit for its owners');
  await visitor.hasFocusOn('radio', '1');
  await visitor.press('ArrowDown', 'Enter', ' ', 'Enter');
  await visitor.isAt('/services/business-consultation#choose&aim=profit&owners=two&liability=yes');
  for (let left = 7; left > 0; left--) await visitor.press('Enter');
  await visitor.sees('link', 'See LLP', '.answer-body');
});

for (const width of [1280, 480]) {
  test(`links of the footer open pages at their top, ${width} px wide`, async ({ visitor }) => {
    test.setTimeout(300_000);
    await visitor.resize(width, 740);
    await visitor.goto('/legal/terms');
    const names = await visitor.ask(
      () =>
        [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')]
          .filter((link) => !link.hash && link.textContent.trim() && !link.closest('.logo'))
          .filter((link) => link.closest('ul'))
          .map((link) => ({ name: link.textContent.trim(), path: link.pathname })),
      null,
    );
    expect(names.length).toBeGreaterThan(10);
    const scrolled: string[] = [];
    for (const { name, path } of names) {
      await visitor.goto('/legal/terms');
      await visitor.click('link', name, 'footer');
      await visitor.isAt(path);
      // The address changes first, the page when its code has come.
      await visitor.finds(() => document.title.startsWith('Terms'), path === '/legal/terms');
      // By now nothing grows or appears any more.
      await visitor.finds(() => document.readyState, 'complete');
      await new Promise((resolve) => setTimeout(resolve, 400));
      const top = await visitor.scrolled();
      if (top > 2) scrolled.push(`${path} at ${top}`);
    }
    expect(scrolled).toEqual([]);
  });
}

test('a fragment leads below the header, and what opens over the page leaves the place alone', async ({
  visitor,
}) => {
  await visitor.goto('/services/gst-filing#questions');
  await visitor.finds(() => {
    const top = document.querySelector('#questions')?.getBoundingClientRect().top ?? -1;
    return top >= 70 && top < innerHeight;
  }, true);
  await visitor.scrollTo(500);
  await visitor.click('button', 'Search services');
  await visitor.hasFocusOn('combobox', 'What do you need?');
  await visitor.press('Escape');
  await visitor.seesNo('dialog');
  await visitor.isScrolledTo(500);
  await visitor.hasFocusOn('button', 'Search services');
  await visitor.isAt('/services/gst-filing#questions');
});

test('Back and Forward keep their place, after a reload as well', async ({ visitor }) => {
  // There the pages differ most in length.
  await visitor.resize(390, 780);
  await visitor.goto('/contact');
  await visitor.click('link', 'Terms', 'footer');
  await visitor.isAt('/legal/terms');
  await visitor.isScrolledTo(0);
  await visitor.scrollTo(2000);
  await visitor.click('link', /home$/, 'header');
  await visitor.isAt('/');
  await visitor.isScrolledTo(0);
  await visitor.scrollTo(200);
  await visitor.back();
  await visitor.isAt('/legal/terms');
  await visitor.isScrolledTo(2000);
  await visitor.back();
  await visitor.isAt('/contact');
  await visitor.scrollTo(400);
  await visitor.reload();
  await visitor.finds(() => {
    dispatchEvent(new Event('online'));
    return Object.keys(document.querySelector('main h1')!).some((key) => key.startsWith('__react'));
  }, true);
  await visitor.forward();
  await visitor.isAt('/legal/terms');
  await visitor.isScrolledTo(2000);
  await visitor.forward();
  await visitor.isAt('/');
  await visitor.isScrolledTo(200);
});

test('a term is underlined, explains itself at a press, and is put away by Escape', async ({
  visitor,
}) => {
  await visitor.goto('/services/gst-filing');
  await visitor.finds(() => {
    const style = getComputedStyle(document.querySelector('main button[popovertarget]')!);
    return [style.textDecorationLine, style.textDecorationStyle];
  }, ['underline', 'dotted']);
  await visitor.click('button', 'GSTR-2B', 'main');
  await visitor.reads('What your suppliers have reported', ':popover-open');
  await visitor.finds(() => {
    const box = document.querySelector(':popover-open')?.getBoundingClientRect();
    return Boolean(box && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth);
  }, true);
  await visitor.press('Escape');
  await visitor.finds(() => document.querySelector(':popover-open'), null);
});

for (const path of ['/', '/services/gst-registration']) {
  test(`${path} on paper has nothing of the screen’s furniture`, async ({ visitor }) => {
    await visitor.goto(path);
    // Not every engine can be told to draw for paper: its rules are made those of the screen instead.
    const found = await visitor.ask(() => {
      const forPaper = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            rule.media.mediaText = rule.media.mediaText
              .replaceAll('print', 'all')
              .replaceAll('screen', 'not all');
          }
          if ('cssRules' in rule) forPaper(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) forPaper(sheet.cssRules);
      const furniture = 'footer, nav, button:not(.term, thead *), .site-header, .edge-tabs';
      const shown = [...document.querySelectorAll(furniture)].filter((part) =>
        part.checkVisibility(),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        shown: shown.map((part) => part.outerHTML.slice(0, 120)),
        isWide: scrollWidth > clientWidth,
      };
    }, null);
    expect(found).toEqual({ shown: [], isWide: false });
  });
}

// The window's width stays, so layouts that change by width are not those of a reader who has set the size in the browser.
for (const path of ['/', '/contact']) {
  test(`${path} with type of twice the size fits the window`, async ({ visitor }) => {
    await visitor.goto(path);
    await visitor.ask(() => {
      document.documentElement.style.fontSize = '200%';
    }, null);
    await visitor.finds(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, 0);
    await visitor.click('button', 'Search services');
    await visitor.hasFocusOn('combobox', 'What do you need?');
    await visitor.press('Escape');
    await visitor.resize(390, 740);
    await visitor.finds(
      () =>
        [...document.querySelectorAll('.receipts > *')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
      0,
    );
  });
}

test('without scripts the pages are read, and a message is sent', async ({
  visitorWithoutScripts: visitor,
}) => {
  const email = newEmail();
  await visitor.goto('/');
  await visitor.sees('heading', /7 days/);
  await visitor.click('tab', 'Taxation');
  await visitor.sees('heading', 'Transfer Pricing');
  await visitor.seesNo('heading', /^LLP/, '.tabs');
  await visitor.click('link', 'Contact', 'footer');
  await visitor.isAt('/contact');
  await fillContact(visitor, email);
  await visitor.click('button', /^Send/, CONTACT);
  await visitor.sees('heading', 'Message Sent!');
  await hasArrived(email);
});

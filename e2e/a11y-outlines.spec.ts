import { templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/*
 * What a screen reader offers for getting about: landmarks, headings and the names of what acts, in this order. What is
 * not named here may stand in between; an outline says what has to be there, and where.
 */

test.use({ trace: 'off' });

/** What stands between header and footer. The blocks of a service's page: tests/pages/service/page.test.tsx. */
const outlines = {
  landing: `
    - main:
      - heading "Your business, registered in 7 days." [level=1]
      - link /^Call \\+91/
      - link "Learn More"
      - heading "Talk to an expert" [level=2]
      - group:
        - form "Free consultation"
      - region "In numbers"
      - heading "What do you need on paper?" [level=2]
      - tablist "Service files":
        - tab "Registrations" [selected]
        - tab "Compliance"
        - tab "IPR"
        - tab "Taxation"
        - tab "Consultation"
      - tabpanel "Registrations":
        - heading "Registrations" [level=3]
      - heading "Four entries, then the certificate" [level=2]
      - heading "Why people bring it here" [level=2]
      - table "How Sthapana compares with others"
      - heading "Signed across the stamp" [level=2]
      - heading "Write to us, or call" [level=2]
      - group:
        - form "Contact"
  `,
  pay: `
    - main:
      - heading "Pay Now" [level=1]
      - form "Payment":
        - spinbutton "Amount in rupees"
        - textbox "Email"
        - status
        - alert
        - button /^Pay|^Loading/ [disabled]
      - heading "What this pays" [level=2]
  `,
};

test(
  'the outlines of pages are what a screen reader needs',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const [kind, outline] of Object.entries(outlines)) {
      await test.step(kind, async () => {
        await page.goto(templatePaths[kind as keyof typeof outlines]);
        await expect(page.getByRole('main')).toMatchAriaSnapshot(outline);
      });
    }
  },
);

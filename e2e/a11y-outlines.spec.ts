import { templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/*
 * What a screen reader offers for getting about: landmarks, headings and the names of what acts, in this order. What is
 * not named here may stand in between; an outline says what has to be there, and where.
 */

test.use({ trace: 'off' });

/** What stands between header and footer of the longest pages; axe holds the order of headings and landmarks on all. */
const outlines = {
  landing: `
    - main:
      - heading "Your business, registered in 7 days." [level=1]
      - link /^Call \\+91/
      - link "Learn More"
      - heading "Talk to an expert" [level=2]
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
      - form "Contact"
  `,
  pay: `
    - main:
      - heading "Pay Now" [level=1]
      - heading "What this pays" [level=2]
      - form "Payment":
        - spinbutton "Amount in rupees"
        - textbox "Email"
        - status
        - alert
        - button /^Pay|^Loading/ [disabled]
  `,
  company: `
    - main:
      - navigation "You are here"
      - heading "Private limited company" [level=1]
      - group:
        - term: Government fee
        - term: Usual time
        - term: Who needs it
      - link "Ask an expert"
      - navigation "On this page":
        - group:
          - heading "On this page" [level=2]
      - region "Do you need it?":
        - heading "Do you need it?" [level=2]
      - region "What you pay, and to whom":
        - heading "What you pay, and to whom" [level=2]
        - table "What you pay, to whom and when"
      - region "Documents":
        - heading "Documents" [level=2]
      - region "How it goes, and whose clock":
        - heading "How it goes, and whose clock" [level=2]
      - region "What we do, and what we do not":
        - heading "What we do, and what we do not" [level=2]
        - heading "We do" [level=3]
        - heading "We do not" [level=3]
        - group:
          - heading "You receive" [level=3]
      - group:
        - heading "When it goes wrong" [level=2]
      - group:
        - heading "After you have it" [level=2]
      - group:
        - heading "Doing it yourself" [level=2]
      - group:
        - heading "Questions" [level=2]
      - group:
        - heading "Often needed with this" [level=2]
      - group:
        - heading "Sources" [level=2]
      - complementary "Free consultation":
        - heading "Ask an expert" [level=2]
        - form "Free consultation"
  `,
};

test('the outlines of pages are what a screen reader needs', async ({ page }) => {
  for (const [kind, outline] of Object.entries(outlines)) {
    await test.step(kind, async () => {
      await page.goto(templatePaths[kind as keyof typeof outlines]);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(outline);
    });
  }
});

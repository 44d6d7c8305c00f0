import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

/*
 * What a screen reader offers for getting about: landmarks, headings and the names of what acts, in this order. What is
 * not named here may stand in between; an outline says what has to be there, and where.
 */

test.use({ trace: 'off' });

const { company, tax, licences, ip, other, ...pages } = templatePaths;

const MENUS = `
  - banner:
    - link "Sthapana, home"
    - navigation "Service menus":
      - list:
        - /children: equal
        - listitem:
          - button "Company Registration"
        - listitem:
          - button "Tax & Compliance"
        - listitem:
          - button "Licenses"
        - listitem:
          - button "Trademark & IP"
        - listitem:
          - button "Other Services"
    - link /^\\+91/
    - button "Search services"
`;

const PANEL = `
  - banner:
    - link "Sthapana, home"
    - button "Search services"
    - button "Menu"
`;

const FOOTER = `
  - contentinfo:
    - link "Sthapana, home"
    - paragraph: /Not a government website/
    - list:
      - listitem:
        - link "LinkedIn" [disabled]
      - listitem:
        - link "Instagram" [disabled]
      - listitem:
        - link "YouTube" [disabled]
    - navigation "Services":
      - heading "Services" [level=2]
      - list
    - navigation "Company":
      - heading "Company" [level=2]
      - list
    - navigation "Legal":
      - heading "Legal" [level=2]
      - list
    - img "India, written in eleven scripts"
    - paragraph: /© 2024/
    - paragraph: Secured by SSL
`;

const outlines: Record<keyof typeof pages, string> = {
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
  about: `
    - main:
      - heading "About Sthapana" [level=1]
      - img "Hands signing papers at a desk"
      - region "In numbers"
      - heading "What we hold ourselves to" [level=2]
      - list:
        - /children: equal
        - listitem:
          - heading "Mission" [level=3]
        - listitem:
          - heading "Vision" [level=3]
        - listitem:
          - heading "Values" [level=3]
        - listitem:
          - heading "Promise" [level=3]
  `,
  contact: `
    - main:
      - heading "Tell us what you are starting" [level=1]
      - heading "Write to us, or call" [level=2]
      - form "Contact":
        - textbox "First name"
        - textbox "Last name (optional)"
        - textbox "Email"
        - textbox "Phone"
        - combobox "Service"
        - textbox "Message"
        - button "Send Message"
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
  legal: `
    - main:
      - article:
        - heading "Terms of service" [level=1]
        - navigation "On this page":
          - heading "On this page" [level=2]
        - region "Who we are":
          - heading "Who we are" [level=2]
        - region "Refund and cancellation":
          - heading "Refund and cancellation" [level=2]
        - region "Complaints":
          - heading "Complaints" [level=2]
  `,
  missing: `
    - main:
      - heading "404 Page Not Found" [level=1]
      - paragraph: Did you forget to add the page to the router?
      - region "Perhaps you were looking for":
        - heading "Perhaps you were looking for" [level=2]
      - button "Find a service by name"
      - region "Look into the five files":
        - heading "Look into the five files" [level=2]
        - list:
          - listitem:
            - heading "Company Registration" [level=3]
  `,
};

const SERVICE = `
  - main:
    - navigation "You are here"
    - heading [level=1]
    - term: Who needs it
    - navigation "On this page":
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
      - heading "You receive" [level=3]
    - region "After you have it":
      - heading "After you have it" [level=2]
    - region "Doing it yourself":
      - heading "Doing it yourself" [level=2]
    - region "Questions":
      - heading "Questions" [level=2]
    - region "Often needed with this":
      - heading "Often needed with this" [level=2]
    - region "Sources":
      - heading "Sources" [level=2]
    - complementary "Free consultation":
      - heading "Ask an expert" [level=2]
      - form "Free consultation"
`;

test('header, outline and footer of every kind of page are what a screen reader needs', async ({
  page,
  isMobile,
  allowProblems,
}) => {
  allowProblems(NOT_FOUND_REPORT);
  test.setTimeout(90_000);
  for (const [kind, path] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(isMobile ? PANEL : MENUS);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(outlines[kind as keyof typeof pages]);
    await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(FOOTER);
  }
});

test('the pages of all kinds of services have one outline', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of [company, tax, licences, ip, other]) {
    await page.goto(path);
    const { heading } = serviceBySlug(path.replace('/services/', '') as ServiceSlug);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(SERVICE);
  }
});

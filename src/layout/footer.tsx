import { mistake } from '@/content/mistake';
import { footerColumns, type FooterColumn } from '@/content/navigation';
import { site, type Social } from '@/content/site';
import { Logo } from '@/layout/logo';
import { classNames } from '@/lib/class-names';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { Particulars } from '@/ui/particulars';
import { IndiaInScripts } from '@/ui/india-in-scripts';
import { Static } from '@/ui/static';

const DISABLED_LINK = { role: 'link', 'aria-disabled': true };

interface FooterProps {
  /** The page's path, for the link to the contact form. */
  path: string;
  socials?: readonly Social[];
}

/** The provider's details, the lists of links, and India in eleven scripts. */
export function Footer({ path, socials = site.socials }: FooterProps) {
  return (
    <Static
      as="footer"
      key={path}
      className="cloth stitched on-dark no-print pt-6 pb-5 sm:pt-9 sm:pb-4"
    >
      <div className="page-wrap">
        <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-3 sm:gap-y-6 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:gap-x-10">
          <div className="col-span-full -mt-2 grid content-start gap-2.5 lg:col-span-1">
            <Logo className="[--mark-cloth:var(--red-deep)]" />
            <div className="max-w-[30em] text-small">
              <p>A private firm, not a government website.</p>
              <Particulars {...site} className="mt-1" />
            </div>
            <ul className="-ml-2.5 flex flex-wrap gap-1.5 empty:hidden">
              {socials.map(({ name: social, address }) => (
                <li key={social}>
                  {/* The specification wants social links without a target; screen readers announce them as disabled. */}
                  <a
                    {...(address ? { href: address, rel: 'noopener' } : DISABLED_LINK)}
                    className="inline-flex h-11 items-center px-2.5 font-semibold"
                  >
                    {social}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerColumns.map((column, index) => (
            <FooterLinks key={column.title} {...column} wideOnPhones={index === 0} />
          ))}
        </div>
        <div
          role="img"
          aria-label="India, written in eleven scripts"
          className="mt-2 border-t border-white/34 pt-2"
        >
          <IndiaInScripts />
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-white/34 pt-2 text-small">
          <p className="inline-flex items-center gap-2">
            <Icon name="lock" className="size-5" />
            Secured by SSL
          </p>
          <a href={paths.contactAbout(mistake.message(path))} className="-my-1 py-1">
            {mistake.link}
          </a>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
        </div>
      </div>
      <div className="lattice mt-2 max-sm:hidden" />
    </Static>
  );
}

function FooterLinks({ title, links, wideOnPhones }: FooterColumn & { wideOnPhones: boolean }) {
  const headingId = `footer-${title.toLowerCase()}`;
  return (
    <nav
      aria-labelledby={headingId}
      className={classNames(wideOnPhones && 'col-span-full sm:col-span-1')}
    >
      <h2 id={headingId} className="pb-1 text-large font-semibold">
        {title}
      </h2>
      <ul
        className={classNames(
          wideOnPhones &&
            'grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-x-4 max-xs:block sm:block',
          'text-small sm:text-body',
        )}
      >
        {links.map((link) => (
          <li key={link.title}>
            <a
              href={link.href}
              className="inline-flex min-h-7.5 min-w-11 items-center wrap-anywhere no-underline hover:underline sm:min-h-9"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

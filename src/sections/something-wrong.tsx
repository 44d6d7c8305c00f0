import { mistake } from '@/content/mistake';
import { paths } from '@/paths';

interface SomethingWrongProps {
  path: string;
  /** The day of the page's last review, as it is printed. */
  reviewed?: string;
}

/** Leads to the contact form, with a message begun that names the page. */
export function SomethingWrong({ path, reviewed }: SomethingWrongProps) {
  return (
    <p className="no-print pt-4 text-small">
      <a
        href={paths.contactAbout(mistake.message(path, reviewed))}
        className="more text-ink-600 underline"
      >
        {mistake.link}
      </a>
    </p>
  );
}

import type { ProfileId } from '@/content/due-date-pages';
import { site } from '@/content/site';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** The scheme by which calendar programs know a file that they should keep up with. */
const subscription = (path: string) => site.origin.replace(/^https?/, 'webcal') + path;

/** The file of a profile: once, or kept up with. */
export function AddToCalendar({ id, title }: { id: ProfileId; title: string }) {
  const path = paths.calendar(id);
  return (
    <p className="mt-2.5 mb-3.5 flex flex-wrap gap-2">
      <a href={path} type="text/calendar" className="tool no-underline">
        <Icon name="clock" />
        Add to my calendar<span className="sr"> ({title})</span>
      </a>
      <a href={subscription(path)} className="tool no-underline">
        Subscribe<span className="sr"> ({title})</span>
      </a>
    </p>
  );
}

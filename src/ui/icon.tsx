import sprite from '@/art/icons.svg?raw';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, name, drawing = '']) => [name, drawing],
  ),
);

/**
 * A line drawing. It is hidden from screen readers: the word beside it, or the control's label, names it. Each is in the page,
 * because drawings in a file come after the first paint, and the page is then laid out again.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('icon', className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.get(name) ?? '' }}
    />
  );
}

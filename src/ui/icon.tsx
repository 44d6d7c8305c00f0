import sprite from '@/art/icons.svg?raw';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/class-names';

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, name, drawing = '']) => [name, drawing],
  ),
);

/**
 * A line drawing, hidden from screen readers, because a text or the control's label says the same. It is inline, because a
 * separate file would arrive after the first paint.
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

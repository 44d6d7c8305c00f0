import { classNames } from '@/lib/class-names';
import { Mark } from '@/ui/mark';

interface LogoProps {
  name: string;
  href: string;
  className?: string;
}

export function Logo({ name, href, className }: LogoProps) {
  return (
    <a
      href={href}
      aria-label={`${name}, home`}
      className={classNames(
        'inline-flex min-h-[44px] items-center gap-2.5 no-underline',
        className,
      )}
    >
      <Mark className="size-[min(2.375rem,48px)]" />
      {/* No wider than the screen has room for beside the controls; with type of twice the size the mark speaks alone. */}
      <span className="translate-y-px font-serif text-[min(1.6875rem,7.4vw)]/none font-bold tracking-[-.012em] max-[13.5rem]:hidden">
        {name}
      </span>
    </a>
  );
}

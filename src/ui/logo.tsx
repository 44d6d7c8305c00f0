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
      className={classNames('inline-flex min-h-11 items-center gap-2.5 no-underline', className)}
    >
      <Mark className="size-9.5" />
      <span className="translate-y-px font-serif text-[clamp(1.25rem,7.4vw,1.6875rem)]/none font-bold tracking-[-.012em]">
        {name}
      </span>
    </a>
  );
}

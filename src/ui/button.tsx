import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';

const variants = { red: 'btn btn-red', line: 'btn btn-line' };

interface Look {
  variant: keyof typeof variants;
}

type ButtonProps = Look & ComponentProps<'button'>;

/** Its `type` is "button" by default. */
export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classNames(variants[variant], className)} {...rest} />;
}

type ButtonLinkProps = Look & ComponentProps<'a'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classNames(variants[variant], className)} {...rest}>
      {children}
    </a>
  );
}

import { Fragment } from 'react';
import type { site } from '@/content/site';

type SpokenProps = Pick<typeof site, 'languages' | 'officeHours'>;

/** The spoken languages, each in its own script, and the hours: "English · हिन्दी · 24/7". */
export function Spoken({ languages, officeHours }: SpokenProps) {
  return (
    <span>
      {languages.map(({ name, code }) => (
        <Fragment key={code}>
          {/* A late font for Hindi would otherwise make the line higher. */}
          <span lang={code} className="leading-none">
            {name}
          </span>
          {'\u{a0}· '}
        </Fragment>
      ))}
      {officeHours}
    </span>
  );
}

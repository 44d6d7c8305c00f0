import { Fragment } from 'react';

interface SpokenProps {
  languages: readonly { name: string; code: string }[];
  /** The hours in which somebody answers. */
  officeHours: string;
}

/** The spoken languages, each in its own script, and the hours: "English · हिन्दी · 24/7". */
export function Spoken({ languages, officeHours }: SpokenProps) {
  return (
    <span>
      {languages.map(({ name, code }) => (
        <Fragment key={code}>
          <span lang={code}>{name}</span>
          {'\u{a0}· '}
        </Fragment>
      ))}
      {officeHours}
    </span>
  );
}

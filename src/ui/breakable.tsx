import { Fragment } from 'react';

/** A text whose email address, where it is too long for a line, breaks before its @. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import { useState } from 'react';
import { isSlashKeyOn, switchSlashKey } from '@/lib/search-shortcut';

/** Switches the `/` key off and on again, where there is a keyboard to speak of. */
export function SlashKeySwitch() {
  const [on, setOn] = useState(isSlashKeyOn);

  function onChange(next: boolean) {
    switchSlashKey(next);
    setOn(next);
  }

  return (
    <label className="hidden min-h-11 items-center gap-2.5 border-t border-rule px-gutter text-small text-ink-600 pointer-fine:flex">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-red"
      />
      The / key opens this search on every page
    </label>
  );
}

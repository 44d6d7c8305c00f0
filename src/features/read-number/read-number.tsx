import { useState } from 'react';
import { NUMBER } from '@/content/tools';
import { readNumber } from '@/law/numbers/read';
import { useAnswersInAddress } from '@/lib/fragment';
import { registeredNumber, tidyNumber } from '@/lib/registered-numbers';
import { TextField } from '@/ui/field';
import { NumberSheet } from './number-sheet';

/** Most characters that the field takes, blanks and hyphens included. */
const LONGEST = 60;

/** Explains the visitor's own number. It is kept in the fragment of the address only. */
export function ReadNumber() {
  const [{ value = '' }, give] = useAnswersInAddress(NUMBER);
  const [isTyping, setTyping] = useState(false);

  const typed = value.slice(0, LONGEST);
  const number = registeredNumber(typed);
  const count = tidyNumber(typed).length;
  const isUnknown = !isTyping && count > 0 && !number;

  function onType(text: string) {
    give({ value: text });
    setTyping(true);
  }

  return (
    <div data-read={number ? '' : undefined}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          setTyping(false);
        }}
      >
        <TextField
          label="Your number"
          hint="It stays on this device: nothing is sent."
          required
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={LONGEST}
          value={typed}
          error={isUnknown ? unknown(count) : undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => setTyping(false)}
        />
      </form>
      {number && <NumberSheet key={number.value} reading={readNumber(number)} />}
    </div>
  );
}

function unknown(count: number): string {
  const characters = count === 1 ? '1 character' : `${count} characters`;
  return `This has ${characters} and fits no number that we know. A GSTIN has 15, a PAN or TAN 10, a CIN 21, an FSSAI number 14, a Udyam number 16 with its letters, an LLPIN 7, a DIN 8. Compare it with the certificate.`;
}

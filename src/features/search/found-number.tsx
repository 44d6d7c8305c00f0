import { pageOfNumber } from '@/content/tools';
import { numberNames } from '@/law/numbers/names';
import { serviceBySlug } from '@/content/services/catalogue';
import { fragmentWith } from '@/lib/fragment';
import { gstStates, printedNumber, type RegisteredNumber } from '@/law/numbers/registered-numbers';
import { ServiceEntry, type ResultsProps } from './service-entry';

export { numberInQuery } from '@/law/numbers/registered-numbers';

/** The result for a number. The link passes it on in the fragment, which browsers never send to a server. */
export function FoundNumber({ number, ...props }: ResultsProps & { number: RegisteredNumber }) {
  const { kind, value } = number;
  const state = kind === 'gstin' && gstStates[value.slice(0, 2)];
  const name = numberNames[kind];
  return (
    <ServiceEntry
      {...props}
      prefix={`${props.prefix}number-`}
      service={serviceBySlug(pageOfNumber[kind])}
      part={{
        title: `This looks like ${/^[FIL]/.test(name) ? 'an' : 'a'} ${name}${state ? ` of ${state}` : ''}`,
        fragment: fragmentWith('number', { value: printedNumber(number) }),
      }}
      line="Read it part by part. It stays on this device."
    />
  );
}

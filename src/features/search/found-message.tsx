import { pageOfSender } from '@/content/tools';
import { serviceBySlug } from '@/content/services/catalogue';
import { messageAnswer, readMessage } from '@/law/letters/read-message';
import { fragmentWith } from '@/lib/fragment';
import { ServiceEntry, type ResultsProps } from './service-entry';

/** The result for a pasted message. The link's fragment says what was recognised in it, but has none of its words. */
export function FoundMessage({ message, ...props }: ResultsProps & { message: string }) {
  const { from = 'other', saw, ...told } = readMessage(message);
  const { verdict } = messageAnswer({ from, saw, ...told });
  return (
    <ServiceEntry
      {...props}
      prefix={`${props.prefix}letter-`}
      service={serviceBySlug(pageOfSender(from))}
      part={{
        title: 'Is this message real?',
        fragment: fragmentWith('letter', { from, ...told, saw: saw.join('.') }),
        icon: 'mail',
      }}
      line={`${verdict} What speaks for that, and what to do now. It stays on this device.`}
    />
  );
}

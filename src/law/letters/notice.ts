import type { Fact } from '@/law/fact';
import type { Citation } from '@/law/source';
import type { Span } from '@/lib/days';
import type { SenderId } from './senders';

/** A genuine kind of letter from an office or a creditor. `senders.ts` has the way to check it. */
export interface Notice {
  /** Number and subject: "ASMT-10: differences found in your returns". */
  name: string;
  from: SenderId;
  /** Its content and demand. */
  says: string;
  /** The form and place of the reply. */
  answer: string;
  /** The time to answer, from the day on which the notice came. If missing, the notice itself names the day. */
  within?: Fact<Span> | Fact<number>;
  /** The consequence of no answer. */
  otherwise: string;
  citations: readonly Citation[];
  /** Matches a text of this notice, in lower case. */
  sign: RegExp;
  /** Common names, separated by commas. */
  phrases: string;
}

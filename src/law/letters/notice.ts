import type { Fact } from '@/law/fact';
import type { Law } from '@/law/source';
import type { Span } from '@/lib/days';
import type { SenderId } from './senders';

/** A letter that an office or a creditor really sends. What a genuine one carries, and how that is checked, is its sender's. */
export interface Notice {
  /** Its number and what it is: "ASMT-10: differences found in your returns". */
  name: string;
  from: SenderId;
  /** What it says and wants, in one sentence. */
  says: string;
  /** By which form and where it is answered, in one or two sentences. */
  answer: string;
  /** The time to answer, from the day on which it came. Without it, only the day that the notice names counts. */
  within?: Fact<Span> | Fact<number>;
  /** What follows if nobody answers. */
  otherwise: string;
  law: readonly Law[];
  /** What shows it in a text in lower case. */
  sign: RegExp;
  /** What people call it, with commas between. */
  phrases: string;
}

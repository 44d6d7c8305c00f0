import { isDay, monthName, type Day } from '@/lib/days';
import { entriesOf, keysOf } from '@/lib/object-entries';
import { latinDigits } from '@/lib/money';
import type { Notice } from './notice';
import { notices, type NoticeId } from './notices';
import { senders, type DemandId, type SenderId } from './senders';
import { signs, type Sign, type SignId } from './signs';

/** A known notice, or else the sender. */
export type LetterId = NoticeId | SenderId;

/** The findings from a message's text. */
export interface LetterReading {
  /** Undefined if no notice or sender was recognised. */
  letter: LetterId | undefined;
  asks: DemandId;
  /** The signs found, most serious first. */
  saw: readonly SignId[];
  /** The last day named in the message. */
  until: Day | undefined;
}

/** A longer text without a question is a letter, even if it begins with "I have". In characters. */
const LONG = 160;

/** The longest text that is read, in characters; longer messages are cut. */
export const LONGEST_MESSAGE = 4000;

/** Sales words. Any letter may have one of them; a text with two different ones is an advertisement. */
const TRADE_WORD =
  /\b(loan|offer|discount|free trial|our services|we provide|packages?|opt out|grow your business|lowest price|starting (?:at|from)|book now|limited period|website|seo|leads|insurance|invest|trading|courier|parcel|delivery|sale|coupon)|% off\b/g;
const SALES_HEADER = /^[a-z]{2}-[a-z0-9]{3,9}-p\b/;
const SALES_NUMBER = /(?<![\d-])(?:\+?91[ -]?)?140\d{7}(?!\d)/;

/** "Do not share your OTP with anyone" is a warning and asks for nothing. */
const WARNING =
  /\b(do not|don'?t|never|not|nobody|kabhi|na|mat)\b[^.!?\n]{0,24}\b(share|disclose|tell|give|send|ask|asks|reveal|forward|batao|bataye|karo|kare)\b[^.!?\n]*/g;

const asksFor: readonly (readonly [DemandId, RegExp])[] = [
  [
    'reply',
    /\b(reply|respond|response|represent\w*|appear|attend|show cause|summoned|explain\w*|furnish|hearing)\b/,
  ],
  [
    'money',
    /\b(pay|payment|payable|fees?|fine|penalty|transfer|deposit|charges?|invoice|outstanding|overdue|dues?|bharo|bhejo|paise|remit)\b|₹|\brs\.?\s?\d/,
  ],
  [
    'papers',
    /\b(kyc|documents?|details|upload|aadhaar|aadhar|pan card|update|verify|claim|click|download|fill|form)\b/,
  ],
];
const PAID_BY_ITSELF = /\b(credited|received|refund|debited)\b/;

/** A person's account: an office never takes money there. */
const PERSONAL_ACCOUNT =
  /\b(by|via|through|on|to|in) ((this|my|our|his|her|given|below) )?(upi|gpay|google pay|phonepe|paytm|bitcoin|usdt|crypto)\b|\b(upi|gpay|google pay|phonepe|paytm)( id)? (par|pe|kar|karo|bhej|पर|पे)(?![a-z])|\b(safe|personal|private|my|his|officer'?s) (bank )?account\b|\baccount of (my|our|the|an?) (officer|agent|inspector)\b|\bgift cards?\b|\b[\w.-]{2,}@(?:ybl|ibl|axl|ok(?:axis|sbi|icici|hdfcbank)|paytm|pt(?:axis|sbi|yes|hdfc)|upi|apl|yapl|waicici|wa(?:axis|sbi|hdfcbank)|freecharge|jupiteraxis|naviaxis|airtel|postbank|barodampay|sbi|icici|hdfcbank|axisbank|kotak)\b(?!\.\w)/;
const HOURS = /\b(with)?in (the next )?\d+ ?(hours?|hrs?|minutes?)\b/;
const HASTE =
  /\b(immediately(?! (?:preceding|before|following|after))|urgent(ly)?|turant|aaj( hi)?|today|tonight|last (chance|warning))\b/;
const THREAT =
  /\b(abandon(ed|ment)?|struck off|blocked|disconnected|suspended|deactivated|cancelled|cut|frozen|closed|expired?|arrest(ed)?|returned|goes back|legal action|warrant|case darj|band)\b|\b(band|block|cut) ho jayeg[ai]/;

const SHORTENERS =
  /(^|\.)(bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|t\.co|goo\.gl|shorturl\.at|tiny\.cc|ow\.ly|rebrand\.ly|surl\.li|s\.id|wa\.link)$/;
/** Hosts of offices, and hosts that genuine letters link to: video hearings, and agents that issue PANs and TANs. */
const OFFICIAL =
  /(^|\.)(gov\.in|nic\.in|bank\.in|rbi\.org\.in|npci\.org\.in|wipo\.int|esic\.in|gstn\.org\.in|webex\.com|zoom\.us|teams\.microsoft\.com|meet\.google\.com|utiitsl\.com|egov-nsdl\.com)$/;
/** Words in hosts that imitate an office. */
const OFFICE_NAMES =
  /gov|nic-?in|incometax|incom-?tax|efiling|ipindia|uidai|aadhaar|epfo|parivahan|e-?challan|foscos|udyam|gst-?(refund|portal|india)|mca-?21|india-?p(ost|sts)|digilocker|pmkisan/;
/** Links written without "https", by their endings. */
const BARE_LINK =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:in|com|org|net|co|info|xyz|top|online|site|shop|live|club|icu|app|ly|me|gl|cc|vip|link|click|io|int|biz|store|gy|at|gd|li|id|ru|cn|tk|cfd|sbs|buzz)(?![\w@-])(?:\/\S*)?/g;

/** Senders whose genuine links lead only to their own hosts. */
const OWN_LINKS: ReadonlySet<SenderId | undefined> = new Set([
  'labour',
  'registrar',
  'ip',
  'gst',
  'tax',
  'food',
  'certificate',
] as const);

/** The start of a visitor's own question, perhaps after a greeting. Messages address the reader as "you". */
const ASKS =
  /^\W*(?:(?:hello|hi|hey|namaste|good \w+|sir|madam|please|and|ok)\W+)*(?:how|what|which|when|where|why|who|whose|can|could|do|does|did|is|are|should|will|if|i|i'm|i've|my|we|our|kya|kaise|kaun|kab|kitn[aei]|mai|main|mujhe|mer[aei]|ham|hum|hamar[aei]|humar[aei]|need|want)\b/iu;
const QUESTION = /\?|\b(my|our|how|what|kya|kaise|kaun|kab|kitn[aei]|mujhe|mer[aei])\b/;
const ADDRESS = /\b(you|your|aap|aapk[aeo]|dear|hereby|kindly)\b|आप/i;
const SENTENCES = /[\p{Ll}\d)][.:]\s+\p{Lu}|\.$/u;

/** Whether a text is a received message and not a question. A message has a link or a sign, says "you", or has full sentences. */
export function isMessage(text: string): boolean {
  if (/https?:|www\./i.test(text)) return true;
  if (ASKS.test(text) && (text.length < LONG || text.includes('?'))) return false;
  if (readMessage(text).saw.length > 0) return true;
  return ADDRESS.test(text) ? !text.includes('?') : !QUESTION.test(text) && SENTENCES.test(text);
}

/** Reads a pasted message. `letterAnswer` judges the result. */
export function readMessage(message: string): LetterReading {
  const text = latinDigits(message.slice(0, LONGEST_MESSAGE).normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[’‘`]/g, "'");
  const plain = text.replace(WARNING, ' ');
  const isSale = SALES_HEADER.test(plain) || new Set(plain.match(TRADE_WORD)).size > 1;
  const named = entriesOf(senders).find(([, { words }]) => words.test(text))?.[0];
  const notice = named === 'directory' || named === 'bank' ? undefined : noticeIn(text, named);
  const from = notice ? senderOf(notice) : (named ?? (isSale ? 'seller' : undefined));
  const strange = hostsIn(text).filter((host) => !OFFICIAL.test(host));
  const asks = demandIn(plain);
  const isThreat = THREAT.test(plain);
  const isPress = HOURS.test(plain) ? isThreat || asks === 'money' : HASTE.test(plain) && isThreat;

  const saw = new Set<SignId>();
  for (const [sign, { words }] of entriesOf<SignId, Sign>(signs))
    if (words?.test(plain)) saw.add(sign);
  if (strange.some(isImitation)) saw.add('link');
  else if (strange.length > 0) {
    const isLure = isPress || asks === 'money' || asks === 'papers';
    const isShort = strange.some((host) => SHORTENERS.test(host));
    if (
      OWN_LINKS.has(from) ||
      (!from && isPress) ||
      ((from === 'bank' || named === 'civil' || named === 'renewal' || isShort) && isLure)
    )
      saw.add('link');
  }
  if (from !== 'bank' && named && PERSONAL_ACCOUNT.test(plain)) saw.add('account');
  if (named === 'directory') saw.add('register');
  else if (isPress && !notice && from && from !== 'seller' && from !== 'domain') saw.add('hours');
  if (SALES_NUMBER.test(text)) saw.add('salesNumber');
  if (isSale && !notice && from === 'seller') saw.add('sales');

  return {
    letter: notice ?? from,
    asks: saw.has('secret') || saw.has('app') ? 'secrets' : saw.has('account') ? 'account' : asks,
    saw: signIds.filter((id) => saw.has(id)),
    until: lastDayIn(text),
  };
}

const signIds = keysOf(signs);

/** A message's answers to the letter check, in the format of a link. */
export function answersOf({ letter = 'other', asks, saw, until = '' }: LetterReading) {
  return { saw: saw.join('.'), which: letter, asks, until };
}

/** The signs that a link names; unknown ones are ignored. */
export function signsIn(list: string): SignId[] {
  const named = new Set(list.split('.'));
  return signIds.filter((id) => named.has(id));
}

/** Whether a letter is a known notice. */
export const isNotice = (id: LetterId): id is NoticeId => Object.hasOwn(notices, id);

/** The sender of a letter. */
export const senderOf = (id: LetterId): SenderId =>
  isNotice(id) ? (notices[id] as Notice).from : id;

/** The first notice named in a text. If the text names a sender, the notice must be from that sender or a private one. */
function noticeIn(text: string, named: SenderId | undefined): NoticeId | undefined {
  const found = entriesOf<NoticeId, Notice>(notices)
    .map(([id, { from, sign }]) => ({ id, from, at: text.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const of = (sender: SenderId) => found.find(({ from }) => from === sender);
  const isVague = !named || named === 'renewal' || named === 'civil';
  return (named && (of(named) ?? of('civil')))?.id ?? (isVague ? found[0]?.id : undefined);
}

/** Sorts a lawyer's letter last, because a notice on its subject is more specific. */
const placeOf = ({ id, at }: { id: NoticeId; at: number }) => (id === 'lawyer' ? Infinity : at);

function demandIn(text: string): DemandId {
  const asked = asksFor.filter(([, words]) => words.test(text)).map(([id]) => id);
  return asked.find((id) => id !== 'money' || !PAID_BY_ITSELF.test(text)) ?? 'nothing';
}

const isImitation = (host: string) => OFFICE_NAMES.test(host) || /^[\d.]+$/.test(host);

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) =>
  monthName(month).toLowerCase(),
);

/** The last day in a text: "15/12/2026", "9 December 2026", "December 9, 2026". */
function lastDayIn(text: string): Day | undefined {
  const inFigures = [...text.matchAll(/\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/g)].map(
    ([, date = '', month = '', year = '']) => [year, month, date],
  );
  const inWords = [
    ...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?,? (20\d\d)\b/g),
    ...text.matchAll(/\b(?<month>[a-z]{3,9})\.? (?<date>\d{1,2}),? (?<year>20\d\d)\b/g),
  ].map(([, one = '', other = '', year = '']) => {
    const [date, month] = /\d/.test(one) ? [one, other] : [other, one];
    const at = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
    return [year, String(at + 1), date];
  });
  return [...inFigures, ...inWords]
    .map((parts) => parts.map((part) => part.padStart(2, '0')).join('-'))
    .filter(isDay)
    .toSorted()
    .at(-1);
}

/** The hosts of the links in a text, as a browser would read them. */
function hostsIn(text: string): string[] {
  const whole = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const rest = whole.reduce((left, link) => left.replace(link, ' '), text);
  const bare = (rest.match(BARE_LINK) ?? []).map((link) => `https://${link}`);
  return [...whole, ...bare].flatMap((link) => {
    const host = hostOf(link);
    return host ? [host.replace(/^www\.|\.$/g, '')] : [];
  });
}

/** The host of a link, as a browser reads it: the part before an @ is left out. */
function hostOf(link: string): string | undefined {
  try {
    return new URL(link).hostname;
  } catch {
    return undefined;
  }
}

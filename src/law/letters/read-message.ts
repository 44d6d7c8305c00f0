import type { DemandId, LetterAnswer, SenderId, WayId } from '@/law/letters/letter-check';
import { letterAnswer } from '@/law/letters/letter-check';
import { signs, type SignId } from '@/law/letters/message-signs';
import type { Law } from '@/law/source';
import { latinDigits } from '@/lib/money';
import { keysOf } from '@/lib/keys';

/** What can be read from a message's text. */
export interface MessageReading {
  /** Undefined if it names no known sender. */
  from: SenderId | undefined;
  by: WayId;
  asks: DemandId;
  /** The signs in it, the gravest first. */
  saw: readonly SignId[];
}

/** How many characters are read: in longer messages the beginning is enough. */
export const LONGEST_MESSAGE = 4000;

/** The words that identify each sender, in the order in which they are tried: names of senders before subjects. */
const senderWords: readonly (readonly [SenderId, RegExp])[] = [
  [
    'other',
    /\b(police|cbi|customs|narcotics|enforcement directorate|supreme court|high court|court|crime branch|interpol|trai|telecom authority|warrant|legal notice|e-?challan|traffic challan|uidai|india ?post|esic|epfo|employees'? state insurance|provident fund|labour (officer|commissioner|department)|electricity|bijli|thana)\b/,
  ],
  [
    'directory',
    /\b(international|world|global|european|patent and trade ?mark) .{0,24}(register|registry|index|directory|catalogue|publication)\b.{0,120}\b(trade ?marks?|marks?|patents?|brands?)\b|\btrade ?marks? .{0,40}\b(directory|international register|publication fee)\b/,
  ],
  ['domain', /\b(domain names?|internet keyword|\.cn\b|cctld|brand name as (a )?domain)/],
  [
    'renewal',
    /\b(trade ?mark|patent|your mark)\b.{0,80}\b(renewal|renew|expir)|\b(renewal|renew)\b.{0,60}\b(trade ?mark|patent)\b/,
  ],
  [
    'ip',
    /\b(trade ?marks? (registry|office)|ip ?india|patent office|controller general|examination report)\b/,
  ],
  ['gst', /\b(gst|gstin|gstn|gstr-?\d\w?|cgst|sgst|cbic)\b/],
  ['tax', /\b(income ?tax|itr|itd|cbdt|tax refund|e-?filing|aaykar)\b|incometax/],
  ['registrar', /\b(mca|mca21|registrar of companies|roc|ministry of corporate|din kyc|dir-?3)\b/],
  ['food', /\b(fssai|food (safety|licen[cs]e|inspector)|foscos)\b/],
  ['certificate', /\b(udyam|udyog|msme|iec|import export code|dgft)\b/],
  ['other', /\bsummon(?:s|ed)\b|\bshow[- ]cause\b/],
  [
    'bank',
    /\b(bank|kyc|upi|gpay|google pay|phonepe|paytm|wallet|credit card|debit card|atm|net ?banking|account|a\/c|sbi|hdfc|icici|axis|kotak|pnb|yono|fastag|cibil|reward points)\b/,
  ],
  ['seller', /\b(stock tips|lottery|prize|lucky|unsubscribe|part[- ]time job)\b/],
];

/** Words of a trade. One alone may stand in any letter; two of them sell. */
const TRADE_WORD =
  /\b(loan|offer|discount|free trial|our services|we provide|packages?|opt out|grow your business|lowest price|starting (?:at|from)|book now|limited period|website|seo|leads|insurance|invest|trading|courier|parcel|delivery|sale|coupon)|% off\b/g;
const SALES_HEADER = /^[a-z]{2}-[a-z0-9]{3,9}-p\b/;

const sells = (text: string) => SALES_HEADER.test(text) || new Set(text.match(TRADE_WORD)).size > 1;

/** Words for offices and banks; a private address or number is odd for them. */
const OFFICES: ReadonlySet<SenderId | undefined> = new Set<SenderId>([
  'registrar',
  'tax',
  'gst',
  'ip',
  'food',
  'certificate',
  'bank',
  'other',
]);

const SECRET =
  '(otp|one[- ]time (password|code)|mpin|upi pin|atm pin|pin|password|cvv|card (number|no|details)|(debit|credit) card details|net ?banking (id|details)|seed phrase|ओटीपी)';
const asksForSecret = new RegExp(
  `\\b(share|tell|send|give|provide|forward|enter|confirm|verify|submit|reply with|update|batao|bataye|bataiye|bhejo|bheje|bhejiye|do)\\b[^.!?]{0,48}${SECRET}|${SECRET}[^.!?]{0,24}\\b(batao|bataye|bataiye|bhejo|bheje|bhejiye|share karo|de do|share kare)\\b`,
);
/** "Do not share your OTP with anyone" is a warning and asks for nothing. */
const WARNING =
  /\b(do not|don'?t|never|not|nobody|kabhi|na|mat)\b[^.!?\n]{0,24}\b(share|disclose|tell|give|send|ask|asks|reveal|forward|batao|bataye|karo|kare)\b[^.!?\n]*/g;

const asksForMoney =
  /\b(pay|payment|paid|payable|fees?|fine|penalty|transfer|deposit|charges?|invoice|outstanding|overdue|dues?|demand of|amount|bharo|bhejo|paise|remit)\b|₹|\brs\.?\s?\d/;
const asksForPapers =
  /\b(kyc|documents?|details|upload|aadhaar|aadhar|pan card|update|verify|claim|click|download|fill|form)\b/;
const asksForReply =
  /\b(reply|respond|response|appear|hearing|show cause|explain|call (back|us|now|this|on)?|contact|attend|within \d+ (days|hours))\b/;

const saysSigns: readonly (readonly [SignId, RegExp])[] = [
  [
    'pin',
    /\b(to|for) (receive|get|claim|credit)\b[^.!?]{0,60}\b(pin|scan|approve|accept)\b|\b(scan|approve|accept|enter)\b[^.!?]{0,60}\b(to|and) (receive|get|claim)\b[^.!?]{0,40}\b(money|amount|cashback|refund|payment|rs|₹|reward)/,
  ],
  [
    'arrest',
    /\bdigital(ly)? arrest|\barrest(ed)?\b[^.!?]{0,80}\b(video|skype|whatsapp|call)\b|\b(video|skype|whatsapp)\b[^.!?]{0,80}\barrest|\b(parcel|package|courier|aadhaar|sim|account)\b[^.!?]{0,80}\b(drugs|narcotics|mdma|money laundering)\b|\b(settle|close|clear) (the|your|this) (case|fir)\b/,
  ],
  [
    'app',
    /\.apk\b|\b(anydesk|teamviewer|quick ?support|rustdesk|screen ?shar)|\binstall\b[^.!?]{0,40}\b(app|apk|file)\b|\bdownload\b[^.!?]{0,30}\b(apk|app)\b/,
  ],
  [
    'prize',
    /\b(lottery|lucky draw|kbc|jackpot|inaam)\b|\b(won|winner|selected)\b[^.!?]{0,60}\b(prize|rs|₹|lakh|crore|car|iphone|reward)|\b(earn|kamao|kamaye|income)\b[^.!?]{0,40}\b(daily|per day|from home|ghar baithe|roz)\b|\b(like|rate|review)\b[^.!?]{0,30}\b(videos?|hotels?|youtube)\b[^.!?]{0,40}\b(earn|rs|₹|paid)|\bdouble your (money|investment)|\bguaranteed (returns?|profit)/,
  ],
  [
    'hurry',
    /\b(immediately(?! (?:preceding|before|following|after))|urgent(ly)?|turant|aaj hi|today|tonight|last chance|final (notice|warning|reminder)|within (the next )?\d+ ?(hours?|hrs?|minutes?)|(band|block|cut) ho jayeg[ai]|(will be|gets?) (blocked|suspended|deactivated|disconnected|cancelled|closed|frozen))\b/,
  ],
  [
    'notice',
    /\bshow[- ]cause\b|\bsummon(?:s|ed)\b|\bnotice (?:under (?:section|rule)|u\/s|of the registrar|for (?:removal|cancellation))|\bhereby (?:called upon|directed|required|given)\b|\bform (?:gst )?(?:reg|stk|drc|asmt)-?\d/,
  ],
];

const SHORTENERS =
  /(^|\.)(bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|t\.co|goo\.gl|shorturl\.at|tiny\.cc|ow\.ly|rebrand\.ly|surl\.li|s\.id|wa\.link)$/;
const OFFICIAL = /(^|\.)(gov\.in|nic\.in|bank\.in|rbi\.org\.in|npci\.org\.in|wipo\.int)$/;
/** Words in addresses that imitate an office's. */
const OFFICE_NAMES =
  /gov|nic-?in|incometax|incom-?tax|efiling|ipindia|uidai|aadhaar|epfo|parivahan|e-?challan|foscos|udyam|gst-?(refund|portal|india)|mca-?21|india-?post|digilocker|pmkisan/;
/** Endings of addresses that are written without "https". */
const BARE_LINK =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:in|com|org|net|co|info|xyz|top|online|site|shop|live|club|icu|app|ly|me|gl|cc|vip|link|click|io|int|biz|store|gy|at|gd|li|id|ru|cn|tk|cfd|sbs|buzz)(?![\w@-])(?:\/\S*)?/g;
const UPI_ADDRESS =
  /\b[\w.-]{2,}@(?:ybl|ibl|axl|ok(?:axis|sbi|icici|hdfcbank)|paytm|pt(?:axis|sbi|yes|hdfc)|upi|apl|yapl|waicici|wa(?:axis|sbi|hdfcbank)|freecharge|jupiteraxis|naviaxis|airtel|postbank|barodampay|sbi|icici|hdfcbank|axisbank|kotak)\b(?!\.\w)/;
const FREE_MAIL = /@(?:gmail|yahoo|outlook|hotmail|rediffmail|protonmail|proton|ymail)\./;
const MOBILE = /(?<![\d-])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?![\d@])/;
const FOREIGN = /(?<!\w)\+(?!91)[1-9]\d{0,2}[ -]?\d{3}[ \d-]{4,}/;
const SALES_NUMBER = /(?<![\d-])(?:\+?91[ -]?)?140\d{7}(?!\d)/;

/** Reads a message that was pasted. It decides nothing: what it is likely to be is `messageAnswer`. */
export function readMessage(message: string): MessageReading {
  const text = latinDigits(message.slice(0, LONGEST_MESSAGE).normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[’‘`]/g, "'");
  const plain = text.replace(WARNING, ' ');
  const isSale = sells(plain);
  const named = senderWords.find(([, words]) => words.test(text))?.[0];
  const from = named ?? (isSale ? 'seller' : undefined);
  const hosts = hostsIn(text);
  const strange = hosts.filter((host) => !OFFICIAL.test(host));
  const asks = demandOf(plain, strange.length > 0);
  const isOffice = OFFICES.has(from);

  const saw = new Set<SignId>();
  if (asks === 'secrets') saw.add('secret');
  for (const [sign, words] of saysSigns) if (words.test(plain)) saw.add(sign);
  // A notice sets a time and says what follows; that is no haste.
  if (saw.has('notice')) saw.delete('hurry');
  else if (isSale) saw.add('sales');
  if (from === 'directory' && asks === 'money') saw.add('register');
  if (UPI_ADDRESS.test(text) && isOffice && from !== 'bank') saw.add('account');
  if (strange.some((host) => OFFICE_NAMES.test(host.replace(OFFICIAL, '')))) saw.add('copy');
  else if (strange.some((host) => SHORTENERS.test(host))) saw.add('short');
  else if (strange.length > 0 && isOffice) saw.add('link');
  if (SALES_NUMBER.test(text)) saw.add('salesNumber');
  else if (MOBILE.test(text) && isOffice) saw.add('mobile');
  if (FOREIGN.test(text)) saw.add('abroad');
  if (FREE_MAIL.test(text) && isOffice) saw.add('mail');

  return { from, by: wayOf(text), asks, saw: signIds.filter((id) => saw.has(id)) };
}

const NOTICE_VERDICT = 'Check it here; a day may be running.';

/** The verdict on a message that was read; it never says more than "it may be real". */
export function messageAnswer({
  from,
  by,
  asks,
  saw,
}: MessageReading): LetterAnswer & { seen: readonly string[] } {
  const answer = letterAnswer(from ?? 'other', by, asks);
  const seen = saw.map((id) => signs[id].says);
  const law: readonly Law[] = [
    ...answer.law,
    ...saw.flatMap((id): readonly Law[] => {
      const sign = signs[id];
      return 'law' in sign ? sign.law : [];
    }),
  ];
  const means = (wanted: (typeof signs)[SignId]['means']) =>
    saw.some((id) => signs[id].means === wanted);
  if (answer.kind === 'fraud' || means('fraud')) {
    const verdict = answer.kind === 'fraud' ? answer.verdict : 'Most likely a fraud.';
    return { ...answer, kind: 'fraud', verdict, seen, law };
  }
  if (means('doubt')) {
    const verdict = 'It may be false. Check it before you do anything.';
    return { ...answer, kind: 'unclear', verdict, seen, law };
  }
  if (saw.includes('notice')) {
    return { ...answer, kind: 'official', verdict: NOTICE_VERDICT, seen, law };
  }
  return { ...answer, seen, law };
}

const signIds = keysOf(signs);

/** The signs that a link names; unknown ones are ignored. */
export function signsIn(list: string): SignId[] {
  const named = new Set(list.split('.'));
  return signIds.filter((id) => named.has(id));
}

function demandOf(text: string, hasStrangeLink: boolean): DemandId {
  if (asksForSecret.test(text)) return 'secrets';
  if (asksForMoney.test(text) && !/\b(credited|received|refund|debited)\b/.test(text))
    return 'money';
  if (asksForPapers.test(text) || hasStrangeLink) return 'papers';
  if (asksForReply.test(text)) return 'reply';
  return 'nothing';
}

function wayOf(text: string): WayId {
  if (
    /^\s*(subject|from|to):|\bdear (sir|madam)\b.*\bregards\b|\be-?mail (from|came|mila)\b/ms.test(
      text,
    )
  )
    return 'email';
  if (
    /\b(called me|caller|phone call|video call|skype|call (from|came|aaya)|phone aaya)\b/.test(text)
  )
    return 'call';
  if (/\b(letter|by post|courier mein|chitthi)\b/.test(text)) return 'post';
  if (/\b(came to (my|our)|visited|visit)\b/.test(text)) return 'visit';
  return 'message';
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

/** As a browser reads it: what stands before an @ is no host. */
function hostOf(link: string): string | undefined {
  try {
    return new URL(link).hostname;
  } catch {
    return undefined;
  }
}

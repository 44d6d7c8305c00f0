import type { LegalBlock, LegalDocument } from '@/content/legal/document';

/** Words that our pages never use, in any letter case. */
const BANNED = [
  /seamless/i,
  /\b100 ?%/,
  /\binstant(ly)?\b/i,
  /\bbest\b/i,
  /\b(no\.|number) ?(1|one)\b/i,
  /government[- ]approved/i,
  /\bcheap(er|est|ly)?\b/i,
  /\btoday only\b|\bonly today\b/i,
  /\bhassle/i,
  // Terms of law and finance are allowed: "limited by guarantee", "bank guarantee".
  /(?<!\b(?:by|bank|credit|personal|corporate) )\bguarantee(?:s|d)?\b/i,
  /\b(?:fast|quick)est\b/i,
  /\blowest (?:price|cost|fee)/i,
  /\bone[- ]stop\b/i,
  /\bend[- ]to[- ]end\b/i,
  /\bworld[- ]class\b/i,
  /\btop[- ]rated\b/i,
  /\b(?:risk|worry|stress)[- ]free\b/i,
  /\beffortless(?:ly)?\b/i,
  /\b(?:un)?rivall?ed\b/i,
  /\bempower/i,
  /\bunlock/i,
  /\bleverag(?:e[sd]?|ing) (?:our|your|the)\b/i,
  /\bhurry up\b|\blimited[- ]time\b|\bact now\b/i,
  // Rule 36 of the Bar Council forbids advocates to advertise.
  /\bAdv\.|\benrolment number\b/i,
  // Filler words
  /\b(?:simply|easily|just)\b/i,
  /\betc\b/i,
  /\b(?:e\.g|i\.e)\./i,
  /\bin order to\b/i,
  // Official language: our pages use plain words instead
  /\bshall\b/i,
  /\b(?:here|there)(?:by|of|in|under|to|with|after)\b/i,
  /\baforesaid\b|\bpursuant\b|\bprior to\b|\bin respect of\b|\bin lieu of\b/i,
  /\bavail (?:of|the|this|any)\b|\bavailing\b/i,
  /\bfurnish(?:es|ed|ing)?\b/i,
  /\bkindly\b|\bdo the needful\b|\brevert\b/i,
];

/** A full stop after a single capital ("S.O.", "G.S.R. 846") ends no sentence. */
const SENTENCE_END = /(?<!(?:^|[\s.(])[A-Z]\.)(?<=[.!?][’”")]?)\s+/;

export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function bannedIn(text: string): string[] {
  return BANNED.flatMap((banned) => text.match(banned)?.[0] ?? []);
}

/** The passages of the block, in order. */
function passagesOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return Array.isArray(block) ? block : Object.entries(block).flat();
}

/** The words of one section, its heading first. */
export function sectionText(document: LegalDocument, id: string): string {
  const section = document.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`"${document.title}" has no section ${id}`);
  return [section.heading, ...section.blocks.flatMap(passagesOf)].join('\n');
}

export function documentText(document: LegalDocument): string {
  return [
    document.title,
    document.lead,
    ...document.sections.map((section) => sectionText(document, section.id)),
  ].join('\n');
}

import type { Source } from './source';

/*
 * Where the very text of a law stands, for the links of the pages' sources. The build reads this; the browser gets what its page
 * needs. An address is listed only if a copy of it was seen with that text; `npm run sources` prints all of it.
 *
 * India Code, the Union's own collection of Acts, moved from www.indiacode.nic.in to indiacode.gov.in in September 2026. The
 * addresses of sections on the old site lead nowhere since; what was read there is listed apart, by the number that a section
 * kept.
 */

/** The address of an Act, or of one section of it, with the text that stood there. */
export interface SeenText {
  source: Source['id'];
  /** None where the address is that of the whole Act. */
  section?: string;
  href: string;
  /** ISO date on which the copy was made that we saw. */
  copied: string;
  how: keyof typeof HOW;
}

/** The day on which these copies were looked at. */
export const SEEN = '2026-11-22';

export const HOW = {
  section: 'the section word for word, in a public repository that keeps the address with it',
  act: 'the Act’s own page, which a public repository’s register names with the file downloaded from it; its sections read in a copy of the old site',
} as const;

const INDIA_CODE = 'https://indiacode.gov.in';

export const seenTexts: readonly SeenText[] = [
  ...wholeAct('patents-act', 'a49ad42b-f2dc-4ee2-9884-11ef0839798d'),
  ...wholeAct('trade-marks-act', '62219d21-0553-405b-9ccb-a11b4d9c41c2'),
  ...wholeAct('designs-act', 'cd8f2852-7085-432b-a264-7b73a6f01fff'),
  ...wholeAct('copyright-act', '6b893162-631a-453b-a7b9-89685716889b'),
  ...wholeAct('biological-diversity-act', '000de0a3-39ce-4e18-85f0-0c51b4bdab5d'),
  ...sections('msmed-act', {
    2: 547273,
    15: 547287,
    16: 547288,
    18: 547291,
    19: 547292,
    27: 547300,
  }),
  ...sections('negotiable-instruments-act', { 138: 535883, 142: 535888 }),
  ...sections('contract-act', { 27: 531407, 74: 531448 }),
];

function wholeAct(source: string, item: string): SeenText[] {
  return [{ source, href: `${INDIA_CODE}/items/${item}`, copied: '2026-09-17', how: 'act' }];
}

function sections(source: string, handles: Record<string, number>): SeenText[] {
  return Object.entries(handles).map(([section, handle]) => ({
    source,
    section,
    href: `${INDIA_CODE}/handle/123456789/${handle}`,
    copied: '2026-09-06',
    how: 'section',
  }));
}

/** Sections whose text was read in a copy of India Code's old site: the day of that copy, and the number of each section. */
export const readBeforeTheMove: Readonly<
  Record<Source['id'], { copied: string; sections: Readonly<Record<string, number>> }>
> = {
  'companies-act': {
    copied: '2026-05-09',
    sections: {
      2: 185,
      3: 186,
      4: 187,
      7: 190,
      8: 191,
      9: 192,
      '10A': 49492,
      12: 195,
      39: 1229,
      42: 1232,
      56: 1246,
      62: 1252,
      64: 1254,
      77: 1268,
      88: 1279,
      90: 1281,
      92: 1283,
      96: 1287,
      117: 1308,
      118: 1309,
      122: 1313,
      128: 1319,
      130: 1321,
      131: 1322,
      134: 1325,
      135: 1326,
      137: 1328,
      138: 1329,
      139: 1330,
      140: 1331,
      143: 49072,
      144: 49073,
      148: 49077,
      149: 49078,
      150: 49079,
      164: 49093,
      168: 49097,
      170: 1361,
      173: 49099,
      177: 49103,
      178: 49104,
      184: 49110,
      185: 49111,
      186: 49112,
      188: 49114,
      193: 49119,
      203: 49129,
      204: 49130,
      241: 49167,
      247: 49173,
      248: 49174,
      '378-O': 52438,
      '378A': 52424,
      '378B': 52425,
      '378C': 52426,
      '378D': 52427,
      '378E': 52428,
      '378F': 52429,
      '378G': 52430,
      '378P': 52439,
      '378V': 52445,
      '378W': 52446,
      '378X': 52447,
      '378ZA': 52450,
      '378ZB': 52451,
      '378ZD': 52453,
      '378ZF': 52455,
      '378ZH': 52457,
      '378ZK': 52460,
      403: 49298,
      405: 49300,
      406: 49301,
      441: 49336,
      '446B': 48979,
      454: 49349,
      455: 49350,
      460: 49355,
    },
  },
  'llp-act': {
    copied: '2026-05-08',
    sections: {
      2: 1036,
      3: 1037,
      6: 1040,
      7: 1041,
      11: 1045,
      13: 1047,
      23: 1057,
      28: 1062,
      32: 49003,
      34: 49005,
      35: 49006,
      55: 49026,
      56: 49027,
    },
  },
  'partnership-act': {
    copied: '2026-05-10',
    sections: {
      4: 34631,
      25: 34651,
      30: 34656,
      32: 34658,
      42: 34668,
      45: 34671,
      58: 34684,
      59: 34685,
      60: 34686,
      62: 34688,
      63: 34689,
      68: 34694,
      69: 34695,
    },
  },
  'societies-act': {
    copied: '2026-05-10',
    sections: { 1: 46911, 3: 46913, 4: 46914, 8: 46918, 20: 46930 },
  },
  'foreign-contribution-act': {
    copied: '2026-05-10',
    sections: { 11: 7410, 12: 7411 },
  },
  'cgst-act': {
    copied: '2026-05-10',
    sections: {
      2: 5117,
      10: 5125,
      16: 5131,
      18: 5133,
      20: 5135,
      22: 5137,
      23: 5138,
      24: 5139,
      25: 5140,
      27: 5142,
      35: 5150,
      36: 5151,
      37: 5152,
      38: 5153,
      39: 5154,
      44: 5159,
      47: 5162,
      49: 5164,
      50: 5165,
      52: 5167,
      65: 5180,
      66: 5181,
      '74A': 96647,
      122: 5237,
    },
  },
  'trade-marks-act': {
    copied: '2026-05-10',
    sections: {
      9: 16794,
      11: 16796,
      12: 16797,
      18: 16803,
      21: 16806,
      22: 16807,
      23: 16808,
      25: 16810,
      27: 16812,
      33: 16818,
      34: 16819,
      '36D': 16825,
      37: 16829,
      47: 16839,
      57: 16849,
      91: 16883,
      107: 16899,
      115: 16907,
      124: 16916,
      134: 16926,
      135: 16927,
      142: 16934,
      154: 16946,
    },
  },
  'patents-act': {
    copied: '2026-05-08',
    sections: {
      3: 15871,
      8: 15876,
      9: 15877,
      10: 15878,
      '11A': 15880,
      '11B': 15881,
      25: 15895,
      31: 15901,
      39: 15909,
      40: 15910,
      43: 15913,
      48: 15918,
      53: 15923,
      60: 15930,
      68: 15938,
      69: 15939,
      118: 15995,
      120: 15997,
      122: 15999,
      142: 16019,
    },
  },
  'designs-act': {
    copied: '2026-05-10',
    sections: {
      2: 2569,
      4: 2571,
      5: 2572,
      6: 2573,
      7: 2574,
      9: 2576,
      11: 2578,
      12: 2579,
      15: 2582,
      19: 2586,
      21: 2588,
      22: 2589,
      30: 2597,
      44: 2611,
    },
  },
  'copyright-act': {
    copied: '2026-05-10',
    sections: {
      2: 14504,
      13: 14515,
      15: 14517,
      17: 14519,
      19: 14521,
      22: 14525,
      45: 14564,
      48: 14567,
      50: 14569,
      55: 14578,
      62: 14585,
      63: 14586,
    },
  },
  'biological-diversity-act': {
    copied: '2026-05-10',
    sections: { 6: 3891 },
  },
  'wages-code': {
    copied: '2026-05-10',
    sections: { 1: 51613, 17: 51629 },
  },
  'industrial-relations-code': {
    copied: '2026-05-10',
    sections: { 28: 101455, 77: 101504 },
  },
  'social-security-code': {
    copied: '2026-05-10',
    sections: { 2: 54026, 53: 54077, 67: 54091 },
  },
  'work-safety-code': {
    copied: '2026-05-10',
    sections: { 3: 101671, 6: 101674 },
  },
  'harassment-act': {
    copied: '2026-05-10',
    sections: { 4: 12937, 6: 12939, 21: 12954, 22: 12955, 26: 12959 },
  },
  'food-safety-act': {
    copied: '2026-05-10',
    sections: { 31: 5780, 32: 5781, 63: 5812 },
  },
  'delhi-municipal-act': {
    copied: '2026-05-08',
    sections: { 416: 31333, 417: 31334, 421: 31338 },
  },
  'msmed-act': {
    copied: '2026-05-10',
    sections: { 15: 9897, 16: 9898, 18: 9900, 19: 9901, 27: 9909 },
  },
  'contract-act': {
    copied: '2026-05-10',
    sections: { 11: 38614, 27: 38631, 74: 38678 },
  },
  'stamp-act': {
    copied: '2026-05-10',
    sections: { 17: 45572, 35: 45519 },
  },
  'registration-act': {
    copied: '2026-05-10',
    sections: { 17: 37616, 18: 37617, 23: 37622, 25: 37625, 49: 37649 },
  },
  'evidence-act': {
    copied: '2026-05-10',
    sections: { 63: 90830, 132: 90899, 134: 90901 },
  },
  'information-technology-act': {
    copied: '2026-05-10',
    sections: { '10A': 13023, '43A': 13058, '70B': 13102 },
  },
  'succession-act': {
    copied: '2026-05-09',
    sections: { 63: 33572 },
  },
  'negotiable-instruments-act': {
    copied: '2026-05-10',
    sections: { 138: 45718, 142: 45722 },
  },
  'civil-procedure-code': {
    copied: '2026-05-10',
    sections: { 80: 33417 },
  },
  'commercial-courts-act': {
    copied: '2026-05-10',
    sections: { 2: 9671, '12A': 48975, 13: 9682 },
  },
  'legal-services-act': {
    copied: '2026-05-10',
    sections: { 12: 27585 },
  },
  'consumer-protection-act': {
    copied: '2026-05-10',
    sections: { 69: 50094 },
  },
};

/** Where a person looks up what was read before the move: the new site's own search, by the section's number. */
export const lookUpOnIndiaCode = (section: number) =>
  `${INDIA_CODE}/server/api/discover/search/objects?query=dc.identifier.section_id:${section}`;

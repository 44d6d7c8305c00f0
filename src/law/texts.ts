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
  /** The number of a section, rule or order, or a place as pages cite it; none where the address is that of the whole law. */
  section?: string;
  href: string;
  /** ISO date on which the copy was made that we saw. */
  copied: string;
  how: keyof typeof HOW;
}

/** The day on which these copies were looked at. */
export const SEEN = '2026-11-23';

export const HOW = {
  section: 'the section word for word, in a public repository that keeps the address with it',
  act: 'the Act’s own page, which a public repository’s register names with the file downloaded from it; its sections read in a copy of the old site',
  named:
    'the office’s own page or file, which a dated public note names with what stands there; not opened by us',
} as const;

const INDIA_CODE = 'https://indiacode.gov.in';
const INCOME_TAX = 'https://www.incometaxindia.gov.in';
const E_FILING = 'https://www.incometax.gov.in/iec/foportal/sites/default/files';
const GAZETTE = 'https://egazette.gov.in/WriteReadData';
const CBIC = 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst';
const CBIC_PAGE = 'https://taxinformation.cbic.gov.in/content-page/explore-act';
const GST_COUNCIL = 'https://gstcouncil.gov.in/sites/default/files';
const LABOUR = 'https://labour.gov.in/sites/default/files';
const RESERVE_BANK = 'https://www.rbi.org.in';
const TRADE = 'https://content.dgft.gov.in/Website/dgftprod';
const IP_INDIA = 'https://ipindia.gov.in';
const COPYRIGHT_ACT = 'https://copyright.gov.in/Copyright_Act_1957';

export const seenTexts: readonly SeenText[] = [
  ...wholeAct('patents-act', 'a49ad42b-f2dc-4ee2-9884-11ef0839798d'),
  ...wholeAct('trade-marks-act', '62219d21-0553-405b-9ccb-a11b4d9c41c2'),
  ...wholeAct('designs-act', 'cd8f2852-7085-432b-a264-7b73a6f01fff'),
  ...wholeAct('copyright-act', '6b893162-631a-453b-a7b9-89685716889b'),
  ...wholeAct('biological-diversity-act', '000de0a3-39ce-4e18-85f0-0c51b4bdab5d'),
  ...sections('msmed-act', {
    15: 547287,
    16: 547288,
    18: 547291,
    19: 547292,
    27: 547300,
  }),
  ...sections('negotiable-instruments-act', { 138: 535883, 142: 535888 }),
  ...sections('contract-act', { 27: 531407, 74: 531448 }),

  ...named('income-tax-act', '2026-10-05', INCOME_TAX, {
    whole: '/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf',
    19: '/w/section-19-199',
    58: '/w/section-58-138',
    62: '/w/section-62-134',
    63: '/w/section-63-180',
    82: '/w/section-82-55',
    123: '/w/section-123-2',
    156: '/w/section-156-84',
    197: '/w/section-197-78',
    202: '/w/section-202-78',
    263: '/w/section-263-72',
    392: '/w/section-392-5',
    393: '/w/section-393-6',
    394: '/w/section-394-6',
    397: '/w/section-397-5',
    402: '/w/section-402-5',
    404: '/w/section-404-5',
    408: '/w/section-408-6',
    536: '/w/section-536-1',
  }),
  ...named('income-tax-rules', '2026-09-03', INCOME_TAX, {
    whole: '/documents/d/guest/notification-22-2026-1',
    47: '/w/rule-47-5',
    215: '/w/rule-215-1',
    218: '/w/rule-218-1',
    219: '/w/rule-219-1',
    237: '/w/rule-237-1',
  }),
  ...named('income-tax-act-1961', '2026-09-03', INCOME_TAX, {
    '44AB': '/w/section-44ab-40',
    139: '/w/section-139-1',
    '234C': '/w/section-234c-12',
    '234F': '/w/section-234f',
  }),
  ...named('direct-tax-circulars', '2026-10-05', E_FILING, {
    '7/2026': '/2026-09/Circular-7-2026.pdf',
  }),
  ...named('finance-act-2026', '2026-10-05', GAZETTE, {
    whole: '/2026/271439.pdf',
    '114/2026': '/2026/275490.pdf',
  }),

  ...named('cgst-act', '2026-10-08', `${CBIC}/acts/2017_CGST_act/active`, {
    2: '/chapter1/section2_v1.00.html',
    10: '/chapter3/section10_v1.00.html',
    16: '/chapter5/section16_v1.00.html',
    22: '/chapter6/section22_v1.00.html',
    23: '/chapter6/section23_v1.00.html',
    24: '/chapter6/section24_v1.00.html',
    36: '/chapter8/section36_v1.00.html',
    37: '/chapter9/section37_v1.00.html',
    38: '/chapter9/section38_v1.00.html',
    39: '/chapter9/section39_v1.00.html',
    47: '/chapter9/section47_v1.00.html',
    49: '/chapter10/section49_v1.00.html',
    50: '/chapter10/section50_v1.00.html',
  }),
  ...named('cgst-act', '2026-10-08', CBIC_PAGE, {
    25: '/1000294/1000001',
    44: '/1000315/1000001',
  }),
  ...named('cgst-rules', '2026-10-08', `${CBIC}/rules/cgst_rules/active`, {
    3: '/chapter2/rule3_v1.00.html',
    9: '/chapter3/rule9_v1.00.html',
    37: '/chapter5/rule37_v1.00.html',
    46: '/chapter6/rule46_v1.00.html',
    59: '/chapter8/rule59_v1.00.html',
    61: '/chapter8/rule61_v1.00.html',
    62: '/chapter8/rule62_v1.00.html',
    80: '/chapter8/rule80_v1.00.html',
    '88C': '/chapter9/rule88c_v1.00.html',
    '96A': '/chapter10/rule96a_v1.00.html',
  }),
  ...named('central-tax', '2026-10-02', GST_COUNCIL, {
    '10/2019': '/2024-05/notfctn-10-central-tax-english-2019.pdf',
    '83/2020': '/2024-05/notfctn-83-central-tax-english-2020.pdf',
  }),
  ...named('central-tax', '2026-10-02', 'https://cbic-gst.gov.in/pdf/central-tax', {
    '19/2021': '/notfctn-19-central-tax-english-2021.pdf',
    '20/2021': '/notfctn-20-central-tax-english-2021.pdf',
  }),
  ...named('integrated-tax', '2026-10-02', 'https://cbic-gst.gov.in/hindi/pdf/integrated-tax', {
    '10/2017': '/10_2017_IT.pdf',
  }),
  ...named('press-information-bureau', '2026-10-11', 'https://www.pib.gov.in', {
    '57th GST Council': '/PressReleasePage.aspx?PRID=2320934',
  }),

  ...named('companies-act', '2026-09-05', INDIA_CODE, {
    96: '/handle/123456789/514826',
    135: '/items/844b5729-0925-4d9c-a9ea-8ba9e43b83b7',
    149: '/items/55edce91-640d-4de6-9124-7862d769011b',
  }),
  ...named('llp-act', '2026-09-30', INDIA_CODE, {
    whole: '/server/api/core/bitstreams/eebd9c23-655b-4e6e-a0ab-25033a8e3834/content',
  }),
  ...named('mca-notifications', '2026-08-31', 'https://www.mca.gov.in/bin', {
    '01/2026': '/ebook/dms/getdocument?doc=NjM4NTY0NzE1',
    '04/2026': '/dms/getdocument?mds=yUMlZDLGsXa%252BZT6QKuxDag%253D%253D',
  }),
  // As made in 2009; amendments stand apart.
  ...named('llp-rules', '2026-09-25', 'https://www.mca.gov.in/Ministry/pdf', {
    24: '/LLPRulesasnotified.pdf',
  }),
  // The Ministry's illustrations to the rule.
  ...named('director-rules', '2026-09-25', 'https://www.mca.gov.in/bin/dms', {
    '12A': '/getdocument?mds=5wBuXrnw5F5hFYBugmtq1Q%3D%3D&type=open',
  }),
  ...named('registration-act', '2026-09-17', INDIA_CODE, { whole: '/handle/123456789/496068' }),
  ...named('biological-diversity-act', '2026-09-17', INDIA_CODE, {
    6: '/items/a42b429f-5f15-4229-a733-7f8718e55287',
  }),

  ...named('patents-act', '2026-09-17', INDIA_CODE, {
    3: '/items/7468481f-b8ab-4029-b914-b926971c91df',
    10: '/items/c6203bfd-eafa-411a-9a7b-69059e52c8f0',
    25: '/items/6dc273da-420e-4627-ba6e-59a04c796e0e',
  }),
  ...named('patents-rules', '2026-08-16', IP_INDIA, {
    whole: '/writereaddata/Portal/ev/rules/patent-rules-2003-12-08-2024.pdf',
  }),
  ...named('trade-marks-rules', '2026-08-16', IP_INDIA, {
    whole: '/trade-marks-resources-rules',
    'First Schedule': '/pages/trade-marks/learn/forms-and-official-fees',
  }),
  ...named('designs-rules', '2026-08-16', 'https://www.wipo.int/wipolex/en/legislation', {
    whole: '/details/21810',
  }),
  ...named('copyright-act', '2026-08-16', COPYRIGHT_ACT, {
    2: '/chapter_i.html',
    17: '/chapter_iv.html',
    19: '/chapter_iv.html',
  }),

  ...named('social-security-code', '2026-10-07', LABOUR, { whole: '/ss_code_gazette.pdf' }),
  ...named('social-security-code', '2026-10-07', GAZETTE, {
    'S.O. 5109(E)': '/2026/276299.pdf',
  }),
  ...named('social-security-rules', '2026-10-07', GAZETTE, { whole: '/2026/272366.pdf' }),
  ...named('provident-fund-scheme', '2026-10-07', GAZETTE, { whole: '/2026/273957.pdf' }),
  ...named('wages-code', '2026-10-07', LABOUR, {
    whole: '/the_code_on_wages_2019_no._29_of_2019.pdf',
  }),
  ...named('wages-code', '2026-10-07', 'https://www.labour.gov.in/static/uploads/2026/05', {
    'Central Rules of 2026': '/6eb0c35ba63b776487a025e5123b6b12.pdf',
  }),
  ...named('industrial-relations-code', '2026-10-07', LABOUR, {
    whole: '/ir_gazette_of_india.pdf',
  }),
  ...named('work-safety-code', '2026-10-07', LABOUR, { whole: '/osh_gazette.pdf' }),
  ...named('data-protection-act', '2026-10-08', 'https://www.meity.gov.in/static/uploads', {
    whole: '/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
    1: '/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf',
  }),
  ...named('information-technology-act', '2026-10-08', 'https://www.cert-in.org.in/PDF', {
    'section 70B, directions of 28 April 2022': '/CERT-In_Directions_70B_28.04.2022.pdf',
  }),

  ...named('food-licensing-regulations', '2026-10-04', 'https://fssai.gov.in/upload', {
    'Amendment Regulations 2026':
      '/notifications/2026/03/69b2a2c804123Notification%20dt%2010.03.2026.pdf',
  }),
  ...named('foscos', '2026-09-15', 'https://foscos.fssai.gov.in/assets/docs', {
    'kinds of business, 1 April 2026': '/Revised_2ndApril2026KindofBusinessEligibility.pdf',
  }),
  ...named('foreign-trade-policy', '2026-08-05', TRADE, {
    whole: '/61d61bc2-272e-4880-b96c-c8f685a3b244/Foreign%20Trade%20Policy%202023.pdf',
    2.05: '/4f665d2f-20cc-4887-ae6a-5ec912bc0d44/FTP2023_Chapter02.pdf',
    2.07: '/4f665d2f-20cc-4887-ae6a-5ec912bc0d44/FTP2023_Chapter02.pdf',
  }),
  ...named('trade-handbook', '2026-08-05', TRADE, {
    'appendix 2K': '/62923d1c-9384-4416-abab-7d9cf488c156/2K_Updated.pdf',
  }),
  ...named('msme-notifications', '2026-08-28', 'https://www.udyamregistration.gov.in/docs', {
    'S.O. 2119(E)': '/261838_220191.pdf',
  }),
  ...named('startup-notifications', '2026-09-05', 'https://www.dpiit.gov.in/static/uploads', {
    'G.S.R. 108(E)': '/2026/02/119e52e2a36f652215a32c3ccc5f9c66.pdf',
  }),
  ...named('non-debt-rules', '2026-09-08', RESERVE_BANK, {
    whole: '/SCRIPTS/BS_FemaNotifications.aspx?Id=11723',
  }),
  ...named('foreign-investment-reporting', '2026-09-08', RESERVE_BANK, {
    whole: '/Scripts/BS_ViewMasDirections.aspx?id=10202',
  }),
  ...named('fem-export-import-regulations', '2026-10-07', RESERVE_BANK, {
    whole: '/scripts/BS_FemaNotifications.aspx?Id=13277',
  }),
  ...named('fem-export-import-regulations', '2026-10-07', 'https://rbidocs.rbi.org.in/rdocs', {
    5: '/notification/PDFs/FEMA23R2509202677C08DEDE2694B528FF6025930BF49F9.PDF',
  }),
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

/** The texts of a source by the number or place that pages cite; `whole` is the whole law. */
function named(
  source: string,
  copied: string,
  site: string,
  paths: Readonly<Record<string, string>>,
): SeenText[] {
  return Object.entries(paths).map(([section, path]) => ({
    source,
    ...(section !== 'whole' && { section }),
    href: `${site}${path}`,
    copied,
    how: 'named',
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

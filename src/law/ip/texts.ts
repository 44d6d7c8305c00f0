import {
  concatLinks,
  linksByPlace,
  wholeAct,
  type OldSiteSections,
  INDIA_CODE,
  IP_INDIA,
  COPYRIGHT_ACT,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

export const tradeMarksAct = citable('trade-marks-act', 'Trade Marks Act, 1999', {
  area: 'ip',
  href: 'https://indiacode.gov.in',
  since: '2003-09-15',
});
export const tradeMarksRules = citable('trade-marks-rules', 'Trade Marks Rules, 2017', {
  area: 'ip',
  href: 'https://ipindia.gov.in',
  since: '2017-03-06',
});
export const tradeMarksSearch = citable(
  'trade-marks-search',
  'Trade Marks Registry: public search',
  { area: 'ip', href: 'https://tmrsearch.ipindia.gov.in' },
);
export const patentsAct = citable('patents-act', 'Patents Act, 1970', {
  area: 'ip',
  href: 'https://indiacode.gov.in',
});
export const patentsRules = citable('patents-rules', 'Patents Rules, 2003, as amended in 2024', {
  area: 'ip',
  href: 'https://ipindia.gov.in',
});
export const copyrightAct = citable('copyright-act', 'Copyright Act, 1957', {
  area: 'ip',
  href: 'https://indiacode.gov.in',
});
export const copyrightRules = citable(
  'copyright-rules',
  'Copyright Rules, 2013, as amended in 2021',
  { area: 'ip', href: 'https://copyright.gov.in' },
);
export const copyrightOffice = citable('copyright-office', 'Copyright Office: e-filing portal', {
  area: 'ip',
  href: 'https://copyright.gov.in',
});
export const designsAct = citable('designs-act', 'Designs Act, 2000', {
  area: 'ip',
  href: 'https://indiacode.gov.in',
});
export const designsRules = citable('designs-rules', 'Designs Rules, 2001, as amended in 2021', {
  area: 'ip',
  href: 'https://ipindia.gov.in',
});

/** The office of the Controller General: forms, searches, journals. A citation of it needs no place. */
export const ipIndia = citable(
  'ip-india',
  'Intellectual Property India: filing portal and journals',
  { area: 'ip', href: 'https://ipindia.gov.in' },
);

/** The treaties, their fee tables and calculators. A citation of it needs no place. */
export const wipo = citable(
  'wipo',
  'World Intellectual Property Organization: treaties, fee tables and calculators',
  { area: 'ip', href: 'https://www.wipo.int' },
);
export const biologicalDiversityAct = citable(
  'biological-diversity-act',
  'Biological Diversity Act, 2002, as amended in 2023',
  { area: 'ip', href: 'https://nbaindia.org' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  wholeAct('patents-act', 'a49ad42b-f2dc-4ee2-9884-11ef0839798d'),
  wholeAct('trade-marks-act', '62219d21-0553-405b-9ccb-a11b4d9c41c2'),
  wholeAct('designs-act', 'cd8f2852-7085-432b-a264-7b73a6f01fff'),
  wholeAct('copyright-act', '6b893162-631a-453b-a7b9-89685716889b'),
  wholeAct('biological-diversity-act', '000de0a3-39ce-4e18-85f0-0c51b4bdab5d'),
  linksByPlace('biological-diversity-act', '2026-09-17', INDIA_CODE, {
    6: '/items/a42b429f-5f15-4229-a733-7f8718e55287',
  }),
  linksByPlace('patents-act', '2026-09-17', INDIA_CODE, {
    3: '/items/7468481f-b8ab-4029-b914-b926971c91df',
    10: '/items/c6203bfd-eafa-411a-9a7b-69059e52c8f0',
    25: '/items/6dc273da-420e-4627-ba6e-59a04c796e0e',
  }),
  linksByPlace('patents-rules', '2026-08-16', IP_INDIA, {
    whole: '/writereaddata/Portal/ev/rules/patent-rules-2003-12-08-2024.pdf',
  }),
  linksByPlace('trade-marks-rules', '2026-08-16', IP_INDIA, {
    whole: '/trade-marks-resources-rules',
    'First Schedule': '/pages/trade-marks/learn/forms-and-official-fees',
  }),
  linksByPlace('designs-rules', '2026-08-16', 'https://www.wipo.int/wipolex/en/legislation', {
    whole: '/details/21810',
  }),
  linksByPlace('copyright-act', '2026-08-16', COPYRIGHT_ACT, {
    2: '/chapter_i.html',
    17: '/chapter_iv.html',
    19: '/chapter_iv.html',
  }),
);

export const oldSiteSections: OldSiteSections = {
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
};

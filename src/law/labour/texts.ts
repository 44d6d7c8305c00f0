import {
  concatLinks,
  linksByPlace,
  type OldSiteSections,
  GAZETTE,
  LABOUR,
  RESERVE_BANK,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

export const wagesCode = citable('wages-code', 'Code on Wages, 2019', {
  area: 'labour',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
});
export const industrialRelationsCode = citable(
  'industrial-relations-code',
  'Industrial Relations Code, 2020',
  { area: 'labour', href: 'https://labour.gov.in', since: '2025-11-21' },
);
export const socialSecurityCode = citable('social-security-code', 'Code on Social Security, 2020', {
  area: 'labour',
  href: 'https://labour.gov.in',
  since: '2025-11-21',
});

/** They replaced the State insurance rules of 1950, among others. */
export const socialSecurityRules = citable(
  'social-security-rules',
  'Code on Social Security (Central) Rules, 2026, G.S.R. 344(E)',
  { area: 'labour', href: 'https://labour.gov.in', since: '2026-05-08' },
);

/** It replaced the scheme of 1952 on 29 June 2026. */
export const providentFundScheme = citable(
  'provident-fund-scheme',
  'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E)',
  {
    area: 'labour',
    href: 'https://www.epfindia.gov.in',
    since: '2026-06-29',
    change: 'the Employees’ Provident Funds Scheme, 2026 took the place of the scheme of 1952',
  },
);

/** Section 164 of the Code kept them in force until 20 November 2026. On the day of the review we found no new regulations. */
export const stateInsuranceRegulations = citable(
  'state-insurance-regulations',
  'Employees’ State Insurance (General) Regulations, 1950',
  { area: 'labour', href: 'https://www.esic.gov.in' },
);
export const workSafetyCode = citable(
  'work-safety-code',
  'Occupational Safety, Health and Working Conditions Code, 2020',
  { area: 'labour', href: 'https://labour.gov.in', since: '2025-11-21' },
);
export const harassmentAct = citable(
  'harassment-act',
  'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013',
  { area: 'labour', href: 'https://indiacode.gov.in' },
);
export const dataProtectionAct = citable(
  'data-protection-act',
  'Digital Personal Data Protection Act, 2023, and Rules, 2025',
  { area: 'data-protection', href: 'https://www.meity.gov.in' },
);

// Money from abroad

export const foreignInvestmentReporting = citable(
  'foreign-investment-reporting',
  'Reserve Bank: reporting of foreign investment (FIRMS, FLAIR)',
  { area: 'foreign-exchange', href: 'https://www.rbi.org.in' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('social-security-code', '2026-10-07', LABOUR, { whole: '/ss_code_gazette.pdf' }),
  linksByPlace('social-security-code', '2026-10-07', GAZETTE, {
    'S.O. 5109(E)': '/2026/276299.pdf',
  }),
  linksByPlace('social-security-rules', '2026-10-07', GAZETTE, { whole: '/2026/272366.pdf' }),
  linksByPlace('provident-fund-scheme', '2026-10-07', GAZETTE, { whole: '/2026/273957.pdf' }),
  linksByPlace('wages-code', '2026-10-07', LABOUR, {
    whole: '/the_code_on_wages_2019_no._29_of_2019.pdf',
  }),
  linksByPlace('wages-code', '2026-10-07', 'https://www.labour.gov.in/static/uploads/2026/05', {
    'Central Rules of 2026': '/6eb0c35ba63b776487a025e5123b6b12.pdf',
  }),
  linksByPlace('industrial-relations-code', '2026-10-07', LABOUR, {
    whole: '/ir_gazette_of_india.pdf',
  }),
  linksByPlace('work-safety-code', '2026-10-07', LABOUR, { whole: '/osh_gazette.pdf' }),
  linksByPlace('data-protection-act', '2026-10-08', 'https://www.meity.gov.in/static/uploads', {
    whole: '/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
    1: '/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf',
  }),
  linksByPlace('foreign-investment-reporting', '2026-09-08', RESERVE_BANK, {
    whole: '/Scripts/BS_ViewMasDirections.aspx?id=10202',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'wages-code': {
    copied: '2026-05-10',
    sections: { 1: 51613, 17: 51629 },
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
    sections: { 4: 12937, 21: 12954, 22: 12955, 26: 12959 },
  },
};

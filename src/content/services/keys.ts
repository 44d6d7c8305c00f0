/*
 * The login, the registered phone and e-mail, the signature token and the papers: how a client checks who holds them, and takes
 * them back when changing advisers. The tone is neutral, because most advisers file in the client's own name. The portals'
 * steps come from guides, advisories and stored copies; no portal was opened.
 */

export interface Keys {
  /** Under the fold's heading. */
  line: string;
  /** If the client can't log in, or codes go to somebody else: the office to ask, and what it needs. */
  lockedOut: string;
  /** How to check who holds them today. */
  see: string;
  /** Who should hold each of them. */
  whose: string;
  /** What to change when leaving an adviser. */
  parting: string;
  /** Who may act for you, by which section, and where to look them up. */
  mayAct: string;
}

/** The signature token for company forms, GST and tax returns. */
const TOKEN =
  'You answer for whatever it signs, until you report it lost. {information-technology-act section 42}';

const TAX_ADVISERS =
  'A relative, an employee, an advocate or a chartered accountant, authorised in writing. {income-tax-act section 515}';

const MUNICIPAL_OR_STATE =
  'Anybody with your written authority, unless the local rules name a profession.';

const gst: Keys = {
  line: 'Locked out? The officer resets it',
  lockedOut:
    'If mobile and e-mail on record are yours, use “Forgot username”, then “Forgot password”. If not, go to your GST officer, named in Search Taxpayer, with a letter, PAN, certificate and proof that you are owner or signatory. {gst-portal}',
  see: 'Ask for a one-time code at “Forgot username”: the phone that gets it is the one on record.',
  whose:
    'User name, mobile and e-mail of the owner or a partner, as primary authorised signatory. An adviser can be added as a second one.',
  parting:
    'Change the password, put your own mobile and e-mail in (Amendment, non-core), remove the second signatory, and end the practitioner’s engagement on the portal.',
  mayAct:
    'Before an officer: a relative, an employee, an advocate, accountant or company secretary in practice, or a GST practitioner. {cgst-act section 116}',
};

const company: Keys = {
  line: 'Locked out? A director changes it',
  lockedOut:
    'Register on the portal with your director’s number, PAN and signature token. In the company’s login open Profile Update and enter the new e-mail; your one-time code confirms it. {mca-portal} If that login is lost too, raise a ticket under Complaints.',
  see: 'Master Data on www.mca.gov.in shows the company’s e-mail to all. Your own is in your profile.',
  whose:
    'E-mail, mobile and token are those of the company and of each director. Registers and minutes lie at the registered office.',
  parting: `Take the token back, change its PIN, or have the issuer revoke it. ${TOKEN} Your director’s number needs your own mobile and e-mail.`,
  mayAct: 'A director signs; many forms also need a practising professional.',
};

const taxPortal: Keys = {
  line: 'Locked out? Aadhaar or bank',
  lockedOut:
    'At “Forgot password” choose the code to your Aadhaar mobile, or use net banking or your digital signature. A firm uses those of its principal contact. Then put your own contact in.',
  see: 'After login: My Profile, Contact Details. Authorised Partners shows who else has access.',
  whose:
    'The user is your PAN. Primary mobile and e-mail are yours; an adviser’s may stand as the secondary.',
  parting:
    'Change password and contact, remove the adviser under Authorised Partners, and ask for returns and computations as files.',
  mayAct: TAX_ADVISERS,
};

const registry: Keys = {
  line: 'Locked out? Change the agent',
  lockedOut:
    'What counts is the application number, not the agent’s account. Have a new agent, or yourself, recorded in Form TM-M, with a fresh authority that revokes the old one. {trade-marks-rules rule 19}',
  see: 'The status page, open to all, names agent and address for service.',
  whose:
    'Applicant is you or your firm, not the agent. Keep receipts, authority and evidence of use yourself.',
  parting: 'New authority, new address for service, and a list of the days that run.',
  mayAct:
    'An advocate, a registered trade marks agent, or your own full-time employee. {trade-marks-act section 145} The Registry’s site lists agents.',
};

export const keysByPortal = {
  gst,
  company,
  llp: {
    ...company,
    line: 'Locked out? A partner changes it',
    lockedOut:
      'Register on the portal with your partner’s number, PAN and signature token. In the LLP’s login open Profile Update and enter the new e-mail; your one-time code confirms it. {mca-portal}',
    whose:
      'E-mail, mobile and token are those of the LLP and of each designated partner. The stamped agreement and the register of partners lie at the office.',
    mayAct: 'A designated partner signs; many forms also need a practising professional.',
  },
  taxPortal,
  tds: {
    ...taxPortal,
    line: 'Locked out? Each login apart',
    lockedOut:
      'The TAN has 2 logins. On www.incometax.gov.in the principal contact’s PAN resets it. TRACES has a reset of its own. {traces-portal}',
    whose:
      'The person responsible for paying, with own PAN, mobile and e-mail. Name another on both sites when that person leaves.',
  },
  ngo: {
    ...taxPortal,
    line: 'Locked out? Office bearers',
    whose:
      'A trustee or office bearer, by resolution; change it at each election. Original deed and donor files stay with the body.',
    parting:
      'New contact on the tax portal, NGO Darpan and, with foreign money, its own portal; bank signatories by resolution.',
  },
  trademark: registry,
  patent: {
    ...registry,
    lockedOut:
      'What counts is the application number, not the agent’s account. Give a new agent authority in Form 26, stamped, and revoke the old one. {patents-rules Form 26}',
    parting:
      'New Form 26, new address for service, and a list of the days that run, yearly fees and Form 27 among them.',
    mayAct:
      'Before the Controller only a person on the register of patent agents, or you. {patents-act section 126} The Office’s site lists them.',
  },
  design: {
    ...registry,
    lockedOut:
      'What counts is the application number, not the agent’s account. Give a new agent authority in Form 21, stamped, and name a new address for service. {designs-rules Form 21}',
    parting: 'New Form 21, new address for service, and when reply and extension fall due.',
    mayAct: 'You, an advocate, or a registered patent agent. The Office’s site lists agents.',
  },
  copyright: {
    line: 'Locked out? Write with the diary number',
    lockedOut:
      'Reset the password by the e-mail on record. If that is another’s, write to the Copyright Office with the diary number and proof that you are the applicant. {copyright-office}',
    see: 'The application form, a copy of which you should have, names applicant, e-mail and address.',
    whose:
      'Author and owner as they are; the e-mail is yours. Keep the work itself, the no-objection letters and the receipt.',
    parting: 'New e-mail and address by letter, and every discrepancy letter with its day.',
    mayAct: 'You, or anybody with a signed authority; at hearings usually an advocate.',
  },
  food: {
    line: 'Locked out? The licensing officer',
    lockedOut:
      'At “Forgot password” the code goes to the registered mobile or e-mail. If both are another’s, apply to the Designated Officer with licence number and proof of ownership. {foscos}',
    see: 'Without login: “Forgot password” wants the licence number; the phone that gets the code is the one on record. Your copy of the application names mobile and e-mail too.',
    whose: 'Mobile and e-mail of the owner or the person in charge of the place, on every licence.',
    parting: 'Change password, mobile and e-mail; a new person in charge is a modification.',
    mayAct: 'Anybody with your written authority; a technical person where the licence names one.',
  },
  iec: {
    line: 'Locked out? Link the code',
    lockedOut:
      'Register on the portal with your own mobile and e-mail, then Link IEC: your digital signature or Aadhaar proves that you are its proprietor, partner or director. {dgft-portal}',
    see: 'View your code on the portal: it prints mobile, e-mail, directors and bank.',
    whose: 'Mobile, e-mail and bank account of the firm. The same login signs licences and claims.',
    parting:
      'Unlink the old user, change mobile and e-mail in the profile, and take your token back.',
    mayAct: 'A proprietor, partner or director signs; others on their written authority.',
  },
  udyam: {
    line: 'Locked out? Aadhaar, grievance',
    lockedOut:
      'Update/Cancel asks for a code to the registered mobile or e-mail. If both are another’s, file a grievance on the portal or go to the District Industries Centre with Aadhaar and PAN. {udyam-portal}',
    see: 'The certificate in your hand prints mobile and e-mail, often masked in part. The portal prints it only for whoever has them. Without a copy, ask the District Industries Centre.',
    whose: 'Aadhaar, mobile and e-mail of the owner, a partner or the authorised signatory.',
    parting: 'Update both at once; nothing else is shared with an adviser.',
    mayAct: 'You, in a few minutes. No agent is appointed for it.',
  },
  startup: {
    line: 'Locked out? The help form',
    lockedOut:
      'Reset by the e-mail of the account. If it is another’s, write to the portal’s help page with certificate number, incorporation certificate and a director’s letter. {startup-portal}',
    see: 'Your dashboard shows account and certificate; if you have no login, somebody else’s holds it.',
    whose: 'An account of a founder, with the company’s e-mail.',
    parting: 'Change e-mail and password; keep the application text, which tax claims repeat.',
    mayAct: 'A director, partner or authorised person of the entity.',
  },
  municipal: {
    line: 'Locked out? The zone’s office',
    lockedOut:
      'Go to the licensing office of your zone with the licence, rent agreement and identity; it enters your mobile.',
    see: 'The licence and its receipts print name and mobile.',
    whose: 'Name of the trader, mobile of the trader, and the property tax number of the place.',
    parting: 'Change the mobile, and ask for all receipts as files.',
    mayAct: MUNICIPAL_OR_STATE,
  },
  firm: {
    line: 'Locked out? The Registrar of Firms',
    lockedOut:
      'Write to the Registrar of Firms of your State with the registration number and all partners’ signatures. A certified extract shows what is on record. {partnership-act section 67}',
    see: 'Ask for the extract of the register; anybody may inspect it. {partnership-act section 66}',
    whose:
      'Every partner holds a signed copy of the stamped deed. The original lies with the firm, and its e-mail is on every portal.',
    parting: 'New e-mail on the State’s portal, tax and GST; bank mandate signed anew.',
    mayAct: MUNICIPAL_OR_STATE,
  },
} as const satisfies Record<string, Keys>;

export type PortalId = keyof typeof keysByPortal;

/** A checklist for leaving any adviser, on one sheet. */
export const handOver = {
  Logins:
    'User names of GST, income tax, TRACES, company, food, trade and Udyam portals. You set each new password yourself.',
  'Mobile and e-mail': 'On each portal your own, tried by one code each.',
  'Signature token': 'In your hand, with its PIN and last day. A PIN that others knew is changed.',
  Originals:
    'Certificates, deed or memorandum, share certificates, registers, minutes, licences, agreements.',
  'What was filed': 'Returns, forms and challans with their acknowledgements; computations.',
  Books:
    'A backup of the data file with its password, opened once on your computer; vouchers, bank statements, payroll.',
  'What is open':
    'Each notice, refund, objection and hearing: number, office, next day. Signed and dated by both.',
  'What comes next': 'Due dates of the coming months, and who files which.',
  Authority:
    'Authorised partner, practitioner, second signatory, agent: ended on the portal or by form.',
  Money:
    'Fees paid and owed, government fees with receipts, advances returned. A line that nothing else is owed.',
};

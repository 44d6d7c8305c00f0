/*
 * The login, the registered phone and e-mail, the signature token and the papers: how clients check who has them, and take them
 * back when they change advisers. The tone is neutral, because most advisers file in the client's own name. The steps on the
 * portals come from guides, advisories and stored copies. No portal was opened.
 */

export interface PortalAccess {
  /** A line under the heading of the fold. */
  line: string;
  /** For clients who can't log in, or whose codes go to somebody else: the office to ask, and the papers it needs. */
  lockedOut: string;
  /** How to check who has the login, phone and e-mail today. */
  see: string;
  /** Who should have the login, phone, e-mail and papers. */
  whose: string;
  /** Changes to make when leaving an adviser. */
  parting: string;
  /** The persons who may act for the client, with the section of the Act and a register of such persons. */
  mayAct: string;
}

/** On the signature token for company forms, GST and tax returns. */
const TOKEN =
  'You are liable for everything that the token signs, until you report its loss. {information-technology-act section 42}';

const TAX_ADVISERS =
  'A relative, an employee, an advocate or a chartered accountant, authorised in writing. {income-tax-act section 515}';

const MUNICIPAL_OR_STATE =
  'Anybody with your written authority, unless local rules require a profession.';

const gst: PortalAccess = {
  line: 'Locked out? The officer resets it',
  lockedOut:
    'If the mobile and e-mail on record are yours, use “Forgot username”, then “Forgot password”. If not, go to your GST officer, named in Search Taxpayer, with a letter, PAN, certificate and proof that you are owner or signatory. {gst-portal}',
  see: 'Ask for a one-time code at “Forgot username”. The phone that gets the code is the registered one.',
  whose:
    'User name, mobile and e-mail of the owner or a partner, as primary authorised signatory. You can add an adviser as a second signatory.',
  parting:
    'Change the password, enter your own mobile and e-mail (Amendment, non-core), remove the second signatory, and end the practitioner’s engagement on the portal.',
  mayAct:
    'Before an officer, you can be represented by a relative, an employee, an advocate, accountant or company secretary in practice, or a GST practitioner. {cgst-act section 116}',
};

const company: PortalAccess = {
  line: 'Locked out? A director changes it',
  lockedOut:
    'Register on the portal with your director’s number, PAN and signature token. In the company’s login open Profile Update and enter the new e-mail; your one-time code confirms it. {mca-portal} If that login is lost too, raise a ticket under Complaints.',
  see: 'Master Data on www.mca.gov.in shows the company’s e-mail to everybody. Your own e-mail is in your profile.',
  whose:
    'E-mail, mobile and token should belong to the company and each director. Registers and minutes should be at the registered office.',
  parting: `Take the token back, change its PIN, or have the issuer revoke it. ${TOKEN} Your director’s number must have your own mobile and e-mail.`,
  mayAct: 'A director signs; many forms also need a practising professional.',
};

const taxPortal: PortalAccess = {
  line: 'Locked out? Use Aadhaar or your bank',
  lockedOut:
    'At “Forgot password” choose the code to your Aadhaar mobile, or use net banking or your digital signature. A firm uses the details of its principal contact. Then enter your own contact details.',
  see: 'After login: My Profile, Contact Details. Authorised Partners shows who else has access.',
  whose:
    'The user is your PAN. Primary mobile and e-mail should be yours; an adviser’s may be the secondary ones.',
  parting:
    'Change the password and contact, remove the adviser under Authorised Partners, and ask for returns and computations as files.',
  mayAct: TAX_ADVISERS,
};

const registry: PortalAccess = {
  line: 'Locked out? Change the agent',
  lockedOut:
    'You need the application number, not the agent’s account. File Form TM-M to record a new agent, or yourself, with a new authority that revokes the old one. {trade-marks-rules rule 19}',
  see: 'The status page, open to everybody, names the agent and the address for service.',
  whose:
    'The applicant should be you or your firm, not the agent. Keep receipts, authority and evidence of use yourself.',
  parting: 'Get a new authority, a new address for service, and a list of running deadlines.',
  mayAct:
    'An advocate, a registered trade marks agent, or your own full-time employee. {trade-marks-act section 145} The Registry’s site lists agents.',
};

export const accessByPortal = {
  gst,
  company,
  llp: {
    ...company,
    line: 'Locked out? A partner changes it',
    lockedOut:
      'Register on the portal with your partner’s number, PAN and signature token. In the LLP’s login open Profile Update and enter the new e-mail; your one-time code confirms it. {mca-portal}',
    whose:
      'E-mail, mobile and token should belong to the LLP and each designated partner. The stamped agreement and the register of partners should be at the office.',
    mayAct: 'A designated partner signs; many forms also need a practising professional.',
  },
  taxPortal,
  tds: {
    ...taxPortal,
    line: 'Locked out? Two logins, two resets',
    lockedOut:
      'The TAN has 2 logins. On www.incometax.gov.in, reset it with the principal contact’s PAN. TRACES has its own reset. {traces-portal}',
    whose:
      'The person responsible for paying, with their own PAN, mobile and e-mail. When that person leaves, name another on both sites.',
  },
  ngo: {
    ...taxPortal,
    line: 'Locked out? Office bearers',
    whose:
      'A trustee or office bearer, named by resolution. Change the name at each election. Original deed and donor files stay with the body.',
    parting:
      'Enter a new contact on the tax portal, NGO Darpan and, if you get foreign money, its portal. Name new bank signatories by resolution.',
  },
  trademark: registry,
  patent: {
    ...registry,
    lockedOut:
      'You need the application number, not the agent’s account. Authorise a new agent in Form 26, stamped, and revoke the old authority. {patents-rules Form 26}',
    parting:
      'File a new Form 26 and a new address for service. Get a list of running deadlines, with yearly fees and Form 27.',
    mayAct:
      'Before the Controller, only you or a person on the register of patent agents. {patents-act section 126} The Office’s site lists them.',
  },
  design: {
    ...registry,
    lockedOut:
      'You need the application number, not the agent’s account. Authorise a new agent in Form 21, stamped, and name a new address for service. {designs-rules Form 21}',
    parting:
      'File a new Form 21 and a new address for service. Get the due dates for replies and extensions.',
    mayAct: 'You, an advocate, or a registered patent agent. The Office’s site lists agents.',
  },
  copyright: {
    line: 'Locked out? Write with the diary number',
    lockedOut:
      'Reset the password with the registered e-mail. If it belongs to somebody else, write to the Copyright Office with the diary number and proof that you are the applicant. {copyright-office}',
    see: 'The application form names the applicant, e-mail and address. You should have a copy.',
    whose:
      'The true author and owner, with your e-mail. Keep the work itself, the no-objection letters and the receipt.',
    parting:
      'Send the Office your new e-mail and address. Get every discrepancy letter with its date.',
    mayAct: 'You, or anybody with a signed authority; at hearings usually an advocate.',
  },
  food: {
    line: 'Locked out? The licensing officer',
    lockedOut:
      'At “Forgot password” the code goes to the registered mobile or e-mail. If both belong to somebody else, apply to the Designated Officer with the licence number and proof of ownership. {foscos}',
    see: 'Without a login, use “Forgot password” with the licence number. The phone that gets the code is the registered one. Your copy of the application also names mobile and e-mail.',
    whose: 'Mobile and e-mail of the owner or the person in charge of the place, on every licence.',
    parting:
      'Change password, mobile and e-mail. If another person is now in charge, apply for a modification.',
    mayAct: 'Anybody with your written authority; a technical person if the licence names one.',
  },
  iec: {
    line: 'Locked out? Link the code',
    lockedOut:
      'Register on the portal with your own mobile and e-mail, then choose Link IEC. Your digital signature or Aadhaar proves that you are the proprietor, a partner or a director. {dgft-portal}',
    see: 'View your code on the portal. It shows mobile, e-mail, directors and bank.',
    whose:
      'Mobile, e-mail and bank account should be the firm’s. The same login signs licences and claims.',
    parting:
      'Unlink the old user, change mobile and e-mail in the profile, and take your token back.',
    mayAct: 'A proprietor, partner or director signs; others act with their written authority.',
  },
  udyam: {
    line: 'Locked out? Aadhaar, grievance',
    lockedOut:
      'Update/Cancel asks for a code to the registered mobile or e-mail. If both belong to somebody else, file a grievance on the portal or go to the District Industries Centre with Aadhaar and PAN. {udyam-portal}',
    see: 'Your certificate shows mobile and e-mail, often partly masked. The portal prints it only for a person who has both. Without a copy, ask the District Industries Centre.',
    whose: 'Aadhaar, mobile and e-mail of the owner, a partner or the authorised signatory.',
    parting: 'Update mobile and e-mail at once. An adviser has no other access.',
    mayAct: 'You, in a few minutes. You need no agent.',
  },
  startup: {
    line: 'Locked out? The help form',
    lockedOut:
      'Reset the password with the e-mail of the account. If that e-mail is somebody else’s, write to the portal’s help page with certificate number, incorporation certificate and a director’s letter. {startup-portal}',
    see: 'Your dashboard shows account and certificate. If you have no login, both are in somebody else’s account.',
    whose: 'An account of a founder, with the company’s e-mail.',
    parting:
      'Change e-mail and password. Keep the text of the application: you need it again for tax claims.',
    mayAct: 'A director, partner or authorised person of the entity.',
  },
  municipal: {
    line: 'Locked out? The zone’s office',
    lockedOut:
      'Go to the licensing office of your zone with the licence, rent agreement and identity. The office enters your mobile.',
    see: 'The licence and its receipts show name and mobile.',
    whose: 'The trader’s name and mobile, and the property tax number of the place.',
    parting: 'Change the mobile, and ask for all receipts as files.',
    mayAct: MUNICIPAL_OR_STATE,
  },
  firm: {
    line: 'Locked out? The Registrar of Firms',
    lockedOut:
      'Write to the Registrar of Firms of your State with the registration number and all partners’ signatures. A certified extract shows what is on record. {partnership-act section 67}',
    see: 'Ask for the extract of the register; anybody may inspect it. {partnership-act section 66}',
    whose:
      'Every partner should have a signed copy of the stamped deed. The firm has the original, and its e-mail is on every portal.',
    parting:
      'Enter a new e-mail on the portals of State, tax and GST, and sign a new bank mandate.',
    mayAct: MUNICIPAL_OR_STATE,
  },
} as const satisfies Record<string, PortalAccess>;

export type PortalId = keyof typeof accessByPortal;

/** A checklist for leaving any adviser, on one sheet. */
export const handOver = {
  Logins:
    'User names of GST, income tax, TRACES, company, food, trade and Udyam portals. You set each new password yourself.',
  'Mobile and e-mail': 'Your own on each portal. Test each with a one-time code.',
  'Signature token': 'You have it, with its PIN and last day. Change the PIN if others knew it.',
  Originals:
    'Certificates, deed or memorandum, share certificates, registers, minutes, licences, agreements.',
  'What was filed': 'Returns, forms and challans with their acknowledgements; computations.',
  Books:
    'A backup of the data file with its password, opened once on your computer; vouchers, bank statements, payroll.',
  'What is open':
    'Each notice, refund, objection and hearing, with number, office and next day. You and the adviser sign and date the list.',
  'What comes next': 'Due dates of the coming months, and who files each return.',
  Authority:
    'Remove each authorised partner, practitioner, second signatory and agent, on the portal or by form.',
  Money:
    'Fees paid and owed, government fees with receipts, advances returned. Add a line that nothing else is owed.',
};

import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Authors, employers and assignees who want proof of what is theirs; it is voluntary',
    governmentFee:
      '{ip.copyrightFee} to {ip.copyrightFilmFee} per work; artwork for goods needs a certificate of {ip.trademarkCertificateFee} besides',
    ourFee: 'Quoted in writing before you pay; depends on kind of work and consents',
    time: 'Usually 2 to 6 months; a year or more if contested',
    lasts:
      'Author’s life plus {ip.copyrightAfterDeath}; films and recordings, as long from publication',
    authority: 'The Registrar of Copyrights, New Delhi',
  },
  need: {
    must: [],
    may: [
      'Your code, book, music or film is about to be licensed or sold, and buyers ask for paper.',
      'You fear a quarrel over who made it. An entry is evidence in every court until disproved. {copyright-act section 48}',
      'Your label or logo is also a drawing, which deserves protection as art.',
    ],
    notYet: [
      'It is a name, title or slogan: choose a trademark.',
      'It is an idea, method or invention: consider a patent.',
      'It is a product’s shape. Once made industrially {ip.copyrightDesignCopies}, an unregistered design loses copyright; register the design.',
    ],
  },
  costs: {
    rows: {
      'Application, one work': {
        note: 'By kind of work: see the table',
        paidTo: 'Copyright Office',
        amount: '{ip.copyrightFee} to {ip.copyrightFilmFee}',
        when: 'With Form XIV',
      },
      'Trade Marks search certificate (TM-C)': {
        note: 'Only for art that is or may be used on goods; {ip.trademarkCertificateFastFee} if expedited',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkCertificateFee}',
        when: 'Some weeks earlier',
      },
      'Our fee': {
        note: 'Counted by work. Tax on our fee is shown apart.',
        when: 'When you order',
      },
      'Affidavit, stamped authority': {
        paidTo: 'Notary and State',
        amount: 'Local rates',
        when: 'At signing',
      },
      'Worked example: a label for goods': {
        note: 'Left open: notary, stamp, our fee; other art, text and code need no certificate',
        paidTo: 'Copyright Office; Trade Marks Registry',
        sum: [
          ['Form XIV', '{ip.copyrightOnGoodsFee}'],
          ['TM-C', '{ip.trademarkCertificateFee}'],
        ],
        amount: '{ip.copyrightOnGoodsTotal}',
        when: 'TM-C first, then Form XIV',
      },
    },
    more: [
      'A second work. A song’s words, tune and recording are 3 applications.',
      'Art for goods, such as a label, which needs the trademark search first.',
      'Missing consents, which we then have to draft.',
      'An objection and its hearing.',
    ],
  },
  table: {
    heading: 'Official fees by kind of work',
    columns: ['Kind of work', 'Registration', 'Later change (Form XV)'],
    rows: [
      ['Writing, software, drama, music, art', '{ip.copyrightFee}', '{ip.copyrightChangeFee}'],
      [
        'Writing or art that goes on goods, such as a label',
        '{ip.copyrightOnGoodsFee}',
        '{ip.copyrightOnGoodsChangeFee}',
      ],
      ['Sound recording', '{ip.copyrightSoundFee}', '{ip.copyrightSoundChangeFee}'],
      ['Film, any video', '{ip.copyrightFilmFee}', '{ip.copyrightFilmChangeFee}'],
    ],
  },
  documents: {
    'The work': {
      '2 copies, or the file': 'A manuscript, if it is unpublished.',
      'Software: first 10 and last 10 pages of source code':
        'All of it below 20 pages; nothing blacked out. {copyright-rules as amended in 2021}',
      'Year and country of first publication, and the publisher': '',
      'Art for goods: TM-C certificate and affidavit':
        'Ask for it first. {copyright-act section 45}',
    },
    'Author and owner': {
      'Names, addresses and nationalities of both': '',
      'Proof of identity, or the entity’s certificate': '',
      'Assignment or no-objection letter (NOC) from each contributor':
        'Photographer, designer, developer, publisher: a missing one is the usual discrepancy.',
      'Consent of persons shown': 'Where the work needs it.',
      'Power of attorney': 'If we or an advocate file.',
    },
  },
  steps: {
    'We settle kind and owner': {
      text: 'A work filed under a wrong kind comes back. We trace each contributor, and draft the letters that are missing.',
      takes: { us: '2 working days', you: '2 working days' },
    },
    'For a logo, the Trade Marks Registry certifies': {
      text: 'Form TM-C has the artwork searched against trademarks. Code, books, music and films skip this.',
      takes: { authority: 'Several weeks' },
    },
    'Form XIV goes in': {
      text: 'We upload the work with its 2 statements of particulars on the official site. A diary number comes back.',
      takes: { us: '1 working day' },
    },
    'You give notice, and all wait': {
      text: 'Everyone who claims an interest is told. Objections may come for {ip.copyrightWait}; nobody can shorten it.',
      takes: { you: 'Half a working day', authority: '{ip.copyrightWait uncited}' },
    },
    'The examiner reads, the Registrar enters': {
      text: 'We answer a discrepancy letter, if one comes. The extract from the Register is your certificate. {copyright-rules rule 70}',
      takes: { authority: 'Some months' },
    },
  },
  wrong: {
    'If a discrepancy letter comes':
      'Most ask for a consent, a clearer particular or another kind. A reply in time keeps your diary number.',
    'If somebody objects':
      'Both sides are heard, and the Registrar decides who is entered. This adds months.',
    'If the logo resembles a registered trademark':
      'Without the certificate the Office does not enter it. The drawing keeps whatever copyright it has. {copyright-act section 45}',
    'If a particular proves false':
      'The High Court can correct or strike the entry. {copyright-act section 50}',
  },
  weDo: [
    'Sort out who owns which part',
    'Draft consents, assignments and the affidavit',
    'Obtain the TM-C certificate where needed',
    'File, serve notices and answer discrepancies',
  ],
  weDoNot: [
    'Judge whether the work is any good, or original',
    'Keep your source code after filing',
    'Chase pirates under this order',
  ],
  youReceive: [
    'Diary number and copy of all that was filed',
    'Signed consents, ready for the next deal',
    'Extract of the Register, if the Registrar enters it',
  ],
  after: {
    Renewal:
      'None. The entry stands until the term ends or the High Court removes it. {copyright-act section 50}',
    'When particulars change':
      'Form XV, with the fee in the table above. {copyright-rules rule 70}',
    'When you sell or license':
      'Sign it, and name term, territory and royalty. If silent: {ip.copyrightSilentTerm}, and India only.',
    'When you have bought': 'Use the rights. Unused for {ip.copyrightUnusedFor}, they may lapse.',
  },
  yourself: {
    text: 'Filing from your own account is open to all, at the same fee. Choosing the kind of work and collecting consents take the time. We are a private firm, not a government office.',
    site: { title: 'Copyright Office', source: 'copyright-office' },
  },
  questions: {
    'Is there copyright before registration?':
      'Yes, from creation, and you may sue without an entry. The entry spares you much proof. {copyright-act sections 13 and 48}',
    'Who owns what my freelancer made?':
      'Generally the freelancer, until a signed assignment says otherwise. Photographs, portraits and films made for payment may be yours from the start. {copyright-act section 17}',
    'And what my employee made?':
      'Usually you, as employer, if it was made in the course of employment. {copyright-act section 17}',
    'Can I copyright my app idea?':
      'No. Its code, screens, text and art are protected as expressed; the idea is free to all.',
    'Can work made with artificial intelligence be registered?':
      'Not with certainty. The Act supposes a human author, and the question is unsettled. Tell us which part a person made. {copyright-act section 2}',
    'Is it respected abroad?':
      'Usually, in countries of the Berne Convention and the World Trade Organization, each under its own law. {wipo}',
  },
  related: {
    'trademark-registration': 'Names and slogans belong there, not here',
    'legal-drafting': 'Assignments and licences that name term and territory',
    'design-registration': 'Shapes and patterns made in quantity',
    'ip-litigation-support': 'When a pirate copy turns up',
  },

  checked: '2026-11-20',
};

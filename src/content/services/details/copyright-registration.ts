import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Authors, employers and buyers of rights who want proof; registration is voluntary',
    governmentFee:
      '{ip.copyrightFee} to {ip.copyrightFilmFee} per work; {ip.trademarkCertificateFee} more for artwork on goods',
    ourFee: 'Quoted in writing before you pay; depends on kind of work and consents',
    time: 'Usually 2 to 6 months; a year or more if somebody objects',
    lasts:
      'Author’s life plus {ip.copyrightAfterDeath}; films and recordings: as many years from publication',
    authority: 'The Registrar of Copyrights, New Delhi',
  },
  need: {
    must: [],
    may: [
      'Your code, book, music or film is about to be licensed or sold.',
      'You fear a dispute about the author. The registration is evidence until somebody disproves it. {copyright-act section 48}',
      'Your label or logo is also a drawing.',
    ],
    notYet: [
      'It is a name, title or slogan: choose a trademark.',
      'It is an idea, method or invention: consider a patent.',
      'It is a product’s shape: register the design. An unregistered design loses copyright once it is made industrially {ip.copyrightDesignCopies}.',
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
        note: 'Only for art that is or may be used for goods or services',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkCertificateFee}',
        when: 'Some weeks earlier',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you order',
      },
      'Affidavit, stamped power of attorney': {
        paidTo: 'Notary and State',
        amount: 'Local rates',
        when: 'At signing',
      },
      'Worked example: a label for goods': {
        note: 'Without notary, stamp and our fee',
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
      'A second work. A song’s words, tune and recording need 3 applications.',
      'Missing consents, or a hearing.',
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
        'If it has fewer than 20 pages, all of them. Nothing blacked out. {copyright-rules as amended in 2021}',
      'Year and country of first publication, and the publisher': '',
      'Art for goods: TM-C certificate and affidavit':
        'Ask for it first. {copyright-act section 45}',
    },
    'Author and owner': {
      'Names, addresses, nationalities; proof of identity or entity': '',
      'Assignment or no-objection letter (NOC) from each contributor':
        'From photographer, designer, developer. If one is missing, the Office usually asks for it.',
      'Power of attorney': 'If we or an advocate file.',
    },
  },
  steps: {
    'We find out the kind and the owner': {
      text: 'The Office sends back an application for the wrong kind. We find all contributors and draft missing letters.',
      takes: { us: '2 working days', you: '2 working days' },
    },
    'For a logo, the Trade Marks Registry certifies': {
      text: 'Form TM-C, only for art on goods or services.',
      takes: { authority: 'Several weeks' },
    },
    'We file Form XIV': {
      text: 'With the work and 2 statements of particulars. You get a diary number.',
      takes: { us: '1 working day' },
    },
    'You give notice, then all wait': {
      text: 'Tell everyone who claims an interest. Objections may come within {ip.copyrightWait}.',
      takes: { you: 'Half a working day', authority: '{ip.copyrightWait uncited}' },
    },
    'The examiner checks, the Registrar registers': {
      text: 'We answer any discrepancy letter. The extract from the Register is your certificate. {copyright-rules rule 70}',
      takes: { authority: 'Some months' },
    },
  },
  wrong: {
    'If a discrepancy letter comes':
      'Usually it asks for a consent or a clearer detail. Answer by the day in the letter, or you lose the number and the fee.',
    'If somebody objects': 'The Registrar hears both sides and decides. This adds months.',
    'If the logo resembles a registered trademark':
      'Without the certificate the Office does not register it. Any copyright in it stays. {copyright-act section 45}',
    'If a detail proves false':
      'The High Court can correct or delete the entry. {copyright-act section 50}',
  },
  weDo: [
    'Find the owner of each part',
    'Draft consents, assignments, the affidavit',
    'File, serve notices, answer discrepancies',
  ],
  weDoNot: ['Keep your source code after filing', 'Act against illegal copies under this order'],
  youReceive: [
    'Diary number and copies of everything filed',
    'Extract of the Register, after registration',
  ],
  after: {
    Renewal: 'None.',
    'When particulars change':
      'Form XV, with the fee in the table above. {copyright-rules rule 70}',
    'When you sell or license':
      'Sign a paper with term, territory and royalty. If term or territory is missing: {ip.copyrightSilentTerm}, and India only.',
    'When you have bought rights':
      'Use them. If unused for {ip.copyrightUnusedFor}, they lapse unless the deed says otherwise.',
  },
  yourself: {
    text: 'You can file from your own account, at the same fee. Consents take most of the time. We are a private firm, not a government office.',
    site: { title: 'Copyright Office', source: 'copyright-office' },
  },
  questions: {
    'Is there copyright before registration?':
      'Yes, from creation, and you may sue without registration. But registration makes proof easier. {copyright-act sections 13 and 48}',
    'Who owns what my freelancer made?':
      'Generally the freelancer, until a signed assignment says otherwise. Get it before you pay. Photographs, portraits and films made for payment may be yours from the start. {copyright-act section 17}',
    'Who owns what my employee made?':
      'Usually you, as employer, if it was made in the course of employment. {copyright-act section 17}',
    'Can I copyright my app idea?':
      'No. The law protects its code, text and art, but not the idea.',
    'Can work made with artificial intelligence be registered?':
      'That is not settled. Tell us which part a person made. {copyright-act section 2}',
    'Is my copyright respected abroad?':
      'Usually, in countries of the Berne Convention, each under its own law. {wipo}',
  },
  related: {
    'trademark-registration': 'Protects names and slogans, which copyright does not',
    'legal-drafting': 'Assignments and licences that name term and territory',
    'design-registration': 'Shapes and patterns made in quantity',
    'ip-litigation-support': 'When you find an illegal copy',
  },

  checked: '2026-11-20',
};

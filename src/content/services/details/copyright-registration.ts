import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Authors, employers and assignees who want proof of their rights; it is voluntary',
    governmentFee:
      '{ip.copyrightFee} to {ip.copyrightFilmFee} per work; artwork for goods {ip.trademarkCertificateFee} more',
    ourFee: 'Quoted in writing before you pay; depends on kind of work and consents',
    time: 'Usually 2 to 6 months; a year or more if contested',
    lasts:
      'Author’s life plus {ip.copyrightAfterDeath}; films and recordings, as long from publication',
    authority: 'The Registrar of Copyrights, New Delhi',
  },
  need: {
    must: [],
    may: [
      'Your code, book, music or film is about to be licensed or sold.',
      'You fear a quarrel over who made it. The entry is evidence until disproved. {copyright-act section 48}',
      'Your label or logo is also a drawing.',
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
        note: 'Only for art that is or may be used for goods or services',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkCertificateFee}',
        when: 'Some weeks earlier',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you order',
      },
      'Affidavit, stamped authority': {
        paidTo: 'Notary and State',
        amount: 'Local rates',
        when: 'At signing',
      },
      'Worked example: a label for goods': {
        note: 'Not in it: notary, stamp, our fee',
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
        'Below 20 pages all; nothing blacked out. {copyright-rules as amended in 2021}',
      'Year and country of first publication, and the publisher': '',
      'Art for goods: TM-C certificate and affidavit':
        'Ask for it first. {copyright-act section 45}',
    },
    'Author and owner': {
      'Names, addresses, nationalities; proof of identity or entity': '',
      'Assignment or no-objection letter (NOC) from each contributor':
        'Photographer, designer, developer: a missing one is the usual discrepancy.',
      'Power of attorney': 'If we or an advocate file.',
    },
  },
  steps: {
    'We settle kind and owner': {
      text: 'A work of a wrong kind comes back. We trace contributors, and draft missing letters.',
      takes: { us: '2 working days', you: '2 working days' },
    },
    'For a logo, the Trade Marks Registry certifies': {
      text: 'Form TM-C, for art on goods or services alone.',
      takes: { authority: 'Several weeks' },
    },
    'Form XIV goes in': {
      text: 'With the work and 2 statements of particulars. A diary number comes back.',
      takes: { us: '1 working day' },
    },
    'You give notice, and all wait': {
      text: 'Tell everyone who claims an interest. Objections may come for {ip.copyrightWait}.',
      takes: { you: 'Half a working day', authority: '{ip.copyrightWait uncited}' },
    },
    'The examiner reads, the Registrar enters': {
      text: 'We answer a discrepancy letter. The extract from the Register is your certificate. {copyright-rules rule 70}',
      takes: { authority: 'Some months' },
    },
  },
  wrong: {
    'If a discrepancy letter comes':
      'Usually it asks for a consent or a clearer particular. Answer by the day it names, or the number and its fee are lost.',
    'If somebody objects': 'Both sides are heard; the Registrar decides. This adds months.',
    'If the logo resembles a registered trademark':
      'Without the certificate the Office does not enter it; its copyright, if any, stays. {copyright-act section 45}',
    'If a particular proves false':
      'The High Court can correct or strike the entry. {copyright-act section 50}',
  },
  weDo: [
    'Sort out who owns which part',
    'Draft consents, assignments, the affidavit',
    'File, serve notices, answer discrepancies',
  ],
  weDoNot: ['Keep your source code after filing', 'Chase pirates under this order'],
  youReceive: [
    'Diary number and copy of all that was filed',
    'Extract of the Register, if entered',
  ],
  after: {
    Renewal: 'None.',
    'When particulars change':
      'Form XV, with the fee in the table above. {copyright-rules rule 70}',
    'When you sell or license':
      'Sign it; name term, territory, royalty. If silent: {ip.copyrightSilentTerm}, and India only.',
    'When you have bought':
      'Use the rights. Unused for {ip.copyrightUnusedFor}, they lapse unless the deed says otherwise.',
  },
  yourself: {
    text: 'Your own account is open to you, at the same fee. Consents take the time. We are a private firm, not a government office.',
    site: { title: 'Copyright Office', source: 'copyright-office' },
  },
  questions: {
    'Is there copyright before registration?':
      'Yes, from creation, and you may sue without an entry; it spares you much proof. {copyright-act sections 13 and 48}',
    'Who owns what my freelancer made?':
      'Generally the freelancer, until a signed assignment says otherwise: get it before you pay. Photographs, portraits and films made for payment may be yours from the start. {copyright-act section 17}',
    'And what my employee made?':
      'Usually you, as employer, if it was made in the course of employment. {copyright-act section 17}',
    'Can I copyright my app idea?':
      'No. Its code, text and art are protected as expressed; the idea is free.',
    'Can work made with artificial intelligence be registered?':
      'Not with certainty: the question is unsettled. Tell us which part a person made. {copyright-act section 2}',
    'Is it respected abroad?':
      'Usually, in countries of the Berne Convention, each under its own law. {wipo}',
  },
  related: {
    'trademark-registration': 'Names and slogans belong there, not here',
    'legal-drafting': 'Assignments and licences that name term and territory',
    'design-registration': 'Shapes and patterns made in quantity',
    'ip-litigation-support': 'When a pirate copy turns up',
  },

  checked: '2026-11-20',
};

import * as ip from '@/law/ip/facts';
import { feeLine } from '@/law/sums/fee-line';
import { choiceField, countField } from '@/law/fields';
import { defineTool } from '@/law/tool';

const OFFICE = 'Patent Office';

const lowerFees = {
  application: ip.patentLowerFee,
  page: ip.patentLowerPageFee,
  claim: ip.patentLowerClaimFee,
  publication: ip.patentLowerPublicationFee,
  examination: ip.patentLowerExaminationFee,
  fast: ip.patentLowerFastFee,
};

const otherFees = {
  application: ip.patentFee,
  page: ip.patentPageFee,
  claim: ip.patentClaimFee,
  publication: ip.patentPublicationFee,
  examination: ip.patentExaminationFee,
  fast: ip.patentFastFee,
};

export const tool = defineTool({
  id: 'patent-fees',
  kind: 'cost',
  name: 'Fees worked out',
  question: 'What will the patent cost you in government fees?',
  line: 'From filing to examination, by applicant, pages and claims.',
  fields: {
    applicant: choiceField('Who applies?', {
      person: 'Individuals only',
      startup: 'A recognised startup',
      small: 'A micro, small or medium enterprise',
      education: 'An educational institution',
      other: 'Anyone else',
    }),
    pages: countField('Pages', {
      hint: `The first fee includes ${ip.patentPagesIncluded}.`,
      min: 1,
      max: 2000,
      start: ip.patentPagesIncluded,
    }),
    claims: countField('Claims', {
      hint: `The first fee includes ${ip.patentClaimsIncluded}.`,
      min: 1,
      max: 500,
      start: ip.patentClaimsIncluded,
    }),
    publication: choiceField('Publication', {
      usual: `After ${ip.patentPublishedAfter.words}`,
      early: 'Early, Form 9',
    }),
    examination: choiceField(
      'Examination',
      { usual: 'Usual, Form 18', fast: 'Expedited, Form 18A' },
      {
        hint: 'Form 18A needs a ground of rule 24C. Examples: a start-up, a small entity, or a woman as applicant if no applicant is a company.',
      },
    ),
  },
  facts: [...Object.values(lowerFees), ...Object.values(otherFees)],
  notIncluded: [
    'further priorities (each one multiplies the filing fee)',
    'replies, hearings and yearly renewals',
    'drawings and stamp duty',
  ],
  answer({ applicant, pages, claims, publication, examination }, today) {
    const fees = applicant === 'other' ? otherFees : lowerFees;
    const morePages = pages - ip.patentPagesIncluded;
    const moreClaims = claims - ip.patentClaimsIncluded;
    const notes = [];
    if (applicant !== 'person' && applicant !== 'other') {
      notes.push('The lower fee needs proof, on Form 28.');
    }
    if (examination === 'fast') {
      notes.push('Form 18A is not open to everyone: see the questions on this page (rule 24C).');
    }
    if (examination === 'fast' && publication === 'usual') {
      notes.push(
        `Form 18A also needs early publication (Form 9, ${fees.publication.words}), unless you have asked for it already. Choose “Early” to add it.`,
      );
    }
    return {
      lines: [
        feeLine('Application, Forms 1 and 2', fees.application.on(today), OFFICE),
        ...(morePages > 0
          ? [
              feeLine(`Pages above ${ip.patentPagesIncluded}`, fees.page.on(today), OFFICE, [
                morePages,
                'page',
                'pages',
              ]),
            ]
          : []),
        ...(moreClaims > 0
          ? [
              feeLine(`Claims above ${ip.patentClaimsIncluded}`, fees.claim.on(today), OFFICE, [
                moreClaims,
                'claim',
                'claims',
              ]),
            ]
          : []),
        ...(publication === 'early'
          ? [feeLine('Early publication, Form 9', fees.publication.on(today), OFFICE)]
          : []),
        examination === 'fast'
          ? feeLine('Expedited examination, Form 18A', fees.fast.on(today), OFFICE)
          : feeLine('Examination, Form 18', fees.examination.on(today), OFFICE),
      ],
      notes,
    };
  },
});

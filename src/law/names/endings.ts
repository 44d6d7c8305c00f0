import { companiesAct, nidhiRules } from '@/law/companies/texts';
import { llpAct } from '@/law/llps/texts';
import type { Citation } from '@/law/source';
import type { NameForm } from './name-form';

interface Ending {
  /** One of these endings is required; empty if the form has no required ending. */
  asked: readonly string[];
  /** Short forms of the endings. */
  short: readonly string[];
  says: string;
  citation: Citation;
}

export const ENDINGS: Readonly<Record<NameForm, Ending>> = {
  private: {
    asked: ['private limited'],
    short: ['pvt ltd', 'pvt limited', 'private ltd', 'p ltd', 'p limited'],
    says: 'The last words are “Private Limited”',
    citation: { source: companiesAct, place: 'section 4(1)(a)' },
  },
  opc: {
    asked: ['private limited'],
    short: ['pvt ltd', 'pvt limited', 'private ltd', 'p ltd', 'p limited'],
    says: 'The last words are “Private Limited”; “(OPC)” before them is the Registrar’s practice',
    citation: { source: companiesAct, place: 'section 4(1)(a)' },
  },
  llp: {
    asked: ['llp', 'limited liability partnership'],
    short: [],
    says: 'The last words are “LLP” or “Limited Liability Partnership”',
    citation: { source: llpAct, place: 'section 15(1)' },
  },
  'section-8': {
    asked: [],
    short: [],
    says: 'The name of a section 8 company has no “Limited” or “Private Limited”',
    citation: { source: companiesAct, place: 'section 8(1)' },
  },
  producer: {
    asked: ['producer company limited'],
    short: ['producer company ltd', 'producer co ltd', 'producer co limited'],
    says: 'The last words are “Producer Company Limited”',
    citation: { source: companiesAct, place: 'section 378F(a)' },
  },
  nidhi: {
    asked: ['limited'],
    short: ['ltd'],
    says: 'The last word is “Limited”, and “Nidhi Limited” after the company is declared a Nidhi',
    citation: { source: nidhiRules, place: 'rule 4(5)' },
  },
};

/** The law on a form's last words, without a full stop. */
export function endingText(form: NameForm): string {
  return ENDINGS[form].says;
}

import { sourceOf, withFacts } from '@/law/fact-marks';
import { citedPlaces } from '@/lib/marks';
import { advice, nothingFits, outside } from './advice';
import { formGroups, forms, topics } from './legal-forms';
import { questions } from './questions';
import { conditionWeight, lightness, rules } from './rules';

const { texts, facts } = withFacts({
  topics,
  forms,
  groups: formGroups,
  questions,
  rules,
  lightness,
  conditionWeight,
  advice,
  nothingFits,
  outside,
});

/** All data of the comparison and the chooser, in one place. The browser gets the values (vite/service-texts.ts). */
export const structureGuide = {
  ...texts,
  rests: facts,
  /** The sources that their texts cite. */
  sources: [...citedPlaces(texts).keys()].map(sourceOf),
};

export type StructureGuide = typeof structureGuide;

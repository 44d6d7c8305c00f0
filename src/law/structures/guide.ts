import { sourceOf, withFacts } from '@/law/fact-marks';
import { citedPlaces } from '@/law/marks';
import { advice, nothingFits, formsNotOffered } from './advice';
import { formGroups, forms, topics } from './legal-forms';
import { questions } from './questions';
import { conditionWeight, startingWeights, rules } from './rules';

const chooser = withFacts({
  forms,
  rules,
  startingWeights,
  conditionWeight,
  advice,
  nothingFits,
  formsNotOffered,
});
const comparison = withFacts({ topics, groups: formGroups, questions });
const texts = { ...chooser.texts, ...comparison.texts };

/** The data of the chooser, the only part that the browser gets (content/services/all-service-pages.ts). */
export const chooserTexts = chooser.texts;

/** All data of the comparison and the chooser. */
export const structureGuide = {
  ...texts,
  facts: [...new Set([...comparison.facts, ...chooser.facts])],
  /** The sources cited in the comparison and the chooser. */
  sources: [...citedPlaces(texts).keys()].map(sourceOf),
};

export type StructureGuide = typeof structureGuide;

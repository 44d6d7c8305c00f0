import { readNumber } from '@/law/numbers/read';
import { typedNumber } from '@/law/numbers/registered-numbers';
import { NumberParts } from './number-parts';
import type { ExtraPart } from './tool-form';

/** The parts of the number that was typed. */
export const TypedNumber: ExtraPart = ({ texts }) => {
  const number = typedNumber(texts['value'] ?? '');
  return number && <NumberParts key={number.value} {...readNumber(number)} />;
};

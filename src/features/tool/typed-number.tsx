import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';
import { NumberParts } from './number-parts';
import type { ExtraPart } from './tool-form';

/** The parts of the number that was typed. */
export const TypedNumber: ExtraPart = ({ texts }) => {
  const number = registeredNumber(texts['value'] ?? '');
  return number && <NumberParts key={number.value} {...readNumber(number)} />;
};

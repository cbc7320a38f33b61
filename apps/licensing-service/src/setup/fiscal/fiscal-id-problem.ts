import { checkBusinessPremiseId, fiscalIdMaximum } from '@atrium/validators';
import type { FieldProblem } from '../../platform';

/** What is wrong with the id of a premise or a device: both follow one rule and have their own messages. */
export function fiscalIdProblem(value: string, words: 'premise_id_invalid' | 'device_id_invalid'): FieldProblem | null {
  const verdict = checkBusinessPremiseId(value);
  if (verdict.valid) return null;
  return verdict.reason === 'tooLong' ? { key: 'too_long', values: { max: fiscalIdMaximum } } : words;
}

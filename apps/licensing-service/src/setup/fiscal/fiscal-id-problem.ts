import { checkBusinessPremiseId, fiscalIdMaximum } from '@atrium/validators';
import type { FieldProblem } from '../../platform';

/** Validates the id of a premise or a device: same rule, different messages. */
export function fiscalIdProblem(
  value: string,
  message: 'premise_id_invalid' | 'device_id_invalid',
): FieldProblem | null {
  const verdict = checkBusinessPremiseId(value);
  if (verdict.valid) return null;
  return verdict.reason === 'tooLong' ? { key: 'too_long', values: { max: fiscalIdMaximum } } : message;
}

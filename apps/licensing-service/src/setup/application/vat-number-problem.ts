import type { VatNumberVerdict } from '@atrium/validators';
import { messageOf } from '@atrium/validators/texts';
import type { FieldProblem } from '../../platform';

/** The form error of an invalid VAT number, for the chosen country if any. */
export function vatNumberProblem(
  refusal: Extract<VatNumberVerdict, { valid: false }>,
  country: string | undefined,
): FieldProblem {
  return refusal.reason === 'empty' ? 'required' : { message: messageOf('vatNumber', refusal, { country }) };
}

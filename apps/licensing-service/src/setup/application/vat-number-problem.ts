import type { VatNumberVerdict } from '@atrium/validators';
import { messageOf } from '@atrium/validators/texts';
import type { FieldProblem } from '../../platform';

/** What a form says of a number that is refused, of the chosen country where there is one. */
export function vatNumberProblem(
  refusal: Extract<VatNumberVerdict, { valid: false }>,
  country: string | undefined,
): FieldProblem {
  return refusal.reason === 'empty' ? 'required' : { message: messageOf('vatNumber', refusal, { country }) };
}

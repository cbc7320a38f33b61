/**
 * Why a form body was rejected.
 *
 * - `malformed`: malformed brackets, percent signs or indices (`a[b`, `%E0%A4`, `a[1]` without `a[0]`).
 * - `refused_name`: `__proto__`, `constructor` or `prototype` anywhere in a name.
 * - `duplicate_name`: a name given twice, or given as a value and as a group.
 * - `too_deep`, `too_many_params`, `array_too_long`: beyond `formLimits`.
 */
export type FormErrorCode =
  | 'malformed'
  | 'refused_name'
  | 'duplicate_name'
  | 'too_deep'
  | 'too_many_params'
  | 'array_too_long';

/** A form body that cannot be decoded; the service responds with 400. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly code: FormErrorCode;

  constructor(code: FormErrorCode) {
    super(`The form cannot be read: ${code}.`);
    this.code = code;
  }
}

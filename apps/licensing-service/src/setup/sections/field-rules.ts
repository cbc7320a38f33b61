import type { FieldMessage, FieldProblem } from '../../platform';

type Verdict = { readonly valid: boolean; readonly reason?: string };

export const required = (value: string | null | undefined): FieldProblem | null =>
  (value ?? '').trim() === '' ? 'required' : null;

/** Checks an optional value; combine with `required` if it is mandatory. */
export function wellFormed(
  value: string | null | undefined,
  check: (value: string) => Verdict,
  problem: FieldMessage,
): FieldProblem | null {
  const trimmed = (value ?? '').trim();
  return trimmed === '' || check(trimmed).valid ? null : problem;
}

import type { FieldMessage, FieldProblem } from '../../platform';

type Verdict = { readonly valid: boolean; readonly reason?: string };

/** The problem of a value that must be there. */
export const required = (value: string | null | undefined): FieldProblem | null =>
  (value ?? '').trim() === '' ? 'required' : null;

/** The problem of a value that may be left out; where it must not, `required` comes first. */
export function wellFormed(
  value: string | null | undefined,
  check: (value: string) => Verdict,
  problem: FieldMessage,
): FieldProblem | null {
  const typed = (value ?? '').trim();
  return typed === '' || check(typed).valid ? null : problem;
}

import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, EndpointSchema } from '@atrium/api-client/contract/schemas';
import type { Caller } from './caller';
import type { FieldProblem, FieldProblems } from './errors';

/**
 * Validation rules beyond the schema, for the fields the schema accepts. When the schema rejects other fields, the
 * response reports all problems together. Handlers check the whole body by the same rules.
 */
export type FieldChecks<S extends EndpointSchema> = (body: Partial<BodyOf<CallOf<S>>>, caller: Caller) => FieldProblems;

/** Removes fields with problems from a body. */
export function withoutProblems(body: unknown, problems: FieldProblems): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const invalidNames = new Set(Object.keys(problems).map((path) => path.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !invalidNames.has(name)));
}

/** Removes fields without a problem. */
export function toFieldProblems(checked: readonly (readonly [string, FieldProblem | null])[]): FieldProblems {
  return Object.fromEntries(checked.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])));
}

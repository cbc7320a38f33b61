import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, EndpointSchema } from '@atrium/api-client/contract/schemas';
import type { Caller } from './caller';
import type { FieldProblem, FieldProblems } from './errors';

/**
 * The rules of a body beyond its schema, for those of its fields that the schema accepts: where the schema refuses others,
 * the response reports all problems at once. Effects check the whole body by the same rules.
 */
export type FieldChecks<S extends EndpointSchema> = (body: Partial<BodyOf<CallOf<S>>>, caller: Caller) => FieldProblems;

/** The fields of a body without those that have a problem. */
export function withoutProblems(body: unknown, problems: FieldProblems): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const wrong = new Set(Object.keys(problems).map((path) => path.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !wrong.has(name)));
}

/** Fields with their problem, without those that have none. */
export function toFieldProblems(checked: readonly (readonly [string, FieldProblem | null])[]): FieldProblems {
  return Object.fromEntries(checked.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])));
}

import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { InvalidInput, NotFound, type FieldProblems } from './errors';
import { withoutProblems } from './field-checks';
import { fieldProblemsOf } from './field-problems';

/** Throws 404 for an invalid path, or 422 with field messages for other invalid input. */
export function rejectInvalidInput(
  request: FastifyRequest,
  check?: (body: Record<string, unknown>, caller: Caller) => FieldProblems,
): void {
  const failure = request.validationError;
  if (failure === undefined) return;
  if (failure.validationContext === 'params') throw new NotFound();
  const problems = fieldProblemsOf(failure.validation ?? []);
  const isBody = failure.validationContext === 'body';
  const otherProblems = isBody ? check?.(withoutProblems(request.body, problems), request.caller) : undefined;
  throw new InvalidInput({ ...otherProblems, ...problems });
}

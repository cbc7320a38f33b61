import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { InvalidInput, NotFound, type FieldProblems } from './errors';
import { withoutProblems } from './field-checks';
import { fieldProblemsOf } from './field-problems';

/** An invalid path is 404; other invalid input is reported field by field. */
export function refuseInput(
  request: FastifyRequest,
  check?: (body: Record<string, unknown>, caller: Caller) => FieldProblems,
): void {
  const failure = request.validationError;
  if (failure === undefined) return;
  if (failure.validationContext === 'params') throw new NotFound();
  const problems = fieldProblemsOf(failure.validation ?? []);
  const isOfBody = failure.validationContext === 'body';
  const others = isOfBody ? check?.(withoutProblems(request.body, problems), request.caller) : undefined;
  throw new InvalidInput({ ...others, ...problems });
}

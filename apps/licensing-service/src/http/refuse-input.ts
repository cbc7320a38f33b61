import type { FastifyRequest } from 'fastify';
import { InvalidInput, NotFound } from './errors';
import { fieldProblemsOf } from './field-problems';

/** A path that names nothing is absent; anything else that does not fit is told field by field. */
export function refuseInput(request: FastifyRequest): void {
  const failure = request.validationError;
  if (failure !== undefined) {
    if (failure.validationContext === 'params') throw new NotFound();
    throw new InvalidInput(fieldProblemsOf(failure.validation ?? []));
  }
  const path = pathOfNul(request.body) ?? pathOfNul(request.query);
  if (path !== null) throw new InvalidInput({ [path.join('.')]: ['invalid'] });
}

/** PostgreSQL cannot keep a NUL in a text. */
function pathOfNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, entry] of Object.entries(value)) {
    const rest = pathOfNul(entry);
    if (rest !== null) return [name, ...rest];
  }
  return null;
}

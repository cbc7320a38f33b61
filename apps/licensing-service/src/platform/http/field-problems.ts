import type { FastifySchemaValidationError } from 'fastify/types/schema';
import type { FieldProblem } from './errors';

/** One message per field that the schema rejects: the first specific one. */
export function fieldProblemsOf(failures: readonly FastifySchemaValidationError[]): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {};
  for (const failure of failures) {
    const problem = problemOf(failure);
    if (problem !== null) problems[fieldOf(failure)] ??= [problem];
  }
  return problems;
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  return path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** null for `anyOf`, which only repeats another error of the same field. */
function problemOf({ keyword, params }: FastifySchemaValidationError): FieldProblem | null {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'required';
    case 'minLength':
      return limit === 1 ? 'required' : { key: 'too_short', values: { min: limit } };
    case 'maxLength':
      return { key: 'too_long', values: { max: limit } };
    case 'minimum':
      return { key: 'too_small', values: { min: limit } };
    case 'maximum':
      return { key: 'too_large', values: { max: limit } };
    case 'maxItems':
      return { key: 'too_many', values: { max: limit } };
    case 'const':
    case 'enum':
      return 'not_a_choice';
    case 'type':
      return typeProblem(params['type']);
    case 'anyOf':
      return null;
    default:
      return 'invalid';
  }
}

function typeProblem(type: unknown): FieldProblem | null {
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return 'not_a_number';
  return type === 'boolean' ? 'not_a_choice' : 'invalid';
}

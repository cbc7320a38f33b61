import type { EndpointDefinition } from '@atrium/api-client/contract';
import { type EndpointSchema, problemSchema, validationProblemSchema } from '@atrium/api-client/contract/schemas';
import type { Json, SchemaPrinter } from './print-schema';

interface ErrorResponse {
  /** Key in `components.responses`. */
  readonly name: string;
  readonly description: string;
}

const errorResponses: Readonly<Record<number, ErrorResponse>> = {
  400: { name: 'BadRequest', description: 'The request cannot be read.' },
  401: { name: 'Unauthorized', description: 'There is no session.' },
  403: { name: 'Forbidden', description: 'The caller may not do this, or the call was forged.' },
  404: { name: 'NotFound', description: 'There is no such record, or it is not for the caller.' },
  409: {
    name: 'Conflict',
    description: 'The record’s state does not allow it; the answer may hold the present state.',
  },
  410: { name: 'Gone', description: 'It was there and has expired.' },
  412: {
    name: 'PreconditionFailed',
    description: 'The caller worked from an older version; `current` is the newer one.',
  },
  413: { name: 'ContentTooLarge', description: 'The request is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is neither a form nor JSON.' },
  422: { name: 'ValidationFailed', description: 'Fields are wrong; `errors` has their messages.' },
  429: { name: 'TooManyRequests', description: 'Too many calls; see `Retry-After`.' },
  500: { name: 'InternalServerError', description: 'An error of the service; quote `request_id`.' },
  503: { name: 'ServiceUnavailable', description: 'Not available at the moment; see `Retry-After`.' },
  507: { name: 'InsufficientStorage', description: 'The disk of the service is full.' },
};

/** Error responses of an operation, by reference. */
export function problemResponses(endpoint: EndpointDefinition, schema: EndpointSchema): Json {
  return Object.fromEntries(
    statusesOf(endpoint, schema).map((status) => {
      const { name } = errorResponses[status] ?? {};
      if (name === undefined) throw new Error(`${endpoint.id} declares ${status}, which has no description.`);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** All error responses, for `components.responses`. */
export function describeProblems({ print }: SchemaPrinter): Json {
  return Object.fromEntries(
    Object.entries(errorResponses).map(([status, { name, description }]) => {
      const schema = print(status === '422' ? validationProblemSchema : problemSchema);
      return [name, { description, content: { 'application/problem+json': { schema } } }];
    }),
  );
}

function statusesOf(endpoint: EndpointDefinition, schema: EndpointSchema): number[] {
  const input = [schema.body, schema.query, endpoint.idempotency, endpoint.upload].some((part) => part !== undefined);
  const statuses = [
    400,
    ...(endpoint.access.kind === 'public' ? [] : [401]),
    ...(endpoint.csrf !== 'none' || ['tenant', 'permission', 'outbox'].includes(endpoint.access.kind) ? [403] : []),
    ...(schema.params === undefined ? [] : [404]),
    ...(endpoint.method === 'GET' ? [] : [413, 415]),
    ...(input ? [422] : []),
    ...(schema.errors ?? []),
    429,
    500,
    503,
  ];
  return [...new Set(statuses)];
}

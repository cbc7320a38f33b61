import type { EndpointDefinition } from '@atrium/api-client/contract';
import { type EndpointSchema, problemSchema } from '@atrium/api-client/contract/schemas';
import type { Settings } from '../../settings/settings';
import { apiBase, type RegisteredRoute } from '../route';

type Json = Record<string, unknown>;

/** The API as OpenAPI 3.1, printed from the routes that are really there. */
export function openapiDocument(
  routes: readonly RegisteredRoute[],
  settings: Pick<Settings, 'productName' | 'cookie'>,
): Json {
  const paths: Record<string, Json> = {};
  for (const entry of routes) {
    const path = (paths[entry.endpoint.path] ??= {});
    path[entry.endpoint.method.toLowerCase()] = operationOf(entry);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${settings.productName} licensing service`, version: '1', description: introduction },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: settings.cookie.name } },
    },
  };
}

const introduction =
  'Bodies are form-encoded (`a[b]=…`, `tags[]=` for an empty list, empty for null); JSON is accepted too. Calls with an effect need the header `X-Requested-With: XMLHttpRequest` and come from the portal’s own origin. Every error is a problem (RFC 9457) with `message` and, where fields are wrong, `errors`.';

function operationOf({ endpoint, schema }: RegisteredRoute): Json {
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: schema.summary,
    description: accessInWords(endpoint),
    security: endpoint.access.kind === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(schema.params, 'path'),
      ...parametersOf(schema.query, 'query'),
      ...csrfHeader(endpoint),
      ...keyHeader(endpoint),
    ],
    ...(schema.body === undefined ? {} : { requestBody: bodyOf(schema.body, endpoint) }),
    responses: { ...answersOf(endpoint, schema), ...problemsOf(endpoint, schema) },
  };
}

export function accessInWords({ access }: EndpointDefinition): string {
  switch (access.kind) {
    case 'public':
      return 'Anybody.';
    case 'user':
      return 'Anybody who is signed in.';
    case 'tenant':
      return `Members of the company CRM from ${access.role} on, and holders of \`${access.permission}\`.`;
    case 'permission':
      return `Holders of ${[access.permission]
        .flat()
        .map((permission) => `\`${permission}\``)
        .join(' and ')}.`;
    case 'outbox':
      return 'This machine where the service runs for one person, Administrators elsewhere.';
  }
}

function parametersOf(schema: EndpointSchema['params'], place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(property['type'] === 'object' || property['patternProperties'] !== undefined
      ? { style: 'deepObject', explode: true }
      : {}),
  }));
}

function csrfHeader({ csrf }: EndpointDefinition): Json[] {
  if (csrf !== 'session') return [];
  return [{ name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }];
}

function keyHeader({ idempotency }: EndpointDefinition): Json[] {
  if (idempotency === undefined) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', minLength: 16, maxLength: 255 },
    },
  ];
}

function bodyOf(schema: EndpointSchema['body'], { mediaType, upload }: EndpointDefinition): Json {
  if (upload !== undefined)
    return { required: true, content: { 'multipart/form-data': { schema: withFile(schema, upload.field) } } };
  const content =
    mediaType === undefined
      ? { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } }
      : { [mediaType]: { schema } };
  return { required: true, content };
}

function withFile(schema: EndpointSchema['body'], field: string): Json {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { type: 'object', properties: { ...properties, [field]: file }, required: [...required, field] };
}

function answersOf({ file }: EndpointDefinition, { answers }: EndpointSchema): Json {
  const type = file?.mediaType ?? 'application/json';
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      status === '204' ? { description: 'Done.' } : { description: 'Done.', content: { [type]: { schema } } },
    ]),
  );
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'There is no session.',
  403: 'The caller may not do this, or the call was forged.',
  404: 'There is no such record, or it is not for the caller.',
  409: 'The record’s state does not allow it; the answer may hold the present state.',
  410: 'It was there and has expired.',
  412: 'The caller worked from an older version; `current` is the newer one.',
  413: 'The request is too large.',
  415: 'The body is neither a form nor JSON.',
  422: 'Fields are wrong; `errors` has their messages.',
  429: 'Too many calls; see `Retry-After`.',
  500: 'An error of the service; quote `request_id`.',
  503: 'Not available at the moment; see `Retry-After`.',
};

function problemsOf(endpoint: EndpointDefinition, schema: EndpointSchema): Json {
  const input = [schema.body, schema.query, endpoint.idempotency].some((part) => part !== undefined);
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
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, { description: meanings[status] ?? 'Refused.', content }]),
  );
}

import type { EndpointDefinition } from '@atrium/api-client/contract';
import type { EndpointSchema } from '@atrium/api-client/contract/schemas';
import type { TSchema } from 'typebox';
import type { RegisteredRoute } from '../route';
import type { Json, SchemaPrinter } from './print-schema';
import { problemResponses } from './problem-responses';

/** An OpenAPI operation object. */
export interface Operation extends Json {
  readonly parameters: readonly Parameter[];
}

export interface Parameter extends Json {
  readonly name: string;
}

export function operationOf({ endpoint, schema }: RegisteredRoute, { print }: SchemaPrinter): Operation {
  const [, summary = schema.summary, details] = /^(.+?\.)\s+(.+)$/s.exec(schema.summary) ?? [];
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint)],
    summary,
    description: [details, describeAccess(endpoint)].filter((text) => text !== undefined).join('\n\n'),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(schema.params, 'path', print),
      ...parametersOf(schema.query, 'query', print),
      ...idempotencyKeyHeader(endpoint),
    ],
    ...(schema.body === undefined ? {} : { requestBody: bodyOf(schema.body, endpoint, print) }),
    responses: { ...answersOf(endpoint, schema, print), ...problemResponses(endpoint, schema) },
  };
}

export const tagOf = ({ id }: EndpointDefinition) => id.split('.')[0] ?? '';

export function describeAccess({ access }: EndpointDefinition): string {
  switch (access.kind) {
    case 'public':
      return 'Needs no session.';
    case 'user':
      return 'Needs a session.';
    case 'tenant':
      return `Needs at least the role ${access.role} in the company CRM, or the permission \`${access.permission}\`.`;
    case 'permission':
      return `Needs ${[access.permission]
        .flat()
        .map((permission) => `the permission \`${permission}\``)
        .join(' and ')}.`;
    case 'outbox':
      return 'Needs an Administrator; where the service runs for one person, a call from the same machine.';
  }
}

/** OpenAPI: schemes in one requirement object are all required. */
function securityOf({ access, csrf }: EndpointDefinition): Json[] {
  const schemes = [...(access.kind === 'public' ? [] : ['session']), ...(csrf === 'session' ? ['requestedWith'] : [])];
  return schemes.length === 0 ? [] : [Object.fromEntries(schemes.map((scheme) => [scheme, []]))];
}

type Print = SchemaPrinter['print'];

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function parametersOf(schema: TSchema | undefined, location: 'path' | 'query', print: Print): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: print(property),
    ...('type' in property && property.type === 'object' ? { style: 'deepObject', explode: true } : {}),
  }));
}

function idempotencyKeyHeader({ idempotency }: EndpointDefinition): Parameter[] {
  if (idempotency === undefined) return [];
  const schema = { type: 'string', minLength: 16, maxLength: 255 };
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema }];
}

/** JSON first: generators use the first media type, and few support nested form fields. */
function bodyOf(body: TSchema, { mediaType, upload }: EndpointDefinition, print: Print): Json {
  const schema = print(upload === undefined ? body : withFile(body, upload.field));
  const types =
    upload === undefined
      ? mediaType === undefined
        ? ['application/json', 'application/x-www-form-urlencoded']
        : [mediaType]
      : ['multipart/form-data'];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function withFile(body: TSchema, field: string): TSchema {
  const { properties = {}, required = [] } = body as ObjectSchema;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { ...body, properties: { ...properties, [field]: file }, required: [...required, field] };
}

function answersOf({ file, progress }: EndpointDefinition, { answers }: EndpointSchema, print: Print): Json {
  const type = file?.mediaType ?? (progress === true ? 'application/x-ndjson' : 'application/json');
  const printed = Object.entries(answers).map(([status, schema]): [string, Json] => [
    status,
    status === '204'
      ? { description: 'Done.' }
      : { description: 'Done.', content: { [type]: { schema: print(schema) } } },
  ]);
  return Object.fromEntries([
    ...printed,
    ...(file?.tagged ? [['304', { description: 'Not modified.' }] as const] : []),
  ]);
}

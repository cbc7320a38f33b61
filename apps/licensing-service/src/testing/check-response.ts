import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openapiDocument } from '../platform/http/openapi/openapi-document';
import { apiBase } from '../platform/http/route';
import { unoptimized } from '../platform/http/validation';
import type { RegisteredRoute } from '../platform';
import { testSettings } from './test-settings';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

type Responses = Readonly<Record<string, Response>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
  readonly components: { readonly responses: Responses };
}

export type ResponseCheck = (method: string, url: string, answer: LightMyRequestResponse) => void;

/** Password hashes, secret envelopes, and names of columns that contain a hash. */
const storedSecret = /\$argon2id?\$|\bv1\.[\w-]{1,32}\.[\w-]{16}\.[\w-]*\.[\w-]{22}\b|"\w+_hash"|"wrapped_key"/;

interface KnownCheck {
  readonly routes: readonly RegisteredRoute[];
  readonly check: ResponseCheck;
}

const checks = new WeakMap<FastifyInstance, ResponseCheck>();
const known: KnownCheck[] = [];

const haveSameRoutes = (one: readonly RegisteredRoute[], other: readonly RegisteredRoute[]) =>
  one.length === other.length &&
  one.every(({ endpoint, schema }, at) => endpoint === other[at]?.endpoint && schema === other[at].schema);

/** Returns a check that fails if a response does not match the OpenAPI document. Apps with the same routes share one. */
export function responseCheck(app: FastifyInstance): ResponseCheck {
  const check = checks.get(app) ?? checkFor(app);
  checks.set(app, check);
  return check;
}

const lines = 'application/x-ndjson';

function checkFor({ routeTable }: FastifyInstance): ResponseCheck {
  const shared = known.find(({ routes }) => haveSameRoutes(routes, routeTable));
  if (shared !== undefined) return shared.check;
  const check = createCheck(routeTable);
  known.push({ routes: routeTable, check });
  return check;
}

function createCheck(routes: readonly RegisteredRoute[]): ResponseCheck {
  const document = openapiDocument(routes, testSettings());
  const { paths, components } = document as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...unoptimized });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  const validators = new Map<string, ValidateFunction>();

  return (method, url, answer) => {
    if (storedSecret.test(answer.body))
      throw new Error(`${method} ${url} returned a hash or ciphertext from the database.`);
    const route = routeOf(routes, method, url);
    if (route === null) return;
    const { path, id } = route.endpoint;
    const status = String(answer.statusCode);
    const response = paths[path]?.[method.toLowerCase()]?.responses[status];
    const shared = response?.$ref?.split('/').at(-1);
    const described = shared === undefined ? response : components.responses[shared];
    if (described === undefined) throw new Error(`${id} returned ${status}, which the OpenAPI document does not list.`);
    const [type = ''] = Object.keys(described.content ?? {});
    const [sent = ''] = (answer.headers['content-type'] ?? '').split(';');
    if (sent !== type) throw new Error(`${id} returned ${status} as ${sent}, but the OpenAPI document says ${type}.`);
    if (!type.endsWith('json')) return;
    const responsePath =
      shared === undefined
        ? ['paths', path, method.toLowerCase(), 'responses', status]
        : ['components', 'responses', shared];
    const pointer = [...responsePath, 'content', type, 'schema'];
    const reference = `openapi#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
    const validate = validators.get(reference) ?? ajv.compile({ $ref: encodeURI(reference) });
    validators.set(reference, validate);
    // A response in lines is described by its last one.
    const value: unknown = type === lines ? JSON.parse(answer.body.trim().split('\n').at(-1) ?? '') : answer.json();
    if (!validate(value))
      throw new Error(
        `${id} returned a ${status} that does not match the OpenAPI document: ${ajv.errorsText(validate.errors)}`,
      );
  };
}

/** The matching route with the fewest parameters. */
function routeOf(routes: readonly RegisteredRoute[], method: string, url: string): RegisteredRoute | null {
  const [path = ''] = url.split('?', 1);
  const matching = routes.filter(
    ({ endpoint }) =>
      endpoint.method === method && new RegExp(`^${apiBase}${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const parameters = ({ endpoint }: RegisteredRoute) => endpoint.path.split('{').length;
  return matching.toSorted((one, other) => parameters(one) - parameters(other))[0] ?? null;
}

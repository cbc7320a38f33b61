import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openapiDocument } from '../platform/http/openapi/openapi-document';
import { apiBase } from '../platform/http/route';
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

export type AnswerCheck = (method: string, url: string, answer: LightMyRequestResponse) => void;

/** Hashes of passwords, envelopes of secrets, and names of columns that hold a hash. */
const stored = /\$argon2id?\$|\bv1\.[\w-]{1,32}\.[\w-]{16}\.[\w-]*\.[\w-]{22}\b|"\w+_hash"|"wrapped_key"/;

const checks = new WeakMap<FastifyInstance, AnswerCheck>();

/** Fails where an answer of the API is not what the printed description says of its route. */
export function answerCheck(app: FastifyInstance): AnswerCheck {
  const check = checks.get(app) ?? createCheck(app);
  checks.set(app, check);
  return check;
}

function createCheck(app: FastifyInstance): AnswerCheck {
  const document = openapiDocument(app.routeTable, testSettings());
  const { paths, components } = document as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  const validators = new Map<string, ValidateFunction>();

  return (method, url, answer) => {
    if (stored.test(answer.body))
      throw new Error(`${method} ${url} answered with a hash or a ciphertext of the database.`);
    const route = routeOf(app.routeTable, method, url);
    if (route === null) return;
    const { path, id } = route.endpoint;
    const status = String(answer.statusCode);
    const response = paths[path]?.[method.toLowerCase()]?.responses[status];
    const shared = response?.$ref?.split('/').at(-1);
    const described = shared === undefined ? response : components.responses[shared];
    if (described === undefined) throw new Error(`${id} answered ${status}, which its description does not know.`);
    const [type = ''] = Object.keys(described.content ?? {});
    const [sent = ''] = (answer.headers['content-type'] ?? '').split(';');
    if (sent !== type) throw new Error(`${id} answered ${status} with ${sent}; its description says ${type}.`);
    if (!type.endsWith('json')) return;
    const place =
      shared === undefined
        ? ['paths', path, method.toLowerCase(), 'responses', status]
        : ['components', 'responses', shared];
    const pointer = [...place, 'content', type, 'schema'];
    const reference = `openapi#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
    const validate = validators.get(reference) ?? ajv.compile({ $ref: encodeURI(reference) });
    validators.set(reference, validate);
    if (!validate(answer.json()))
      throw new Error(`${id} answered ${status} unlike its description: ${ajv.errorsText(validate.errors)}`);
  };
}

/** Of several that fit, the one that names most of the address. */
function routeOf(routes: readonly RegisteredRoute[], method: string, url: string): RegisteredRoute | null {
  const [path = ''] = url.split('?', 1);
  const fitting = routes.filter(
    ({ endpoint }) =>
      endpoint.method === method && new RegExp(`^${apiBase}${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const parameters = ({ endpoint }: RegisteredRoute) => endpoint.path.split('{').length;
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0] ?? null;
}

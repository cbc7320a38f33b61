/** The methods the service answers; everything else is 405. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a member of a tenant may do; each role may do everything the roles before it may. */
export type TenantRole = 'viewer' | 'manager' | 'owner';

/**
 * Who may call an endpoint. There is no default: a route without a policy stops the service at start.
 *
 * - `public`: anybody.
 * - `user`: anybody with a session.
 * - `tenant`: members of the tenant named by the path with at least this role, and holders of `permission`,
 *   which means every tenant. A member with a lesser role gets 403, anybody else the same 404 as for a tenant
 *   that does not exist.
 * - `permission`: holders of the permission, or of all of a list; role Administrators always.
 * - `outbox`: callers from this machine where the service runs for one person, Administrators elsewhere.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user' }
  | { readonly kind: 'tenant'; readonly role: TenantRole; readonly permission: string }
  | { readonly kind: 'permission'; readonly permission: string | readonly string[] }
  | { readonly kind: 'outbox' };

/**
 * How the service detects forged requests.
 *
 * - `session`: needs `X-Requested-With: XMLHttpRequest` and a same-site origin.
 * - `signed`: needs a valid signature over the body (webhooks).
 * - `report`: sent by the browser itself, which adds no header of ours; the origin and the site it names must be known.
 *   For calls without any effect but a line in the log.
 * - `none`: a read without effect.
 */
export type Csrf = 'session' | 'signed' | 'report' | 'none';

/** The counters a call is charged to, besides the general one. */
export type RateLimit = 'login' | 'forgot' | 'signup' | 'export' | 'connectionTest' | 'vatCheck' | 'upload' | 'card';

/** What a call takes and answers, as types alone; `undefined` for a part it does not take. */
export interface CallShape {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly answer: unknown;
  /** Statuses of the errors it declares besides those that any call can give. */
  readonly error: number;
}

/** All that is known of a call without its schemas: ships to browsers. */
export interface EndpointDefinition {
  /** Name in logs, OpenAPI (`operationId`) and query keys, as `tenants.list`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below the API base with `{name}` parameters, as the specification writes it. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly csrf: Csrf;
  readonly rateLimit?: RateLimit;
  /** Takes an `Idempotency-Key`: sent again with the same key it has no second effect. */
  readonly idempotency?: 'required';
  /** The caller repeats it safely: it has no effect beyond its first success. */
  readonly repeatable?: boolean;
  /** The kind of JSON it takes, where it is not a form. */
  readonly mediaType?: 'application/json' | `application/${string}+json`;
  /** It takes a file beside its fields, as `multipart/form-data`: the file's field, and its largest size in bytes. */
  readonly upload?: { readonly field: string; readonly maximum: number };
  /** The file it answers with instead of JSON. */
  readonly file?: { readonly name: string; readonly mediaType: string };
  /** A poll by a waiting page: it does not count as use of the session. */
  readonly background?: boolean;
}

declare const shapeOf: unique symbol;

/** An endpoint of the contract, joined by type alone to what its call takes and answers. */
export interface Endpoint<S extends CallShape = CallShape> extends EndpointDefinition {
  readonly [shapeOf]?: S;
}

/** Declares an endpoint, marked pure so that bundlers drop the uncalled ones. */
export function defineEndpoint<S extends CallShape>(definition: EndpointDefinition): Endpoint<S> {
  return definition;
}

/** What the call of an endpoint takes and answers: `ShapeOf<typeof loginEndpoint>`. */
export type ShapeOf<E> = E extends Endpoint<infer S> ? S : never;

/** The path parameters of a call. */
export type ParamsOf<S extends CallShape> = S['params'];
/** The query of a call. */
export type QueryOf<S extends CallShape> = S['query'];
/** The body of a call. */
export type BodyOf<S extends CallShape> = S['body'];
/** What a call answers when it succeeds. */
export type AnswerOf<S extends CallShape> = S['answer'];

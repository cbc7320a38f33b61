import type { Static, TSchema } from 'typebox';

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
 * How a forged request is told from a real one.
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

/** The TypeBox schemas of an endpoint; they never reach a browser. */
export interface EndpointSchema {
  /** One sentence for the printed API description. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** One schema per successful status. */
  readonly answers: Readonly<Record<number, TSchema>>;
  /** Error statuses this call can give besides 400, 401, 403, 404, 422, 429, 500 and 503. */
  readonly errors?: readonly number[];
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

declare const schemaOf: unique symbol;

/** An endpoint of the contract, joined to its schemas by type alone. */
export interface Endpoint<S extends EndpointSchema = EndpointSchema> extends EndpointDefinition {
  readonly [schemaOf]?: S;
}

/** Declares an endpoint: `defineEndpoint<typeof loginSchema>({ … })`, marked pure so that bundlers drop the uncalled ones. */
export function defineEndpoint<S extends EndpointSchema>(definition: EndpointDefinition): Endpoint<S> {
  return definition;
}

/** The schemas an endpoint is joined to. */
export type SchemaOf<E> = E extends Endpoint<infer S> ? S : never;

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;

/** The path parameters an endpoint takes. */
export type ParamsOf<S extends EndpointSchema> = StaticOf<S['params']>;
/** The query an endpoint takes. */
export type QueryOf<S extends EndpointSchema> = StaticOf<S['query']>;
/** The body an endpoint takes. */
export type BodyOf<S extends EndpointSchema> = StaticOf<S['body']>;
/** What an endpoint answers when it succeeds. */
export type AnswerOf<S extends EndpointSchema> = Static<S['answers'][keyof S['answers'] & number]>;

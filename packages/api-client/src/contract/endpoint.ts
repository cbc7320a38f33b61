/** Supported methods. Others get 405. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Roles of a tenant's members. Each role has all rights of the roles before it. */
export type TenantRole = 'viewer' | 'manager' | 'owner';

/**
 * The access policy of an endpoint. Required: a route without one throws at startup.
 *
 * - `public`: everyone.
 * - `user`: every signed-in user.
 * - `tenant`: members of the tenant in the path with at least this role, and users with `permission`, which covers
 * every tenant. Members with a lower role get 403, everyone else the 404 of an unknown tenant.
 * - `permission`: users with the permission, or with all of a list, and Administrators.
 * - `outbox`: local callers if the service runs for one person, otherwise Administrators.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user' }
  | { readonly kind: 'tenant'; readonly role: TenantRole; readonly permission: string }
  | { readonly kind: 'permission'; readonly permission: string | readonly string[] }
  | { readonly kind: 'outbox' };

/**
 * CSRF protection.
 *
 * - `session`: needs `X-Requested-With: XMLHttpRequest` and a same-site origin.
 * - `signed`: needs a valid signature over the body (webhooks).
 * - `report`: sent by the browser itself, without our header; origin and site must be known. Only for calls that just
 * write a log line.
 * - `capability`: the secret token in the path is all that counts; the session cookie is not read. Only for the methods of
 * WebDAV below `/dav/`, whose programs send no header of ours.
 * - `none`: a read without side effects.
 */
export type Csrf = 'session' | 'signed' | 'report' | 'capability' | 'none';

/** Rate limits that apply in addition to the general one. */
export type RateLimit =
  | 'login'
  | 'forgot'
  | 'signup'
  | 'export'
  | 'connectionTest'
  | 'vatCheck'
  | 'upload'
  | 'file'
  | 'search'
  | 'card'
  | 'livePreview'
  | 'documentMail';

/** Types of a call's request and response; `undefined` for a part it does not have. */
export interface CallShape {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly answer: unknown;
  /** Declared error statuses, in addition to those of any call. */
  readonly error: number;
}

/** How far a call's work is, while its response is awaited. */
export interface WorkProgress {
  readonly done: number;
  readonly total: number;
}

/** An endpoint without its schemas; shipped to browsers. */
export interface EndpointDefinition {
  /** Name in logs, OpenAPI (`operationId`) and query keys, such as `tenants.list`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below the API base with `{name}` parameters, as the specification writes it. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly csrf: Csrf;
  readonly rateLimit?: RateLimit;
  /** Accepts an `Idempotency-Key`: a second request with the same key has no further effect. */
  readonly idempotency?: 'required';
  /** Safe to retry: repeating it has no further effect. */
  readonly repeatable?: boolean;
  /** Content type of the JSON body, if it is not a form. */
  readonly mediaType?: 'application/json' | `application/${string}+json`;
  /** Bytes of the body at most, if it may be larger than those of other calls. */
  readonly maximumBody?: number;
  /** Accepts a file and fields as `multipart/form-data`: the file's field and its maximum size in bytes. */
  readonly upload?: { readonly field: string; readonly maximum: number };
  /** Responds in lines of JSON: each step of the work as `WorkProgress`, and in the last line the response. */
  readonly progress?: true;
  /** Responds with this file instead of JSON. */
  readonly file?: {
    readonly name: string;
    readonly mediaType: string;
    /** Responds with an `ETag`, and with 304 to a request that names it. */
    readonly tagged?: boolean;
  };
  /** A background poll: does not extend the session. */
  readonly background?: boolean;
}

/** The part of an endpoint that guards its route. */
export type EndpointPolicy = Pick<EndpointDefinition, 'id' | 'access' | 'csrf' | 'rateLimit' | 'background'>;

declare const shapeOf: unique symbol;

/** An endpoint with the types of its request and response. */
export interface Endpoint<S extends CallShape = CallShape> extends EndpointDefinition {
  readonly [shapeOf]?: S;
}

/** Declares an endpoint. Marked pure, so that bundlers drop unused ones. */
export function defineEndpoint<S extends CallShape>(definition: EndpointDefinition): Endpoint<S> {
  return definition;
}

/** Types of an endpoint's request and response: `ShapeOf<typeof loginEndpoint>`. */
export type ShapeOf<E> = E extends Endpoint<infer S> ? S : never;

/** Path parameters of a call. */
export type ParamsOf<S extends CallShape> = S['params'];
/** Query of a call. */
export type QueryOf<S extends CallShape> = S['query'];
/** Body of a call. */
export type BodyOf<S extends CallShape> = S['body'];
/** Response of a successful call. */
export type AnswerOf<S extends CallShape> = S['answer'];

import type { Static, TSchema } from 'typebox';

/** The TypeBox schemas of an endpoint; never shipped to browsers. */
export interface EndpointSchema {
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** One schema per successful status. */
  readonly answers: Readonly<Record<number, TSchema>>;
  /** Error statuses other than 400, 401, 403, 404, 422, 429, 500 and 503. */
  readonly errors?: readonly number[];
}

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;

/** Types of an endpoint's request and response, from its schemas: `CallOf<typeof loginSchema>`. */
export interface CallOf<S extends EndpointSchema> {
  readonly params: StaticOf<S['params']>;
  readonly query: StaticOf<S['query']>;
  readonly body: StaticOf<S['body']>;
  readonly answer: Static<S['answers'][keyof S['answers'] & number]>;
  readonly error: S extends { readonly errors: readonly (infer Status)[] } ? Status & number : never;
}

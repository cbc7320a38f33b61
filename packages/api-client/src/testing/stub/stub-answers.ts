import type { FormObject, Problem } from '../../contract';

/** A request, as the service would read it. */
export interface StubCall {
  /** Method and path below the base: `POST /auth/login`. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: FormObject;
  /** Idempotency key. */
  readonly key?: string;
}

/** A status and a JSON body, or a file. */
export interface StubReply {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: Uint8Array<ArrayBuffer>;
}

/** `unreachable`: the call fails; `pending`: the call never ends. */
export type StubAnswer = StubReply | 'unreachable' | 'pending';

/** By route: a response, a list of responses of which the last repeats, or a function of the request. */
export type StubAnswers = Readonly<
  Record<string, StubAnswer | readonly StubAnswer[] | ((call: StubCall) => StubAnswer)>
>;

/** A successful response. */
export function ok(body: unknown, status = 200): StubReply {
  return { status, body };
}

/** A response with a file. */
export function okFile(file: Uint8Array<ArrayBuffer>): StubReply {
  return { status: 200, file };
}

/**
 * A list response with these rows: the first of three pages, or an empty list.
 *
 * @param change overrides fields: `{ current_page: 2 }`
 */
export function okPage(rows: readonly unknown[], change: object = {}): StubReply {
  const some = rows.length > 0;
  return ok({
    data: rows,
    current_page: 1,
    last_page: some ? 3 : 1,
    per_page: 10,
    total: some ? 23 : 0,
    from: some ? 1 : null,
    to: some ? rows.length : null,
    next: null,
    previous: null,
    ...change,
  });
}

/** An error response with its problem document. */
export function problem(status: number, parts: Partial<Problem> = {}): StubReply {
  return { status, body: { status, code: 'problem', message: 'Refused', request_id: 'req-42', ...parts } };
}

/** A 422 with messages per field. */
export function invalid(errors: Record<string, string[]>): StubReply {
  return problem(422, { code: 'invalid_input', message: 'The given data was invalid.', errors });
}

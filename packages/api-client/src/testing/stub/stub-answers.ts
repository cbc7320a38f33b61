import type { FormObject, Problem } from '../../contract';

/** One request as the service would read it. */
export interface StubCall {
  /** Method and path below the base, as `POST /auth/login`. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: FormObject;
  /** Of a call that happens once. */
  readonly key?: string;
}

/** A status and what is answered as JSON. */
export interface StubReply {
  readonly status: number;
  readonly body?: unknown;
}

/** `unreachable`: no answer comes; `pending`: it never comes. */
export type StubAnswer = StubReply | 'unreachable' | 'pending';

/** A route to its answer, to a list of answers of which the last stays, or to what makes it of the call. */
export type StubAnswers = Readonly<
  Record<string, StubAnswer | readonly StubAnswer[] | ((call: StubCall) => StubAnswer)>
>;

/** A success. */
export function ok(body: unknown, status = 200): StubReply {
  return { status, body };
}

/**
 * A list answered with these rows: the first of three pages, or an empty list.
 *
 * @param change what differs, as `{ current_page: 2 }`
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

/** A refusal with its problem document. */
export function problem(status: number, parts: Partial<Problem> = {}): StubReply {
  return { status, body: { status, code: 'problem', message: 'Refused', request_id: 'req-42', ...parts } };
}

/** A 422 with messages per field. */
export function invalid(errors: Record<string, string[]>): StubReply {
  return problem(422, { code: 'invalid_input', message: 'The given data was invalid.', errors });
}

import type { Problem } from '../contract';

/** The service's error answer with whatever else it carries, such as the newer state of a conflict. */
export type ApiProblem = Partial<Problem> & Readonly<Record<string, unknown>>;

/** An answer of the service that is not a success. Every class below is one kind of it. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The answer's body; empty where it is no object. */
  readonly problem: ApiProblem;
  /** Seconds to wait, where the service asks for it; else 0. */
  readonly retryAfter: number;

  constructor(status: number, problem: ApiProblem, retryAfter = 0) {
    super(problem.message ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** The word for programs, as `quote_stale`; empty where the answer has none. */
  get code(): string {
    return this.problem.code ?? '';
  }

  /** What to quote to the operator; empty where the answer has none. */
  get requestId(): string {
    return this.problem.request_id ?? '';
  }
}

/** 401 after the session was checked again: the user must log in. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError';
  declare readonly status: 401;
}

/** 403: the caller is known and may not. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: absent or another user's; the service does not say which. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  declare readonly status: 404;
}

/** 409: the state does not allow it; `code` says why and `problem` may hold the new state. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  declare readonly status: 409;
}

/** 410: it worked once, as an expired link. */
export class GoneError extends ApiError {
  override readonly name = 'GoneError';
  declare readonly status: 410;
}

/** 412: another save came in between; `problem` holds the newer state. */
export class StaleError extends ApiError {
  override readonly name = 'StaleError';
  declare readonly status: 412;
}

/** Any other answer: 5xx, or a request that the service could not read. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** 429: too many calls; `retryAfter` says in how many seconds the next may come. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
  declare readonly status: 429;
}

/** 422: what was typed is refused. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
  declare readonly status: 422;

  /** Messages per field; nested fields with dots: `address.vat_number`. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.problem.errors ?? {};
  }

  /** The messages of a field joined by a space; undefined where it has none. */
  text(path: string): string | undefined {
    return this.fields[path]?.join(' ');
  }
}

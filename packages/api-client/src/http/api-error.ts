import type { Problem } from '../contract';

/** The error response of the service, with further members such as the newer record of a conflict. */
export type ApiProblem = Partial<Problem> & Readonly<Record<string, unknown>>;

/** An error response. Each kind has a subclass below. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The response body; empty if it is not an object. */
  readonly problem: ApiProblem;
  /** Seconds to wait before a retry; 0 if the service sets none. */
  readonly retryAfter: number;

  constructor(status: number, problem: ApiProblem, retryAfter = 0) {
    super(problem.message ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** Error code, such as `quote_stale`; empty if there is none. */
  get code(): string {
    return this.problem.code ?? '';
  }

  /** Reference for support; empty if there is none. */
  get requestId(): string {
    return this.problem.request_id ?? '';
  }
}

/** 401 after a session check: the user must log in. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError';
  declare readonly status: 401;
}

/** 403: the caller lacks the permission. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: the record does not exist or belongs to another user. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  declare readonly status: 404;
}

/** 409: the state does not allow it. `code` says why; `problem` may contain the new state. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  declare readonly status: 409;
}

/** 410: no longer valid, such as an expired link. */
export class GoneError extends ApiError {
  override readonly name = 'GoneError';
  declare readonly status: 410;
}

/** 412: the record was changed in between; `problem` contains the newer one. */
export class StaleError extends ApiError {
  override readonly name = 'StaleError';
  declare readonly status: 412;
}

/** Any other error: 5xx, or a request that the service could not parse. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** 429: too many requests; retry after `retryAfter` seconds. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
  declare readonly status: 429;
}

/** 422: the input is invalid. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
  declare readonly status: 422;

  /** Messages per field; nested fields with dots: `address.vat_number`. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.problem.errors ?? {};
  }

  /** The messages of a field joined by a space; undefined if it has none. */
  text(path: string): string | undefined {
    return this.fields[path]?.join(' ');
  }
}

import type { Problem } from '../contract';

/** The service's error answer with whatever else it carries, such as the newer state of a conflict. */
export type ApiProblem = Partial<Problem> & Readonly<Record<string, unknown>>;

/** An answer of the service that is not a success. Every class below is one kind of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: ApiProblem;
  /** Seconds to wait, where the service asks for it; else 0. */
  readonly retryAfter: number;

  constructor(status: number, problem: ApiProblem, retryAfter = 0) {
    super(problem.message ?? problem.title ?? `HTTP ${status}`);
    this.name = new.target.kind;
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  static readonly kind: string = 'ApiError';

  /** The word for programs, as `quote_stale`; empty where the answer has none. */
  get code(): string {
    return this.problem.code ?? '';
  }

  /** What to quote to the operator; empty where the answer has none. */
  get requestId(): string {
    return this.problem.request_id ?? '';
  }
}

/** 401 after the session was checked again: whoever calls must log in. */
export class SessionExpiredError extends ApiError {
  static override readonly kind = 'SessionExpiredError';
}

/** 403: the caller is known and may not. */
export class ForbiddenError extends ApiError {
  static override readonly kind = 'ForbiddenError';
}

/** 404: absent, or of somebody else; the service does not say which. */
export class NotFoundError extends ApiError {
  static override readonly kind = 'NotFoundError';
}

/** 409: the state does not allow it; `code` says why and `problem` may hold the new state. */
export class ConflictError extends ApiError {
  static override readonly kind = 'ConflictError';
}

/** 410: it worked once, as an expired link. */
export class GoneError extends ApiError {
  static override readonly kind = 'GoneError';
}

/** 412: somebody saved in between; `problem` holds the newer state. */
export class StaleError extends ApiError {
  static override readonly kind = 'StaleError';
}

/** Any other answer: 5xx, or a request that the service could not read. */
export class ServerError extends ApiError {
  static override readonly kind = 'ServerError';
}

/** 429: too many calls; `retryAfter` says when the next may come. */
export class RateLimitError extends ApiError {
  static override readonly kind = 'RateLimitError';
}

/** 422: what was typed is refused. */
export class ValidationError extends ApiError {
  static override readonly kind = 'ValidationError';

  /** Messages per field; nested fields with dots: `address.vat_number`. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.problem.errors ?? {};
  }

  /** The messages of a field joined by a space; undefined where it has none. */
  text(path: string): string | undefined {
    return this.fields[path]?.join(' ');
  }
}

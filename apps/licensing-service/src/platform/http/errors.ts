import type { ErrorCode, FieldMessage, TextValues } from '../texts/texts';

/** A refusal that the response reports in the caller's language. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly values: TextValues;
  readonly headers: Readonly<Record<string, string>>;
  /** Members added to the problem, as the newer state beside a 409. */
  readonly extension: Readonly<Record<string, unknown>>;

  constructor(status: number, code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.values = details.values ?? {};
    this.headers = details.headers ?? {};
    this.extension = details.extension ?? {};
  }
}

export interface DomainErrorDetails {
  readonly values?: TextValues;
  readonly headers?: Readonly<Record<string, string>>;
  readonly extension?: Readonly<Record<string, unknown>>;
}

/** A message of a field: a key, a key with the values its text names, or a message of `@atrium/validators`. */
export type FieldProblem =
  | FieldMessage
  | { readonly key: FieldMessage; readonly values: TextValues }
  | { readonly message: string };

/** Messages by field; nested fields with dots: `address.vat_number`. */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

/** 422 with a message on each field. */
export class InvalidInput extends DomainError {
  readonly fields: FieldProblems;

  constructor(fields: FieldProblems, code: ErrorCode = 'invalid_input') {
    super(422, code);
    this.fields = fields;
  }
}

/** @throws InvalidInput where a field has a problem */
export function throwIfInvalid(fields: FieldProblems): void {
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}

export class Unauthenticated extends DomainError {
  constructor() {
    super(401, 'unauthenticated');
  }
}

export class Forbidden extends DomainError {
  constructor(code: ErrorCode = 'forbidden') {
    super(403, code);
  }
}

/** Absent, or not for the caller's eyes: both answer the same. */
export class NotFound extends DomainError {
  constructor(code: ErrorCode = 'not_found') {
    super(404, code);
  }
}

/** 409, with the present state in `extension` where the caller can go on from it. */
export class Conflict extends DomainError {
  constructor(code: ErrorCode = 'conflict', extension: Readonly<Record<string, unknown>> = {}) {
    super(409, code, { extension });
  }
}

/** 412: the caller worked from an older version; `current` is the newer record. */
export class Stale extends DomainError {
  constructor(current: unknown) {
    super(412, 'stale', { extension: { current } });
  }
}

export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });
  }
}

export class Unavailable extends DomainError {
  constructor(retryAfterSeconds = 5) {
    super(503, 'unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}

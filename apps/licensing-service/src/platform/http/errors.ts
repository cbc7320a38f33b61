import type { ErrorCode, FieldMessage, Language, TextValues } from '../texts/texts';

/** An error reported to the caller in their language. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly values: TextValues;
  readonly headers: Readonly<Record<string, string>>;
  /** Extra members of the problem response, such as the current record of a 412. */
  readonly extension: Readonly<Record<string, unknown>>;

  constructor(status: number, code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
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
  /** The error behind it, for the log. */
  readonly cause?: unknown;
}

/** Message for a field: a key, a key with its text values, a message of `@atrium/validators`, or texts of a plug-in. */
export type FieldProblem =
  | FieldMessage
  | { readonly key: FieldMessage; readonly values: TextValues }
  | { readonly message: string }
  | { readonly texts: Readonly<Record<Language, string>> };

/** Messages by field. Nested fields use dots: `address.vat_number`. */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

/** 422 with messages by field. */
export class InvalidInput extends DomainError {
  readonly fields: FieldProblems;

  /** @param extension extra members of the problem response, such as the places of the problems in a file */
  constructor(
    fields: FieldProblems,
    code: ErrorCode = 'invalid_input',
    extension: Readonly<Record<string, unknown>> = {},
  ) {
    super(422, code, { extension });
    this.fields = fields;
  }
}

/** @throws InvalidInput if a field has a problem */
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

/** Missing, or not visible to the caller. Both look the same. */
export class NotFound extends DomainError {
  constructor(code: ErrorCode = 'not_found') {
    super(404, code);
  }
}

/** 409, with the current state in `extension` if the caller can continue from it. */
export class Conflict extends DomainError {
  constructor(code: ErrorCode = 'conflict', extension: Readonly<Record<string, unknown>> = {}) {
    super(409, code, { extension });
  }
}

/** 412: the caller sent an outdated version. `current` is the newer record. */
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

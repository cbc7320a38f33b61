/** An error response of the fake service. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

const absences: Readonly<Record<string, string>> = {
  tenant_not_found: 'Unable to find specified company CRM',
  role_not_found: 'Unable to find specified role',
};

export const notFound = (code = 'not_found') => new ProblemError(404, code, absences[code] ?? 'Nothing was found.');

/** 412 with the current record. */
export const stale = (current: unknown) =>
  new ProblemError(412, 'stale', 'This record has changed since you opened it. Reload it and try again.', { current });

/** Throws a 412 unless the call is based on the current version of the record. */
export function requireVersion<T extends { readonly version: number }>(
  record: T,
  version: number,
  show: (record: T) => unknown = (current) => current,
): void {
  if (record.version !== version) throw stale(show(record));
}

/** 422 with messages per field. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>) =>
  new ProblemError(422, 'invalid_input', 'The given data was invalid.', { errors });

/** Throws a 422 with a message per field; does nothing without messages. */
export function requireValid(fields: Readonly<Record<string, string | false | undefined>>): void {
  const errors = Object.entries(fields).flatMap(([name, message]) => (message ? [[name, [message]] as const] : []));
  if (errors.length === 0) return;
  throw invalid(Object.fromEntries(errors));
}

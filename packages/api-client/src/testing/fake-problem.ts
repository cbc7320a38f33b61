/** An error answer of the fake service. */
export class FakeProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'FakeProblem';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const notFound = () => new FakeProblem(404, 'not_found', 'This record could not be found.');

/** 422 with a message per field; nothing when there is none to give. */
export function refuseInvalid(fields: Readonly<Record<string, string | false | undefined>>): void {
  const errors = Object.entries(fields).flatMap(([name, message]) => (message ? [[name, [message]] as const] : []));
  if (errors.length === 0) return;
  throw new FakeProblem(422, 'invalid', 'The given data was invalid.', { errors: Object.fromEntries(errors) });
}

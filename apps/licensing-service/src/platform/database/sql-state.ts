/** PostgreSQL's five-character SQLSTATE of an error, wherever the driver or Drizzle puts it. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** The violated constraint or unique index of an error. */
export function constraintOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint = 'constraint' in cause ? cause.constraint : undefined;
    if (typeof constraint === 'string' && constraint !== '') return constraint;
  }
  return null;
}

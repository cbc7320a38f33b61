import { StartupError } from '../startup-error';

/** The error never repeats the value, since it contains a password. */
export function readDatabaseUrl(value: string | null): string | null {
  if (value === null || /^postgres(ql)?:\/\//.test(value)) return value;
  throw new StartupError(
    'DATABASE_URL must be an address of PostgreSQL, such as postgresql://user:password@localhost:5432/atrium.',
  );
}

export function readSmtpUrl(value: string | null): string | null {
  if (value === null || (/^smtps?:\/\//.test(value) && URL.canParse(value))) return value;
  throw new StartupError('SMTP_URL must be an address of a mail server, such as smtps://user:password@localhost:465.');
}

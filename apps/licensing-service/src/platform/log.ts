import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Structured logger. Log only explicit fields, never a request, a body or a URL with a token. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Loggable fields of an error: name, code and stack. Leaves out the message, which may contain data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { kind: error.name, ...code, ...constraint, at: frames.slice(0, 12).map((line) => line.trim()), ...cause };
}

import { Conflict, type DomainError, Unavailable } from '../http/errors';
import { sqlStateOf } from './sql-state';

const lostRaces = new Set(['23505', '23503', '23P01', '40001', '40P01']);
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'DATABASE_CLOSED',
]);

/** Maps a database error to a `DomainError`; null for an unexpected one. */
export function databaseErrorOf(error: unknown): DomainError | null {
  const state = sqlStateOf(error);
  if (state !== null && lostRaces.has(state)) return new Conflict();
  if ((state !== null && isTemporary(state)) || isLostConnection(error)) return new Unavailable();
  return null;
}

/** Temporary errors: connection, too many clients, shutdown, lock or statement timeout. */
function isTemporary(state: string): boolean {
  return (
    state.startsWith('08') || state.startsWith('53') || state.startsWith('57') || state === '55P03' || state === '58030'
  );
}

function isLostConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && connectionCodes.has(cause.code)) return true;
    if (
      /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

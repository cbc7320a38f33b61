import { DomainError } from '../../http/errors';
import { S3Refused } from './s3-refused';

const temporary: readonly number[] = [408, 409, 429, 500, 502, 503, 504];

/** `fetch` throws a TypeError for a lost connection, and a DOMException after a timeout. */
const isLostConnection = (error: unknown) => error instanceof TypeError || error instanceof DOMException;

/** Whether another attempt may succeed. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof S3Refused ? temporary.includes(error.status) : isLostConnection(error);

/** What the caller reads about a failed call. The cause is only logged. */
export function storageErrorOf(error: unknown): unknown {
  if (error instanceof S3Refused && error.status === 507) return new DomainError(507, 'storage_full', { cause: error });
  if (!(error instanceof S3Refused) && !isLostConnection(error)) return error;
  return new DomainError(503, 'storage_unavailable', { headers: { 'retry-after': '60' }, cause: error });
}

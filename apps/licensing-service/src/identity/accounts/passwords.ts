import { availableParallelism } from 'node:os';
import { passwordMaximum } from '@atrium/validators';
import { createConcurrencyLimit, verifyHash, hashPassword } from '../../platform';

/** A hash takes 19 MiB and tens of milliseconds of CPU. Leaves one core for other requests. */
export const hashesAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1));

const withLimit = createConcurrencyLimit({ atOnce: hashesAtOnce, waiting: 50 });

/** Hash for unknown accounts, so verification takes as long as for known ones. */
const unknownAccountHash = hashPassword(crypto.randomUUID());

const isTooLong = (password: string) => Array.from(password).length > passwordMaximum;

export function createPasswordHash(password: string): Promise<string> {
  return withLimit(() => hashPassword(password));
}

/**
 * Verifies a password in constant time; `hash` is null for an unknown account. Rejects passwords over 128 characters
 * before hashing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (password.length > 2 * passwordMaximum || isTooLong(password)) return false;
  const against = hash ?? (await unknownAccountHash);
  return withLimit(() => verifyHash(password, against));
}

/** Whether a hash uses outdated parameters. */
export async function isOutdated(hash: string): Promise<boolean> {
  return parametersOf(hash) !== parametersOf(await unknownAccountHash);
}

const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

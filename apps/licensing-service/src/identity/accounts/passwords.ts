import { availableParallelism } from 'node:os';
import { passwordMaximum } from '@atrium/validators';
import { verifyHash, hashPassword } from '../../platform';
import { createGate } from './gate';

/** Hashing takes 19 MiB and tens of milliseconds of a core; one core stays free for everybody else's calls. */
export const hashesAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1));

const throughGate = createGate({ atOnce: hashesAtOnce, waiting: 50 });

/** A hash no password fits, for accounts that do not exist: checking it takes as long as any other. */
const nobody = hashPassword(crypto.randomUUID());

const isTooLong = (password: string) => Array.from(password).length > passwordMaximum;

export function createPasswordHash(password: string): Promise<string> {
  return throughGate(() => hashPassword(password));
}

/** Whether the password fits; null is an account that does not exist. What is too long is refused unhashed. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (password.length > 2 * passwordMaximum || isTooLong(password)) return false;
  const against = hash ?? (await nobody);
  return throughGate(() => verifyHash(password, against));
}

/** Whether a hash was made with other parameters than today's. */
export async function isOutdated(hash: string): Promise<boolean> {
  return parametersOf(hash) !== parametersOf(await nobody);
}

const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

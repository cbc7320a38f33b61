import { setTimeout as wait } from 'node:timers/promises';
import { Conflict } from '../http/errors';
import { sqlStateOf } from './sql-state';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 3;

/** Retries a transaction after a serialization failure or deadlock. Throws `Conflict` after the third attempt. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const state = sqlStateOf(error);
      if (state !== serializationFailure && state !== deadlock) throw error;
      if (attempt === attempts) throw new Conflict('conflict');
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}

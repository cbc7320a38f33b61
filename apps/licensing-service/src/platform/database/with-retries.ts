import { setTimeout as wait } from 'node:timers/promises';
import { Conflict } from '../http/errors';
import { sqlStateOf } from './sql-state';

const serializationFailure = '40001';
const deadlock = '40P01';
const attempts = 3;

/** Runs a transaction again where it lost against another one; after the third loss it is a conflict. */
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

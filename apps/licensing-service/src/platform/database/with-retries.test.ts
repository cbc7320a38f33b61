import { describe, expect, it } from 'vitest';
import { Conflict } from '../http/errors';
import { withRetries } from './with-retries';

const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('failure'), { code }) });

describe('withRetries', () => {
  it.each(['40001', '40P01'])('retries a transaction that fails with %s, at most three times', async (code) => {
    let runs = 0;
    const won = await withRetries(async () => {
      runs += 1;
      if (runs < 3) throw failure(code);
      return 'won';
    });
    expect([won, runs]).toEqual(['won', 3]);
  });

  it('throws Conflict after the third failure', async () => {
    let runs = 0;
    const losing = withRetries(async () => {
      runs += 1;
      throw failure('40001');
    });
    await expect(losing).rejects.toBeInstanceOf(Conflict);
    expect(runs).toBe(3);
  });

  it('does not retry after another error', async () => {
    let runs = 0;
    await expect(withRetries(async () => Promise.reject(((runs += 1), failure('23505'))))).rejects.toThrow(
      'Failed query',
    );
    expect(runs).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { Conflict } from '../http/errors';
import { withRetries } from './with-retries';

const lost = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('lost'), { code }) });

describe('a transaction that loses against another', () => {
  it.each(['40001', '40P01'])('with %s is run again, at most three times', async (code) => {
    let runs = 0;
    const won = await withRetries(async () => {
      runs += 1;
      if (runs < 3) throw lost(code);
      return 'won';
    });
    expect([won, runs]).toEqual(['won', 3]);
  });

  it('is a conflict after the third loss', async () => {
    let runs = 0;
    const losing = withRetries(async () => {
      runs += 1;
      throw lost('40001');
    });
    await expect(losing).rejects.toBeInstanceOf(Conflict);
    expect(runs).toBe(3);
  });

  it('is not run again for another error', async () => {
    let runs = 0;
    await expect(withRetries(async () => Promise.reject(((runs += 1), lost('23505'))))).rejects.toThrow('Failed query');
    expect(runs).toBe(1);
  });
});

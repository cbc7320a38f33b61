import { describe, expect, it } from 'vitest';
import { createShares } from './create-shares';

const untilEnded = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('ended') };
};

describe('createShares', () => {
  it('runs the tasks of one key one after the other, and those of others meanwhile', async () => {
    const share = createShares({ atOnce: 1, waiting: 1 });
    const first = untilEnded();
    const running = share('Ana', first.work);
    const next = share('Ana', async () => 'next');
    await expect(share('Ana', async () => 'too many')).rejects.toMatchObject({ status: 503 });
    expect(await share('Bor', async () => 'other')).toBe('other');
    first.end();
    expect([await running, await next]).toEqual(['ended', 'next']);
  });

  it('waits for no aborted task, starts none that waits, and lets the running one keep its share', async () => {
    const share = createShares({ atOnce: 1, waiting: 2 });
    const abort = new AbortController();
    const first = untilEnded();
    const running = share('Ana', first.work, abort.signal);
    const waiting = share('Ana', async () => expect.fail('was started'), abort.signal);
    let isNextDone = false;
    const next = share('Ana', async () => (isNextDone = true));
    abort.abort(new Error('The caller left.'));
    await expect(running).rejects.toThrow('The caller left.');
    await expect(waiting).rejects.toThrow('The caller left.');
    expect(isNextDone).toBe(false);
    first.end();
    expect(await next).toBe(true);
  });
});

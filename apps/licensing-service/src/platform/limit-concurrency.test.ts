import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './limit-concurrency';

describe('createConcurrencyLimit', () => {
  it('limits running and queued tasks, and rejects the rest at once', async () => {
    const through = createConcurrencyLimit({ atOnce: 2, waiting: 1 });
    const open: (() => void)[] = [];
    let running = 0;
    const work = () =>
      through(async () => {
        running += 1;
        await new Promise<void>((resolve) => open.push(resolve));
        running -= 1;
      });
    const accepted = [work(), work(), work()];
    await expect(work()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(running).toBe(2);
    open.shift()?.();
    await accepted[0];
    await expect.poll(() => open.length).toBe(2);
    for (const finish of open) finish();
    await Promise.all(accepted);
    await expect(through(async () => 'again')).resolves.toBe('again');
  });

  it('continues after a task fails', async () => {
    const through = createConcurrencyLimit({ atOnce: 1, waiting: 0 });
    await expect(through(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(through(async () => 1)).resolves.toBe(1);
  });
});

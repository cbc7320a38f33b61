import { describe, expect, it } from 'vitest';
import { createTestSlots } from './test-slots';

const refusal = { status: 429, headers: { 'retry-after': '2' } };

describe('test slots', () => {
  it('allow twenty simultaneous tests in total and two per user', async () => {
    const slots = createTestSlots();
    const { promise, resolve } = Promise.withResolvers<void>();
    const start = (userId: string) => slots.use(userId, () => promise);
    const running = [start('ana'), start('ana')];
    await expect(start('ana')).rejects.toMatchObject(refusal);
    for (let user = 0; user < 18; user += 1) running.push(start(`user-${user}`));
    await expect(start('bor')).rejects.toMatchObject(refusal);
    resolve();
    await Promise.all(running);
    await expect(start('ana')).resolves.toBeUndefined();
  });

  it('are released when a test fails', async () => {
    const slots = createTestSlots();
    const fail = () => slots.use('ana', () => Promise.reject(new Error('broken')));
    for (let tries = 0; tries < 3; tries += 1) await expect(fail()).rejects.toThrow('broken');
  });
});

import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createPasswordHash, verifyPassword, hashesAtOnce } from './passwords';

const password = 'modra-hiša7';

describe('passwords', () => {
  it('are kept as argon2id of at least 19 MiB and two passes, each with 16 bytes of salt of its own', async () => {
    const hashes = [await createPasswordHash(password), await createPasswordHash(password)];
    const salts = hashes.map(
      (hash) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]+)\$[\w+/]{43}$/.exec(hash)?.[1] ?? '',
    );
    expect(salts.map((salt) => Buffer.from(salt, 'base64').length)).toEqual([16, 16]);
    expect(salts[0]).not.toBe(salts[1]);
  });

  it.each([
    ['long', `${'dolgo geslo brez konca '.repeat(5)}1!`],
    ['of any writing', '青い家-7-синий-дом-🏠'],
    ['with blanks around', '  modra-hiša7  '],
  ])('%s are taken exactly as typed', async (_kind, typed) => {
    const hash = await createPasswordHash(typed);
    expect(await verifyPassword(typed, hash)).toBe(true);
    expect(await verifyPassword(`${typed} `, hash)).toBe(false);
    expect(await verifyPassword(typed.slice(0, -1), hash)).toBe(false);
    if (typed !== typed.trim()) expect(await verifyPassword(typed.trim(), hash)).toBe(false);
  });

  it('are looked at for an account that does not exist as long as for one that does', async () => {
    const hash = await createPasswordHash(password);
    const shortest = async (against: string | null) => {
      const times: number[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        const began = performance.now();
        expect(await verifyPassword('napacno-1', against)).toBe(false);
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const [nobody, somebody] = [await shortest(null), await shortest(hash)];
    expect(nobody / somebody).toBeGreaterThan(0.5);
  });

  it('are hashed one to four at once with fifty waiting; more are sent away, and those too long are not hashed at all', async () => {
    const hash = await createPasswordHash(password);
    const tries = Array.from({ length: 60 }, () => verifyPassword(password, hash));
    const tooLong = verifyPassword('a1!'.padEnd(129, 'x'), hash);
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(hashesAtOnce + 50);
    expect(hashesAtOnce).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
    const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toHaveLength(10 - hashesAtOnce);
    expect(refused[0]).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(await tooLong).toBe(false);
  });
});

import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { weakHash } from '../../testing/weak-hash';
import { createPasswordHash, verifyPassword, hashesAtOnce } from './passwords';

const password = 'modra-hiša7';

describe('passwords', () => {
  it('are hashed with argon2id, each with a 16-byte salt', async () => {
    const hashes = [await createPasswordHash(password), await createPasswordHash(password)];
    const salts = hashes.map((hash) => /^\$argon2id\$v=19\$m=64,t=1,p=1\$([\w+/]+)\$[\w+/]{43}$/.exec(hash)?.[1] ?? '');
    expect(salts.map((salt) => Buffer.from(salt, 'base64').length)).toEqual([16, 16]);
    expect(salts[0]).not.toBe(salts[1]);
  });

  it.each([
    ['long', `${'dolgo geslo brez konca '.repeat(5)}1!`],
    ['in any script', '青い家-7-синий-дом-🏠'],
    ['with surrounding spaces', '  modra-hiša7  '],
  ])('%s are accepted exactly as entered', async (_kind, input) => {
    const hash = await createPasswordHash(input);
    expect(await verifyPassword(input, hash)).toBe(true);
    expect(await verifyPassword(`${input} `, hash)).toBe(false);
    expect(await verifyPassword(input.slice(0, -1), hash)).toBe(false);
    if (input !== input.trim()) expect(await verifyPassword(input.trim(), hash)).toBe(false);
  });

  it('take as long to verify for an unknown account as for a known one', async () => {
    const hash = await createPasswordHash(password);
    const measure = async (against: string | null) => {
      const startedAt = performance.now();
      expect(await verifyPassword('napacno-1', against)).toBe(false);
      return performance.now() - startedAt;
    };
    // Alternating measurements meet the same load of the machine.
    let [unknownMs, knownMs] = [Infinity, Infinity];
    for (let tries = 0; tries < 10; tries += 1) {
      unknownMs = Math.min(unknownMs, await measure(null));
      knownMs = Math.min(knownMs, await measure(hash));
    }
    expect(unknownMs / knownMs).toBeGreaterThan(0.5);
  });

  it('are hashed up to four at once with fifty queued; more get 503, and overlong ones are not hashed', async () => {
    const hash = weakHash(password);
    const tries = Array.from({ length: 60 }, () => verifyPassword(password, hash));
    const tooLong = verifyPassword('a1!'.padEnd(129, 'x'), hash);
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(hashesAtOnce + 50);
    expect(hashesAtOnce).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
    const rejections = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(rejections).toHaveLength(10 - hashesAtOnce);
    expect(rejections[0]).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(await tooLong).toBe(false);
  });
});

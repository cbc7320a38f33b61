import { describe, expect, it } from 'vitest';
import * as low from '../../testing/low-hash-cost';
// In tests, `./hash-cost` is the low one.
import * as product from '../secrets/hash-cost';
import { hashPassword, verifyHash } from './password-hash';

describe('password hash', () => {
  it('costs 19 MiB and two passes, and less in tests', () => {
    expect(product.hashCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    expect(low.hashCost.memory).toBeLessThan(product.hashCost.memory);
  });

  it('names its cost, and is verified with the cost that it names', async () => {
    expect(await hashPassword('modra-hiša7')).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    const withProductCost =
      '$argon2id$v=19$m=19456,t=2,p=1$CQkJCQkJCQkJCQkJCQkJCQ$5BZz4ucR4PrZEn//0chF5/BSXrBnC2BJ3gDfQjCge98';
    expect(await verifyHash('modra-hiša7', withProductCost)).toBe(true);
    expect(await verifyHash('modra-hiša8', withProductCost)).toBe(false);
  });

  it('in another format is never right', async () => {
    expect(await verifyHash('modra-hiša7', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
  });
});

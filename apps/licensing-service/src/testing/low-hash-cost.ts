import type { HashCost } from '../platform/secrets/hash-cost';

/** Replaces the cost of password hashes in tests, which make thousands of them. */
export const hashCost: HashCost = { memory: 64, passes: 1, parallelism: 1 };

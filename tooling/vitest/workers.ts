import { availableParallelism } from 'node:os';

/**
 * Two more than there are cores, because tests also wait. Vitest does not apply the root's `maxWorkers` to projects, and all
 * projects must have the same number.
 */
export const maxWorkers = availableParallelism() + 2;

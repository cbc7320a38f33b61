import { availableParallelism } from 'node:os';

/**
 * One more than there are cores, since every test waits now and then. Vitest applies the root's `maxWorkers` to no
 * project, and refuses projects that differ.
 */
export const maxWorkers = availableParallelism() + 1;

import { availableParallelism } from 'node:os';

/**
 * One more than there are cores, because tests also wait; fewer for a suite that runs beside another. Vitest does not
 * apply the root's `maxWorkers` to projects, and all projects must have the same number.
 */
export const maxWorkers = Number(process.env['TEST_WORKERS'] ?? availableParallelism() + 1);

/** One worker per core. Vitest applies the root's `maxWorkers` to no project, and refuses projects that differ. */
export const maxWorkers = '100%';

import process from 'node:process';

/** Processor time of this process in milliseconds, since an earlier reading. */
export function processorTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lowPriority } from '../low-priority';
import { isolatedFile } from './isolated-file';

/** Starts a process without environment variables, so it knows no secret. `program` is relative to `isolated-file.ts`. */
export function forkIsolated(program: string): ChildProcess {
  const child = fork(fileURLToPath(isolatedFile(program)), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, Math.max(getPriority(), lowPriority));
  return child;
}

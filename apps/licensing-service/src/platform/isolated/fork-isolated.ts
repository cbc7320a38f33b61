import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lowPriority } from '../low-priority';

/** Starts a process without environment variables, so it knows no secret. `program` is relative to this file. */
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

/** The workers are next to what they do in the sources, and in one folder in the build. */
export function isolatedFile(path: string): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL(`${path}.ts`, here) : new URL(`./isolated/${basename(path)}.js`, here);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buildService } from './build-service';

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Output so far. */
  output(): string;
  errors(): string;
  /** Resolves when the service is ready; rejects if it ends before. */
  ready(): Promise<void>;
  /** Exit code or signal. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Skips the optimizing compiler of WebAssembly, because a service of a test runs PGlite only for seconds. */
const quickStart = '--liftoff-only';

/** Starts the built service as a process with exactly these environment variables. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [quickStart, await buildService()], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const ready = async () => {
    while (!output.includes('is ready at')) {
      const hasEnded = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
      if (hasEnded) throw new Error(`The service ended: ${errors}`);
    }
  };
  return { child, output: () => output, errors: () => errors, ready, ended };
}

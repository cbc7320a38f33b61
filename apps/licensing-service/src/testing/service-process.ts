import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buildService } from './build-service';

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** What it has said so far. */
  output(): string;
  errors(): string;
  /** When it has said that it is ready; fails where it ends before. */
  ready(): Promise<void>;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Starts the built service as a process with exactly this environment. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [await buildService()], {
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
      const over = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
      if (over) throw new Error(`The service ended: ${errors}`);
    }
  };
  return { child, output: () => output, errors: () => errors, ready, ended };
}

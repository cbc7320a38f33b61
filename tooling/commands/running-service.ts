import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24, root } from './shell.mjs';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Options of Node for a service whose clock `CLOCK_START` or `CLOCK_SHIFT_DAYS` sets. */
export const withSetClock: readonly string[] = ['--import', join(root, 'tooling/commands/shifted-clock.ts')];

/** Matches the last output of a ready service without an Administrator; captures the token for the first one. */
export const administratorLink = /administrator=(\S+)\n/;

interface ServiceOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Matches the output of a service that is ready. */
  readonly ready: RegExp;
  readonly nodeOptions?: readonly string[];
  readonly onOutput?: (chunk: Buffer) => void;
}

export interface RunningService {
  readonly pid: number | undefined;
  /** The match of `ready`. */
  readonly printed: RegExpExecArray;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built service and waits until it is ready. Our signals are forwarded to it; if one ends it, we exit too.
 * @throws Error if it ends before it is ready
 */
export async function runService({
  environment,
  ready,
  nodeOptions = [],
  onOutput,
}: ServiceOptions): Promise<RunningService> {
  const child = spawn(node24, [...nodeOptions, 'apps/licensing-service/dist/server.js'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (onOutput) child.stdout.on('data', onOutput);
  let isInterrupted = false;
  const interrupt = (signal: NodeJS.Signals) => {
    isInterrupted = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, interrupt);
  const killWithUs = () => void child.kill();
  process.on('exit', killWithUs);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      for (const signal of signals) process.off(signal, interrupt);
      process.off('exit', killWithUs);
      if (isInterrupted) process.exit(1);
      resolve();
    });
  });
  const printed = await new Promise<RegExpExecArray>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = ready.exec(output);
      if (match === null) return;
      child.stdout.off('data', read).resume();
      resolve(match);
    };
    child.stdout.on('data', read);
    void ended.then(() => reject(new Error(`The service ended before it was ready.\n${output}`)));
  });
  return {
    pid: child.pid,
    printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

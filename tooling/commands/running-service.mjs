import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24, root } from './shell.mjs';

const signals = ['SIGINT', 'SIGTERM'];

/** Node's options for a service whose clock `CLOCK_START` or `CLOCK_SHIFT_DAYS` sets. */
export const withSetClock = ['--import', join(root, 'tooling/commands/shifted-clock.mjs')];

/** What a service without an Administrator prints last when it is ready, with the token that makes the first one. */
export const administratorLink = /administrator=(\S+)\n/;

/**
 * The built service, once it has printed that it is ready. Signals reach it, and when one has ended it we end too.
 * @param {{ environment: NodeJS.ProcessEnv, ready: RegExp, nodeOptions?: string[], onOutput?: (chunk: Buffer) => void }} options
 * @returns {Promise<{ pid: number, printed: RegExpExecArray, stop: () => Promise<void> }>}
 * @throws {Error} where it ends before
 */
export async function runService({ environment, ready, nodeOptions = [], onOutput }) {
  const child = spawn(node24, [...nodeOptions, 'apps/licensing-service/dist/server.js'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (onOutput) child.stdout.on('data', onOutput);
  let isCutShort = false;
  const cutShort = (signal) => {
    isCutShort = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, cutShort);
  const endWithUs = () => child.kill();
  process.on('exit', endWithUs);
  const ended = new Promise((resolve) => {
    child.on('close', () => {
      for (const signal of signals) process.off(signal, cutShort);
      process.off('exit', endWithUs);
      if (isCutShort) process.exit(1);
      resolve();
    });
  });
  const printed = await new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const found = ready.exec(output);
      if (found === null) return;
      child.stdout.off('data', read).resume();
      resolve(found);
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

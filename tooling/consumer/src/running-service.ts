import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atrium/vitest-config/free-port';
import { root } from './repository';

export interface RunningService {
  readonly api: string;
  stop(): Promise<void>;
}

/** Starts the built service with a temporary data folder. */
export async function startService(): Promise<RunningService> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-consumed-'));
  const child = spawn(process.execPath, [join(root, 'apps/licensing-service/dist/server.js')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) resolve();
    });
    child.on('exit', () => reject(new Error(`The service ended: ${output}`)));
  });
  return {
    api: `http://127.0.0.1:${port}/api`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

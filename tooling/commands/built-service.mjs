import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { node24, root } from './shell.mjs';

/**
 * The built service on a port of its own, over a data folder that goes when it stops. The link for the first Administrator
 * is the last it prints when it is ready.
 * @param environment in addition to `PORT` and `DATA_DIR`; nothing else is handed down
 * @returns {Promise<{ url: string, pid: number, administratorToken: string, stop: () => Promise<void> }>}
 */
export async function startBuiltService(environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-service-'));
  const port = await freePort();
  const child = spawn(node24, ['apps/licensing-service/dist/server.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const administratorToken = await new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk) => {
      printed += chunk;
      const token = /administrator=(\S+)\n/.exec(printed)?.[1];
      if (token === undefined) return;
      child.stdout.off('data', read).resume();
      resolve(token);
    };
    child.stdout.on('data', read);
    void ended.then(() => reject(new Error(`The service ended before it was ready:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    administratorToken,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

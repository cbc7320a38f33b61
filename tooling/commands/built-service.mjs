import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { administratorLink, runService } from './running-service.mjs';

/**
 * The built service on a port of its own, over a data folder that goes when it stops. The link for the first Administrator
 * is the last it prints when it is ready.
 * @param environment in addition to `PORT` and `DATA_DIR`; nothing else is handed down
 * @returns {Promise<{ url: string, pid: number, administratorToken: string, stop: () => Promise<void> }>}
 */
export async function startBuiltService(environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-service-'));
  const port = await freePort();
  const { pid, printed, stop } = await runService({
    environment: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...environment },
    ready: administratorLink,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    administratorToken: printed[1],
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

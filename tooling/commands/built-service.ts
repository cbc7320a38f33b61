import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atrium/vitest-config/free-port';
import { administratorLink, runService } from './running-service.ts';

export interface BuiltService {
  readonly url: string;
  readonly pid: number | undefined;
  /** Registers the first Administrator. */
  readonly administratorToken: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built service on a free port, with a data folder that is deleted when it stops.
 * @param environment added to `PATH`, `PORT` and `DATA_DIR`, which are all that it inherits
 */
export async function startBuiltService(environment: Readonly<Record<string, string>> = {}): Promise<BuiltService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-service-'));
  const port = await freePort();
  const { pid, printed, stop } = await runService({
    environment: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...environment },
    ready: administratorLink,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    administratorToken: printed[1] ?? '',
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

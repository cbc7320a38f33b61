import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningService } from './service';
import { root, startService } from './service';

const workshop = join(root, 'apps/licensing-service');

/** What a test of the service with its vendors has to know of it. */
export interface ServiceWithVendors {
  readonly url: string;
  /** Address of the desk beside it. */
  readonly desk: string;
  /** Everything it has said. */
  readonly outputFile: string;
}

/** A folder beside the dependencies, where what is built finds them. */
function buildFolder() {
  const caches = join(workshop, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  return mkdtempSync(join(caches, 'journeys-'));
}

/** Builds the service among its vendors and starts it, with everything it can log. */
export async function startServiceWithVendors(): Promise<ServiceWithVendors & Pick<RunningService, 'stop'>> {
  const folder = buildFolder();
  const outputFile = join(folder, 'output.log');
  const built = join(folder, 'built');
  const tsup = join(workshop, 'node_modules/tsup/dist/cli-default.js');
  await promisify(execFile)(
    process.execPath,
    [tsup, '--config', 'tsup.journeys.config.ts', '--out-dir', built, '--silent'],
    { cwd: workshop },
  );
  const service = await startService({
    program: join(built, 'journey-service.js'),
    ready: /^desk \S+\n/m,
    environment: { LOG_LEVEL: 'trace' },
    outputFile,
  });
  return {
    url: service.url,
    desk: /^desk (\S+)$/m.exec(service.output)?.[1] ?? '',
    outputFile,
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

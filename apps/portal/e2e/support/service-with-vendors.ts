import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningService } from './service';
import { root, startService } from './service';

const workshop = join(root, 'apps/licensing-service');

/** Addresses of the service with its vendors, for tests. */
export interface ServiceWithVendors {
  readonly url: string;
  /** URL of its control server. */
  readonly desk: string;
  /** Its output. */
  readonly outputFile: string;
}

/** A folder beside the dependencies, so that the build finds them. */
function buildFolder() {
  const caches = join(workshop, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  return mkdtempSync(join(caches, 'journeys-'));
}

/** Builds the service with its vendors and starts it with full logs. */
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

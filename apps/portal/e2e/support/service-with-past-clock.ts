import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { root, startService, type RunningService, type ServiceOptions } from './service';

/** A seller that also takes bank transfers. */
const seller = parseEnv(readFileSync(join(root, 'tooling/commands/sample-seller.env'), 'utf8'));

/** A service that sells plans and whose clock is some days behind; 0 is today. */
export function startSellerInPast(daysAgo: number, options: ServiceOptions): Promise<RunningService> {
  const clock = pathToFileURL(join(root, 'tooling/commands/shifted-clock.ts')).href;
  const past = { NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT_DAYS: String(-daysAgo) };
  return startService({ ...options, environment: { ...seller, ...(daysAgo === 0 ? {} : past) } });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runService, withSetClock } from '../running-service.ts';
import { root } from '../shell.mjs';

/** The recording's certificate is valid by then. No full hour and no hourly job falls into a recording. */
export const clockStart = '2026-11-23T09:42:10.000Z';

const counters = ['USER_PER_MINUTE', 'ANONYMOUS_PER_MINUTE', 'LOGIN_PER_MINUTE', 'SIGNUP_PER_HOUR', 'FORGOT_PER_HOUR'];
const countersOfUsers = [
  'EXPORT_PER_MINUTE',
  'UPLOADS_PER_HOUR',
  'CONNECTION_TEST_PER_MINUTE',
  'VAT_CHECK_PER_MINUTE',
  'CARDS_PER_HOUR',
];

/** Sets every rate limit. */
export const limits = (most: number): Record<string, string> =>
  Object.fromEntries([...counters, ...countersOfUsers].map((name) => [`LIMIT_${name}`, String(most)]));

/** A clock shift in days, for a later start of the same service. */
export const minutes = (count: number): string => String(count / 1440);

export const webhookSecret = 'whsec_recording';

export interface Place {
  readonly port: number;
  readonly dataDir: string;
}

/** The settings of a recorded service. It inherits only `PATH`, and has no rate limits. */
export function environmentFor({ port, dataDir }: Place, vendors: Readonly<Record<string, string>>) {
  const seller = parseEnv(readFileSync(join(root, 'tooling/commands/sample-seller.env'), 'utf8'));
  return {
    ...seller,
    PAYMENTS: 'sandbox,stripe,bank_transfer',
    STRIPE_SECRET_KEY: 'sk_test_recording',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_recording',
    STRIPE_WEBHOOK_SECRETS: webhookSecret,
    STRIPE_API_URL: 'http://127.0.0.1:1',
    ...limits(1_000_000),
    ...vendors,
    PATH: process.env['PATH'] ?? '',
    TZ: 'UTC',
    LOG_LEVEL: 'info',
    PORT: String(port),
    DATA_DIR: dataDir,
    CLOCK_START: clockStart,
  };
}

/** Starts the built service with the recording's clock, and passes its output to `onOutput`. */
export function startService(environment: NodeJS.ProcessEnv, ready: RegExp, onOutput: (chunk: Buffer) => void) {
  return runService({ environment, ready, nodeOptions: withSetClock, onOutput });
}

import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@atrium/vitest-config/free-port';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface RunningService {
  readonly url: string;
  /** The one-time link for the first Administrator, printed at startup. */
  readonly administratorLink: string;
  /** Output until it was ready. */
  readonly output: string;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  readonly port?: number;
  readonly dataDir?: string;
  readonly environment?: Readonly<NodeJS.Dict<string>>;
  /** The program to run; default: the built product. */
  readonly program?: string;
  /** Last output of the start. */
  readonly ready?: RegExp;
  /** Its output is also written to this file. */
  readonly outputFile?: string;
}

/** A separate data folder, removed by `remove`. */
export function temporaryDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-journey-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Rate limits that do not affect the journeys. */
const generousLimits = {
  LIMIT_ANONYMOUS_PER_MINUTE: '100000',
  LIMIT_USER_PER_MINUTE: '100000',
  LIMIT_LOGIN_PER_MINUTE: '100000',
  LIMIT_SIGNUP_PER_HOUR: '100000',
  LIMIT_FORGOT_PER_HOUR: '100000',
  LIMIT_CONNECTION_TEST_PER_MINUTE: '100000',
  LIMIT_VAT_CHECK_PER_MINUTE: '100000',
};

/** Skips the optimizing compiler of WebAssembly, because PGlite runs only briefly. */
const quickStart = '--liftoff-only';

/** Starts a service as one process; it is ready when it has printed its address. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const { port, dataDir, environment = {}, outputFile } = options;
  const { program = join(root, 'apps/licensing-service/dist/server.js'), ready = /administrator=\S+/ } = options;
  const chosenPort = port ?? (await freePort());
  const own = dataDir === undefined ? temporaryDataDir() : { dataDir, remove: () => undefined };
  const child = spawn(join(root, 'node_modules/.bin/node'), [quickStart, program], {
    cwd: root,
    env: {
      ...process.env,
      ...generousLimits,
      PORT: String(chosenPort),
      DATA_DIR: own.dataDir,
      LOG_LEVEL: 'warn',
      OSS_THRESHOLD: 'below',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${chosenPort}`;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (outputFile !== undefined) appendFileSync(outputFile, chunk);
      if (output.includes(`${url}/outbox`) && ready.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => reject(new Error(`The service ended before it was ready:\n${output}`)));
  });
  return {
    url,
    administratorLink: /\S+administrator=\S+/.exec(output)?.[0] ?? '',
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      own.remove();
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@atrium/vitest-config/free-port';
import { root, run } from './shell.mjs';
import { waitUntil } from './wait-until.ts';

const timeout = 5 * 60_000;

/** The user's `PATH`: without this checkout's programs, which `npm test` puts first. */
const pathOfUser = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/**
 * Whether `npm start` serves the portal in a fresh clone of the last commit, with only the dependencies that it needs.
 * Builds everything, unless a folder of Turborepo's cache has the build of the same sources.
 */
export async function startsInFreshClone(cacheFolder?: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fresh-'));
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const start = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        PATH: pathOfUser,
        PORT: String(port),
        ...(cacheFolder === undefined ? {} : { TURBO_CACHE_DIR: cacheFolder }),
      },
    });
    let output = '';
    start.stdout.on('data', (chunk: Buffer) => (output += chunk));
    start.stderr.on('data', (chunk: Buffer) => (output += chunk));
    const ended = new Promise<void>((resolve) => start.on('close', () => resolve()));
    const isServed = await Promise.race([
      waitUntil(() => servesPortal(`${base}/login`), timeout),
      ended.then(() => false),
    ]);
    if (!isServed) console.log(output);
    if (start.exitCode === null && start.pid !== undefined) process.kill(-start.pid, 'SIGTERM');
    await ended;
    return isServed === true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function servesPortal(url: string): Promise<boolean> {
  const page = await fetch(url).catch(() => undefined);
  return page !== undefined && page.ok && (await page.text()).includes('<div id="root">');
}

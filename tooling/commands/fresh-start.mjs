import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root, run } from './shell.mjs';
import { until } from './until.mjs';

const patience = 5 * 60_000;

/** Without the programs of this checkout, which `npm test` puts first. */
const pathOfUser = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** Whether `npm start` serves the portal in a fresh clone of the last commit, with nothing installed but what it needs. */
export async function startsInFreshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fresh-'));
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const start = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, PATH: pathOfUser, PORT: String(port) },
    });
    let output = '';
    start.stdout.on('data', (chunk) => (output += chunk));
    start.stderr.on('data', (chunk) => (output += chunk));
    const ended = new Promise((resolve) => start.on('close', resolve));
    const served = await Promise.race([until(() => answers(`${base}/login`), patience), ended.then(() => false)]);
    if (!served) console.log(output);
    if (start.exitCode === null && start.pid !== undefined) process.kill(-start.pid, 'SIGTERM');
    await ended;
    return served === true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(url) {
  const page = await fetch(url).catch(() => undefined);
  return page?.ok && (await page.text()).includes('<div id="root">');
}

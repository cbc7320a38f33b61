import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tooling/commands/free-port.mjs';
import { root, run } from '../tooling/commands/shell.mjs';
import { until } from '../tooling/commands/until.mjs';

const patience = 5 * 60_000;

/** `npm start` in a clone of its own, with nothing installed but what the product needs, serves the portal. */
export async function proveFreshStart() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fresh-'));
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const start = spawn('npm', ['start'], { cwd: folder, detached: true, env: { ...process.env, PORT: String(port) } });
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

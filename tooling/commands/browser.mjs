import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pnpm, root, run } from './shell.mjs';

/** The shell is Chromium without windows: the same pages, in half of the processes. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'apps/portal/package.json'));
  const path = require('playwright').chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installed() {
  await run(pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'install', 'chromium'), { quiet: true });
  const downloaded = playwrightsOwn();
  if (downloaded) return downloaded;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log("Installing Debian's Chromium …");
  await run(['apt-get', 'update'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
    const { code } = await run(install, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0) break;
  }
  return onPath();
}

/**
 * A Chromium for stories and journeys: the one named by CHROMIUM_PATH, Playwright's own, the system's,
 * else Playwright's download, else Debian's package when we are root there.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return playwrightsOwn() ?? onPath() ?? (await installed());
}

export const browserMissing =
  'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then run npm test again.';

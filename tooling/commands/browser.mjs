import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pnpm, root, run } from './shell.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
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
  console.log("Installing Debian's chromium …");
  await run(['apt-get', 'update'], { quiet: true });
  await run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
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

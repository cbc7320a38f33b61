import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { pnpm, run } from './shell.mjs';

/** The headless shell renders the same pages with half of the processes. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

function findInPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function findOfPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

async function installBrowser(): Promise<string | undefined> {
  await run(pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'install', 'chromium'), { quiet: true });
  const downloaded = findOfPlaywright();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log("Installing Debian's Chromium …");
  await run(['apt-get', 'update'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run(['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) break;
  }
  return findInPath();
}

/**
 * Path of a Chromium for stories and journeys: `CHROMIUM_PATH`, else Playwright's, else the system's, else Playwright's
 * download, else Debian's package if we are root.
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return findOfPlaywright() ?? findInPath() ?? (await installBrowser());
}

export const browserMissing =
  'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run the command again.';

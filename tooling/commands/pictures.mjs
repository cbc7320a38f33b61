import { findBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { pnpm, run, stop } from './shell.mjs';

/** Builds the Storybook and redraws its pictures. */
await ensureInstalled('everything');
const browser = await findBrowser();
if (!browser) stop('No Chromium was found. Name one in CHROMIUM_PATH.');

const storybook = '--filter=@atrium/storybook';
const steps = [
  pnpm(storybook, 'run', 'build:storybook'),
  pnpm(storybook, 'exec', 'node', 'pictures/clear.mjs'),
  pnpm(storybook, 'exec', 'playwright', 'test', 'stories', '--update-snapshots=all', '--reporter=line'),
  pnpm(storybook, 'exec', 'node', 'pictures/shrink.mjs'),
];
for (const step of steps) {
  const { code } = await run(step, { env: { CHROMIUM_PATH: browser, PICTURES: 'update' } });
  if (code !== 0) process.exit(code);
}

import { browserMissing, findBrowser } from './browser.ts';
import { pnpm, run, stop } from './shell.mjs';

/** Builds the Storybook and takes new pictures of its stories. */
const browser = (await findBrowser()) ?? stop(browserMissing);

const storybook = '--filter=@atrium/storybook';
const steps = [
  pnpm(storybook, 'run', 'build:storybook'),
  pnpm(storybook, 'exec', 'node', 'pictures/clear.ts'),
  pnpm(storybook, 'exec', 'playwright', 'test', 'stories', '--update-snapshots=all', '--reporter=line'),
  pnpm(storybook, 'exec', 'node', 'pictures/shrink.ts'),
];
for (const step of steps) {
  const { code } = await run(step, { env: { CHROMIUM_PATH: browser, PICTURES: 'update' } });
  if (code !== 0) process.exit(code);
}

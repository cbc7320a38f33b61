import { findBrowser } from '../tooling/commands/browser.ts';
import { pnpm } from '../tooling/commands/shell.mjs';
import { passes } from './passes.ts';

/**
 * Checks every story with axe: as a test in both themes and languages, and in the built Storybook in both themes and
 * widths. `npm test -- all` opens some of the kit and one screen of each package in the built Storybook at 375 px, and
 * checks the kit in light and its overviews in dark.
 */
export async function proveStories(): Promise<boolean> {
  const browser = await findBrowser();
  if (!browser) return false;
  const env = { CHROMIUM_PATH: browser, STORY_APPEARANCES: 'all', BOOK_APPEARANCES: 'all' };
  const book = ['--filter=@atrium/storybook', 'exec', 'playwright', 'test', 'each-story', '--reporter=line'];
  const results = [
    await passes(pnpm('exec', 'vitest', 'run', '--project=storybook', '--reporter=dot'), env),
    await passes(pnpm('exec', 'turbo', 'run', 'build:storybook', '--output-logs=errors-only'), env),
    await passes(pnpm(...book), env),
  ];
  return results.every(Boolean);
}

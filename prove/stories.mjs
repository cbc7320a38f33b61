import { findBrowser } from '../tooling/commands/browser.mjs';
import { pnpm } from '../tooling/commands/shell.mjs';
import { holds } from './holds.mjs';

/**
 * Every story, checked by axe: as a test in both themes and both languages, and freshly loaded from the built book in
 * both themes and at both widths. `npm test` looks at each story of the kit in two of the four, and at the built
 * book at 375 px.
 */
export async function proveStories() {
  const browser = await findBrowser();
  if (!browser) return false;
  const env = { CHROMIUM_PATH: browser, STORY_APPEARANCES: 'all', BOOK_APPEARANCES: 'all' };
  const book = ['--filter=@atrium/storybook', 'exec', 'playwright', 'test', 'each-story', '--reporter=line'];
  const results = [
    await holds(pnpm('exec', 'vitest', 'run', '--project=storybook', '--reporter=dot'), env),
    await holds(pnpm('exec', 'turbo', 'run', 'build:storybook', '--output-logs=errors-only'), env),
    await holds(pnpm(...book), env),
  ];
  return results.every(Boolean);
}

import { findBrowser } from '../tooling/commands/browser.mjs';
import { pnpm, run } from '../tooling/commands/shell.mjs';

/** Every story, checked by axe in both themes and both languages; `npm test` looks at two of the four. */
export async function proveStories() {
  const browser = await findBrowser();
  if (!browser) return false;
  const { code, output } = await run(pnpm('exec', 'vitest', 'run', '--project=storybook', '--reporter=dot'), {
    quiet: true,
    env: { CHROMIUM_PATH: browser, STORY_APPEARANCES: 'all' },
  });
  console.log(
    output
      .trim()
      .split('\n')
      .slice(code === 0 ? -5 : 0)
      .join('\n'),
  );
  return code === 0;
}

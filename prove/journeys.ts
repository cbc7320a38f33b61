import { findBrowser } from '../tooling/commands/browser.ts';
import { pnpm } from '../tooling/commands/shell.mjs';
import { passes } from './passes.ts';

/**
 * Runs every journey in all languages and widths, on PGlite, with axe in both themes. `npm test -- all` runs those
 * without the tag `@proof` in wide English, and the main one on a Slovenian phone.
 */
export async function proveJourneys(): Promise<boolean> {
  const browser = await findBrowser();
  if (!browser) return false;
  const test = pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'test', '--reporter=line');
  return passes(test, { CHROMIUM_PATH: browser, JOURNEY_LOOKS: 'all' });
}

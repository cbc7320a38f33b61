import { findBrowser } from '../tooling/commands/browser.mjs';
import { pnpm } from '../tooling/commands/shell.mjs';
import { holds } from './holds.mjs';

/** Runs every journey in all its languages and widths. `npm test` runs all in wide English, and some on a Slovenian phone. */
export async function proveJourneys() {
  const browser = await findBrowser();
  if (!browser) return false;
  const test = pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'test', '--reporter=line');
  return holds(test, { CHROMIUM_PATH: browser, JOURNEY_LOOKS: 'all' });
}

import { findBrowser } from '../tooling/commands/browser.ts';
import { pnpm } from '../tooling/commands/shell.mjs';
import { passes } from './passes.ts';

/** Runs every journey in all languages and widths. `npm test` runs all in wide English, and some on a Slovenian phone. */
export async function proveJourneys(): Promise<boolean> {
  const browser = await findBrowser();
  if (!browser) return false;
  const test = pnpm('--filter=@atrium/portal', 'exec', 'playwright', 'test', '--reporter=line');
  return passes(test, { CHROMIUM_PATH: browser, JOURNEY_LOOKS: 'all' });
}

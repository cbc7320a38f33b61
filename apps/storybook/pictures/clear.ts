import { rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Deletes the pictures, and writes down the version of Chromium that takes the next ones. */
rmSync(new URL('png', import.meta.url), { recursive: true, force: true });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
writeFileSync(new URL('chromium.txt', import.meta.url), `${browser.version()}\n`);
await browser.close();

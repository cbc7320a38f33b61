import { rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Forgets the pictures there are, and notes which Chromium draws the next ones. */
rmSync(new URL('png', import.meta.url), { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
writeFileSync(new URL('chromium.txt', import.meta.url), `${browser.version()}\n`);
await browser.close();

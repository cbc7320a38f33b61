import { availableParallelism } from 'node:os';
import { launchOptions } from '@atrium/vitest-config/chromium';
import { defineConfig } from '@playwright/test';

/** Renders identically on every machine with the same Chromium. */
const sameEverywhere = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Opens the built Storybook and compares its pictures. Build it first: `npm test -- book`, `npm run pictures`. */
export default defineConfig({
  testDir: 'pictures',
  testMatch: '**/*.pictures.ts',
  snapshotPathTemplate: '{testDir}/png/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  timeout: 240_000,
  outputDir: 'test-results',
  expect: {
    // On a busy machine Chromium takes a minute to compile the whole book for the first time.
    timeout: 120_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1, maxDiffPixels: 12 },
  },
  use: {
    launchOptions: launchOptions(sameEverywhere),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Ljubljana',
  },
});

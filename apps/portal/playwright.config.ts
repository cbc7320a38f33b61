import { launchOptions } from '@atrium/vitest-config/chromium';
import { defineConfig } from '@playwright/test';

const wide = { width: 1280, height: 860 };
const phone = { width: 375, height: 812 };

/** What is walked in both languages and at both widths. */
const everywhere = ['**/main-job.journey.ts', '**/full-setup.journey.ts'];

/** Journeys of a person through the built portal and the real service; each project is a language and a width. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/start-shared-service.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 15_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Ljubljana',
  },
  projects: [
    { name: 'english-1280', use: { viewport: wide, locale: 'en-GB' } },
    { name: 'slovenian-1280', use: { viewport: wide, locale: 'sl-SI' }, testMatch: everywhere },
    {
      name: 'english-375',
      use: { viewport: phone, locale: 'en-GB', hasTouch: true },
      testMatch: everywhere,
    },
    {
      name: 'slovenian-375',
      use: { viewport: phone, locale: 'sl-SI', hasTouch: true },
      testIgnore: [
        '**/keyboard.journey.ts',
        '**/*-faults.journey.ts',
        '**/wizard-load.journey.ts',
        '**/unpaid-plan.journey.ts',
      ],
    },
  ],
});

import { availableParallelism } from 'node:os';
import { launchOptions } from '@atrium/vitest-config/chromium';
import { defineConfig } from '@playwright/test';

const wide = { width: 1280, height: 860 };
const phone = { width: 375, height: 812 };

const inAllProjects = process.env['JOURNEY_LOOKS'] === 'all';

/** Journeys from registration to an active company CRM. */
const mainJourneys = ['**/main-job.journey.ts', '**/full-setup.journey.ts'];

/** Journeys that do not depend on language or width. */
const wideOnly = [
  'chunk-faults',
  'keyboard',
  'network-faults',
  'session-faults',
  'storage-faults',
  'stored-secrets',
  'wizard-load',
  'unpaid-plan',
  'zoom',
];

/** Journeys that hardly depend on language and width: on the phone only in `npm run prove -- journeys`. */
const onPhoneInProof = [
  'account',
  'back-office',
  'card-at-bank',
  'card-at-stripe',
  'documents',
  'edit-here',
  'first-load',
  'full-setup',
  'help',
  'members',
  'paid-plan',
  'service-down',
  'settings',
  'url-name',
  'visitor-pages',
];

/** Journeys that only `npm run prove -- journeys` runs in wide English; `full-setup` does all that `main-job` does. */
const inProof = [
  'card-at-bank',
  'card-at-stripe',
  'chunk-faults',
  'edit-here',
  'help',
  'keyboard',
  'main-job',
  'service-down',
  'session-faults',
  'settings',
  'storage-faults',
  'unpaid-plan',
  'zoom',
];

const journeyFile = (name: string) => `**/${name}.journey.ts`;

/**
 * Journeys through the built portal and the real service. Each project is a language and a width; the one of the longest
 * journey is first.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/start-shared-service.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  grepInvert: inAllProjects ? [] : /@proof/,
  workers: availableParallelism() + 1,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  outputDir: 'test-results',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Ljubljana',
  },
  projects: [
    {
      name: 'slovenian-375',
      use: { viewport: phone, locale: 'sl-SI', hasTouch: true },
      testIgnore: [...wideOnly, ...(inAllProjects ? [] : onPhoneInProof)].map(journeyFile),
    },
    {
      name: 'english-1280',
      use: { viewport: wide, locale: 'en-GB' },
      testIgnore: inAllProjects ? [] : inProof.map(journeyFile),
    },
    ...(inAllProjects
      ? [
          { name: 'slovenian-1280', use: { viewport: wide, locale: 'sl-SI' }, testMatch: mainJourneys },
          { name: 'english-375', use: { viewport: phone, locale: 'en-GB', hasTouch: true }, testMatch: mainJourneys },
        ]
      : []),
  ],
});

import { fileURLToPath } from 'node:url';
import { launchOptions } from '@atrium/vitest-config/chromium';
import { maxWorkers } from '@atrium/vitest-config/workers';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { emulateMedia } from './test/emulate-media.ts';
import { everyOtherAppearance, oppositeAppearance } from './test/appearances.ts';

const everything = process.env['STORY_APPEARANCES'] === 'all';

/**
 * Runs every story as a test in Chromium: it renders, its interactions pass, axe finds nothing in both themes and
 * languages, nothing moves with reduced motion, and every control stays visible in forced colours.
 */
export default defineProject({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), disableAddonDocs: true }),
  ],
  test: {
    name: 'storybook',
    isolate: false,
    maxWorkers,
    setupFiles: [fileURLToPath(new URL('test/setup.ts', import.meta.url))],
    provide: { appearances: everything ? everyOtherAppearance : oppositeAppearance, everyRule: everything },
    browser: {
      enabled: true,
      commands: { emulateMedia },
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: launchOptions(),
      }),
    },
  },
});

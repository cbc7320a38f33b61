import type { BrowserCommand } from 'vitest/node';

/** Media preferences of the operating system. */
export interface MediaPreferences {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Emulates media preferences in the browser. */
export const emulateMedia: BrowserCommand<[preferences: MediaPreferences]> = async ({ page }, preferences) => {
  await page.emulateMedia(preferences);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (preferences: MediaPreferences) => Promise<void>;
  }
}

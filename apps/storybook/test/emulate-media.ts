import type { BrowserCommand } from 'vitest/node';

/** What a person's system asks for. */
export interface Wishes {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Lets the browser take on the wishes of a person's system. */
export const emulateMedia: BrowserCommand<[wishes: Wishes]> = async ({ page }, wishes) => {
  await page.emulateMedia(wishes);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wishes: Wishes) => Promise<void>;
  }
}

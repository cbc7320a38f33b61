import { vi } from 'vitest';

/** Ends what a file has put in the place of something, and lets the next one load our own modules anew. */
export function leaveNothing(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
}

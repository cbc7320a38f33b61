import { vi } from 'vitest';

/** Ends a file's stubs, and lets the next file reload our own modules. */
export function leaveNothing(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
}

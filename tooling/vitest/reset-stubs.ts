import { vi } from 'vitest';

/** Removes the stubs of a file, and makes the next file reload our modules. */
export function resetStubs(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
}

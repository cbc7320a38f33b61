import { vi } from 'vitest';

/** Removes the stubs of a file. */
export function resetStubs(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
}

import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Browser APIs that jsdom lacks, and a longer timeout for busy machines. */
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** What jsdom leaves out of a window and the shell asks for; and time enough on a busy machine. */
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

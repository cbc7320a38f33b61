import { vi } from 'vitest';

/** What jsdom leaves out of a window and the shell asks for. */
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal('scrollTo', () => undefined);

import { describe, vi } from 'vitest';
import { itServesSimultaneousCalls } from './testing/simultaneous-calls';

vi.setConfig({ testTimeout: 120_000 });

describe('the sandbox, again and again', () => {
  itServesSimultaneousCalls({ orders: 5, voids: 20 });
});

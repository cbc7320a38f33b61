import { vi } from 'vitest';
import { describeSimultaneousCalls } from './testing/simultaneous-calls';

vi.setConfig({ testTimeout: 120_000 });

describeSimultaneousCalls({ orders: 5, voids: 20 });

import { describe } from 'vitest';
import { itServesSimultaneousCalls } from './testing/simultaneous-calls';

describe('the sandbox', () => {
  itServesSimultaneousCalls({ orders: 1, voids: 4 });
});

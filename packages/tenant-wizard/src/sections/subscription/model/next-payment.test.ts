import { describe, expect, it } from 'vitest';
import { nextPayment } from './next-payment';

describe('nextPayment', () => {
  it.each([
    [6954, 0, { used: 0, due: 6954 }],
    [6954, 2000, { used: 2000, due: 4954 }],
    [6954, 6954, { used: 6954, due: 0 }],
    [6954, 9000, { used: 6954, due: 0 }],
    [6954, 6930, { used: 6904, due: 50 }],
    [6954, -100, { used: 0, due: 6954 }],
    [0, 500, { used: 0, due: 0 }],
  ])('splits a total of %i with a credit of %i', (total, credit, expected) =>
    expect(nextPayment(total, credit)).toEqual(expected),
  );
});

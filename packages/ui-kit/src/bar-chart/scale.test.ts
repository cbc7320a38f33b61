import { expect, it } from 'vitest';
import { ticksFor } from './scale';

it.each([
  [
    [12_486, 7240],
    [15_000, 10_000, 5000, 0],
  ],
  [
    [9, 3],
    [15, 10, 5, 0],
  ],
  [[30], [30, 20, 10, 0]],
  [
    [0, -20],
    [300, 200, 100, 0],
  ],
])('draws four round lines for %j', (values, lines) => {
  expect(ticksFor(values)).toEqual(lines);
});

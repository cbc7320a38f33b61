import { expect, it } from 'vitest';
import { moveOption } from './move-option';

const order = ['a', 'b', 'c'];

it.each([
  ['b', 0, 'bac'],
  ['a', 2, 'bca'],
  ['c', -1, 'cab'],
  ['a', 9, 'bca'],
])('moves the option %s to place %i: %s', (id, place, moved) => {
  expect(moveOption(order, id, place).join('')).toBe(moved);
});

it.each([
  ['a', -1],
  ['c', 3],
  ['b', 1],
  ['unknown', 0],
])('keeps the same order when %s moves to place %i', (id, place) => {
  expect(moveOption(order, id, place)).toBe(order);
});

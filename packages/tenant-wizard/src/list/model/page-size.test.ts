import { afterEach, expect, it } from 'vitest';
import { choosePageSize } from './page-size';

afterEach(() => localStorage.clear());

it('prefers the setting of the user', () => {
  localStorage.setItem('pageSize', '50');
  expect(choosePageSize(25)).toBe(25);
});

it('uses the size saved in the browser when the user has no setting', () => {
  localStorage.setItem('pageSize', '50');
  expect(choosePageSize(null)).toBe(50);
});

it.each(['', '0', '-1', 'many', '101', '2.5'])('is 10 when the browser has saved "%s"', (saved) => {
  localStorage.setItem('pageSize', saved);
  expect(choosePageSize(undefined)).toBe(10);
});

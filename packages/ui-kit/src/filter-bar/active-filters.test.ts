// @vitest-environment node
import { expect, test } from 'vitest';
import { withFilter } from './active-filters';

test('a filter is added, changed and left out when it is empty', () => {
  const one = withFilter({}, 'state', 'active');
  const two = withFilter(one, 'title', ' žni ');
  expect(two).toEqual({ state: 'active', title: 'žni' });
  expect(withFilter(two, 'state', 'draft')).toEqual({ state: 'draft', title: 'žni' });
  expect(withFilter(two, 'title', '  ')).toEqual({ state: 'active' });
});

test('a range keeps the days it has, and is left out without any', () => {
  const from = withFilter({}, 'updated_at', { from: '2026-11-01', to: '' });
  expect(from).toEqual({ updated_at: { from: '2026-11-01' } });
  expect(withFilter(from, 'updated_at', { from: '', to: '' })).toEqual({});
});

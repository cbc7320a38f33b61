// @vitest-environment node
import { expect, test } from 'vitest';
import { nonEmptyFilters, withoutFilter } from './active-filters';

test('ignores empty filters and trims text', () => {
  expect(nonEmptyFilters({ state: 'active', title: ' žni d.o.o. ', url: '  ', city: '' })).toEqual({
    state: 'active',
    title: 'žni d.o.o.',
  });
});

test('keeps the given days of a range and ignores an empty range', () => {
  const both = { from: '2026-11-01', to: '2026-11-30' };
  expect(
    nonEmptyFilters({ created_at: both, updated_at: { from: '2026-11-01', to: '' }, closed_at: { to: '' } }),
  ).toEqual({
    created_at: both,
    updated_at: { from: '2026-11-01' },
  });
});

test('removes one filter and keeps the others', () => {
  expect(withoutFilter({ state: 'active', title: 'žni' }, 'state')).toEqual({ title: 'žni' });
});

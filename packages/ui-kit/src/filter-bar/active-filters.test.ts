// @vitest-environment node
import { expect, test } from 'vitest';
import { saidFilters, withoutFilter } from './active-filters';

test('what is empty is no filter, and blanks around words do not count', () => {
  expect(saidFilters({ state: 'active', title: ' žni d.o.o. ', url: '  ', city: '' })).toEqual({
    state: 'active',
    title: 'žni d.o.o.',
  });
});

test('a range keeps the days it has, and is none without any', () => {
  const both = { from: '2026-11-01', to: '2026-11-30' };
  expect(saidFilters({ created_at: both, updated_at: { from: '2026-11-01', to: '' }, closed_at: { to: '' } })).toEqual({
    created_at: both,
    updated_at: { from: '2026-11-01' },
  });
});

test('one filter is taken away, the others stay', () => {
  expect(withoutFilter({ state: 'active', title: 'žni' }, 'state')).toEqual({ title: 'žni' });
});

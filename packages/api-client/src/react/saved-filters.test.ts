import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSavedFilters, useSavedFilters, type ListFilters } from './saved-filters';

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const open = (screen: string, initial: ListFilters = {}) =>
  renderHook(() => {
    const [filters, setFilters] = useState(initial);
    useSavedFilters(screen, filters, setFilters);
    return { filters, setFilters };
  });

describe('useSavedFilters', () => {
  it('restores the filters of the same screen only', () => {
    const filters = { search: 'ažman', sort: '-title', page: 2, filter: { state: { in: 'active,draft' } } };
    const first = open('customers');
    act(() => first.result.current.setFilters(filters));
    first.unmount();
    expect(open('customers').result.current.filters).toEqual(filters);
    expect(open('documents').result.current.filters).toEqual({});
  });

  it('prefers filters in the address', () => {
    open('customers', { search: 'old' }).unmount();
    expect(open('customers', { search: 'new' }).result.current.filters).toEqual({ search: 'new' });
    expect(readSavedFilters('customers')).toEqual({ search: 'new' });
  });

  it('forgets cleared filters', () => {
    const screen = open('customers', { search: 'old' });
    act(() => screen.result.current.setFilters({}));
    screen.unmount();
    expect(open('customers').result.current.filters).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"page":0,"sort":1,"search":{},"filter":{"a":1}}', '{"filter":[]}'])(
    'ignores the stored text "%s"',
    (kept) => {
      sessionStorage.setItem('list:customers', kept);
      expect(open('customers').result.current.filters).toEqual({});
    },
  );

  it('works without session storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = open('customers');
    act(() => result.current.setFilters({ search: 'x' }));
    expect(result.current.filters).toEqual({ search: 'x' });
  });
});

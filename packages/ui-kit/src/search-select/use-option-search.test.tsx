import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOptionSearch } from './use-option-search';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('searches once, 300 ms after the last key', () => {
  const onSearch = vi.fn();
  const { result } = renderHook(() => useOptionSearch(onSearch));
  result.current.type('s');
  vi.advanceTimersByTime(299);
  result.current.type('sl');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['sl']]);
});

test('does not repeat the current search', () => {
  const onSearch = vi.fn();
  const { result } = renderHook(() => useOptionSearch(onSearch));
  result.current.type('sl');
  vi.advanceTimersByTime(300);
  result.current.type('slo');
  result.current.type('sl ');
  vi.advanceTimersByTime(300);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('resets to all options at once and drops a pending search', () => {
  const onSearch = vi.fn();
  const { result } = renderHook(() => useOptionSearch(onSearch));
  result.current.type('sl');
  vi.advanceTimersByTime(300);
  result.current.type('slov');
  result.current.reset();
  vi.advanceTimersByTime(300);
  expect(onSearch.mock.calls).toEqual([['sl'], ['']]);
});

test('does not search after unmounting', () => {
  const onSearch = vi.fn();
  const { result, unmount } = renderHook(() => useOptionSearch(onSearch));
  result.current.type('sl');
  unmount();
  vi.advanceTimersByTime(300);
  expect(onSearch).not.toHaveBeenCalled();
});

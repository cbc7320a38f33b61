import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, useTheme } from './theme';

const shown = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  chooseTheme('system');
  window.localStorage.clear();
});

it('applies and saves a chosen theme for all components', () => {
  const one = renderHook(useTheme);
  const other = renderHook(useTheme);
  act(() => one.result.current[1]('dark'));
  expect([one.result.current[0], other.result.current[0], shown()]).toEqual(['dark', 'dark', 'dark']);
  expect(window.localStorage.getItem('theme')).toBe('dark');
  act(() => other.result.current[1]('system'));
  expect([one.result.current[0], shown()]).toEqual(['system', undefined]);
});

it('follows a choice in another tab', () => {
  const { result } = renderHook(useTheme);
  window.localStorage.setItem('theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect([result.current[0], shown()]).toEqual(['light', 'light']);
});

it('keeps the theme for the page if storage is blocked', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { result } = renderHook(useTheme);
  act(() => result.current[1]('dark'));
  expect([result.current[0], shown()]).toEqual(['dark', 'dark']);
  refuse.mockRestore();
});

import { act, render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasUnsavedWork, holdUnsavedWork, watchUnsavedWork } from './unsaved-work';
import { useHasUnsavedWork, useUnsavedWork } from './use-unsaved-work';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedWork(dirty);
  return null;
}

test('a form holds its work while it is dirty, and lets go when it is saved', () => {
  const { rerender } = render(<Form dirty={false} />);
  expect(hasUnsavedWork()).toBe(false);
  rerender(<Form dirty />);
  expect(hasUnsavedWork()).toBe(true);
  rerender(<Form dirty={false} />);
  expect(hasUnsavedWork()).toBe(false);
});

test('a form that is gone holds nothing', () => {
  const { unmount } = render(<Form dirty />);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

test('the shell is notified of the first and the last change, not of those between', () => {
  const heard = vi.fn<() => void>();
  const stop = watchUnsavedWork(heard);
  const releases = [holdUnsavedWork(), holdUnsavedWork()];
  expect(heard).toHaveBeenCalledOnce();
  releases[0]?.();
  releases[0]?.();
  expect(heard).toHaveBeenCalledOnce();
  releases[1]?.();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  holdUnsavedWork()();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is shown follows', () => {
  const { result } = renderHook(() => useHasUnsavedWork());
  expect(result.current).toBe(false);
  let release: () => void = () => undefined;
  act(() => {
    release = holdUnsavedWork();
  });
  expect(result.current).toBe(true);
  act(() => release());
  expect(result.current).toBe(false);
});

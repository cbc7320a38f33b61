import { act, render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasUnsavedWork, markUnsavedWork, watchUnsavedWork } from './unsaved-work';
import { useHasUnsavedWork, useUnsavedWork } from './use-unsaved-work';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedWork(dirty);
  return null;
}

test('a form marks unsaved work while it is dirty and clears it when saved', () => {
  const { rerender } = render(<Form dirty={false} />);
  expect(hasUnsavedWork()).toBe(false);
  rerender(<Form dirty />);
  expect(hasUnsavedWork()).toBe(true);
  rerender(<Form dirty={false} />);
  expect(hasUnsavedWork()).toBe(false);
});

test('an unmounted form clears its mark', () => {
  const { unmount } = render(<Form dirty />);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

test('the shell is notified of the first and the last change, not of those between', () => {
  const listener = vi.fn<() => void>();
  const stop = watchUnsavedWork(listener);
  const releases = [markUnsavedWork(), markUnsavedWork()];
  expect(listener).toHaveBeenCalledOnce();
  releases[0]?.();
  releases[0]?.();
  expect(listener).toHaveBeenCalledOnce();
  releases[1]?.();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  markUnsavedWork()();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('useHasUnsavedWork follows changes', () => {
  const { result } = renderHook(() => useHasUnsavedWork());
  expect(result.current).toBe(false);
  let release: () => void = () => undefined;
  act(() => {
    release = markUnsavedWork();
  });
  expect(result.current).toBe(true);
  act(() => release());
  expect(result.current).toBe(false);
});

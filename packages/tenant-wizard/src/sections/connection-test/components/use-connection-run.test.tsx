import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnectionRun } from './use-connection-run';

/** A service that never answers. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

describe('a connection test without a response', () => {
  const limits: { milliseconds: number; end: () => void }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    limits.length = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const control = new AbortController();
      const end = () => control.abort(new DOMException('Timed out', 'TimeoutError'));
      limits.push({ milliseconds, end });
      return control.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function begin() {
    const { result } = renderHook(() => useConnectionRun());
    await act(async () => void result.current.start(silent));
    return result;
  }

  it('times out after fifteen seconds with a message', async () => {
    const run = await begin();
    expect([run.current.running, limits.map(({ milliseconds }) => milliseconds)]).toEqual([true, [15_000]]);
    await act(async () => limits[0]?.end());
    expect([run.current.running, run.current.failure]).toEqual([false, 'tooLong']);
  });

  it('can be cancelled after three seconds', async () => {
    const run = await begin();
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(run.current.cancellable).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(run.current.cancellable).toBe(true);
    await act(async () => run.current.cancel());
    expect([run.current.running, run.current.failure]).toEqual([false, undefined]);
  });
});

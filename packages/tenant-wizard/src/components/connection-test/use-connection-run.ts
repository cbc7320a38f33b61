import { isApiError } from '@atrium/api-client';
import type { ConnectionTest } from '@atrium/api-client/contract';
import { useEffect, useRef, useState } from 'react';

/** What went wrong with the test itself, as against the connection. */
export type RunFailure = 'failed' | 'tooMany' | 'tooLong';

const longest = 15_000;
const cancellableAfter = 3000;

interface ConnectionRun {
  readonly running: boolean;
  /** It has run for three seconds and can be given up. */
  readonly cancellable: boolean;
  readonly failure: RunFailure | undefined;
  /** Answers the test; nothing where it was cancelled or could not be made. */
  start(run: (signal: AbortSignal) => Promise<ConnectionTest>): Promise<ConnectionTest | undefined>;
  cancel(): void;
}

function failureOf(error: unknown, signal: AbortSignal): RunFailure | undefined {
  if (signal.aborted) return (signal.reason as DOMException).name === 'TimeoutError' ? 'tooLong' : undefined;
  return isApiError(error) && error.status === 429 ? 'tooMany' : 'failed';
}

/** One test at a time, for fifteen seconds at most. Leaving the page gives it up. */
export function useConnectionRun(): ConnectionRun {
  const [running, setRunning] = useState(false);
  const [cancellable, setCancellable] = useState(false);
  const [failure, setFailure] = useState<RunFailure>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setCancellable(true), cancellableAfter);
    return () => {
      clearTimeout(timer);
      setCancellable(false);
    };
  }, [running]);

  async function start(run: (signal: AbortSignal) => Promise<ConnectionTest>) {
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(longest)]);
    control.current = own;
    setFailure(undefined);
    setRunning(true);
    try {
      return await run(signal);
    } catch (error) {
      setFailure(failureOf(error, signal));
      return undefined;
    } finally {
      setRunning(false);
    }
  }

  return { running, cancellable, failure, start, cancel: () => control.current?.abort() };
}

import { isApiError, isValidationError } from '@atrium/api-client';
import type { ConnectionTest } from '@atrium/api-client/contract';
import { useEffect, useRef, useState } from 'react';

/** The test itself failed, not the connection. */
export type RunFailure = 'failed' | 'tooMany' | 'tooLong';

const longest = 15_000;
const cancellableAfter = 3000;

interface ConnectionRun {
  readonly running: boolean;
  /** True after three seconds. */
  readonly cancellable: boolean;
  readonly failure: RunFailure | undefined;
  /** Why the service rejected the test, as text. */
  readonly refusal: string | undefined;
  /** Returns undefined if the test was cancelled or could not run. */
  start(run: (signal: AbortSignal) => Promise<ConnectionTest>): Promise<ConnectionTest | undefined>;
  cancel(): void;
}

function failureOf(error: unknown, signal: AbortSignal): RunFailure | undefined {
  if (signal.aborted) return (signal.reason as DOMException).name === 'TimeoutError' ? 'tooLong' : undefined;
  return isApiError(error) && error.status === 429 ? 'tooMany' : 'failed';
}

/** Runs one test at a time, for at most 15 seconds. Unmounting cancels it. */
export function useConnectionRun(): ConnectionRun {
  const [running, setRunning] = useState(false);
  const [cancellable, setCancellable] = useState(false);
  const [failure, setFailure] = useState<RunFailure>();
  const [refusal, setRefusal] = useState<string>();
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

  /** Shows the service's messages and focuses the first field they belong to. */
  function refuse(fields: Readonly<Record<string, readonly string[]>>) {
    setRefusal(Object.values(fields).flat().join(' '));
    const [first] = Object.keys(fields);
    if (first !== undefined) document.getElementById(first)?.focus();
  }

  async function start(run: (signal: AbortSignal) => Promise<ConnectionTest>) {
    const own = new AbortController();
    const signal = AbortSignal.any([own.signal, AbortSignal.timeout(longest)]);
    control.current = own;
    setFailure(undefined);
    setRefusal(undefined);
    setRunning(true);
    try {
      return await run(signal);
    } catch (error) {
      if (isValidationError(error)) refuse(error.fields);
      else setFailure(failureOf(error, signal));
      return undefined;
    } finally {
      setRunning(false);
    }
  }

  return { running, cancellable, failure, refusal, start, cancel: () => control.current?.abort() };
}

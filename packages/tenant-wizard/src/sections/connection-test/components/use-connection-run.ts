import { isApiError, isValidationError } from '@atrium/api-client';
import type { ConnectionTest } from '@atrium/api-client/contract';
import { useEffect, useRef, useState } from 'react';

/** What went wrong with the test itself, as against the connection. */
export type RunFailure = 'failed' | 'tooMany' | 'tooLong';

const longest = 15_000;
const cancellableAfter = 3000;

interface ConnectionRun {
  readonly running: boolean;
  /** It has run for three seconds and can be cancelled. */
  readonly cancellable: boolean;
  readonly failure: RunFailure | undefined;
  /** What the service says against what it was to try, in its words. */
  readonly refusal: string | undefined;
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

  /** Says what the service said, and leads to the first field it was said of. */
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

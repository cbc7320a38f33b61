import type { ConnectionStage, StageResult } from '@atrium/api-client/contract';
import { ConnectionFailed } from '../../platform';

/** Runs one stage; an error fails the stage and ends the test. */
export type RunStage = <T>(stage: ConnectionStage, work: () => Promise<T>) => Promise<T>;

/** Tests a connection stage by stage and closes everything it opened when the signal aborts. */
export type Probe = (run: RunStage, signal: AbortSignal) => Promise<void>;

export interface StagesRun {
  /** Applicable stages, in order. */
  readonly stages: readonly ConnectionStage[];
  readonly probe: Probe;
  /** Cancels the test; `runStages` then throws the signal's reason. */
  readonly cancelled: AbortSignal;
  /** Called after each change of a stage. */
  readonly changed?: (stages: readonly StageResult[]) => void;
  /** Timeout in milliseconds, counted from `since`. */
  readonly atMost?: number;
  /** Start of the test by `performance.now()`, including work before the first stage. */
  readonly since?: number;
}

/** Ends a probe after a failed stage was recorded. */
class StageFailed extends Error {}

const timeoutReasons: Partial<Record<ConnectionStage, ConnectionFailed>> = {
  name: new ConnectionFailed('name_unanswered'),
  tcp: new ConnectionFailed('unreachable'),
};

/** Milliseconds. Leaves time to save and return the result within ten seconds. */
const defaultTimeout = 9_000;

/** Runs the stages of a test; stages after a failed one stay `not_reached`. */
export async function runStages(run: StagesRun) {
  const { stages, probe, cancelled, changed, atMost = defaultTimeout, since = performance.now() } = run;
  const results = new Map<ConnectionStage, StageResult>(
    stages.map((stage) => [stage, { stage, state: 'not_reached', reason: null, seconds: null }]),
  );
  const ended = new AbortController();
  const signal = AbortSignal.any([cancelled, ended.signal]);
  const timer = setTimeout(() => ended.abort(), Math.max(0, since + atMost - performance.now()));

  function set(stage: ConnectionStage, result: Omit<StageResult, 'stage'>): void {
    results.set(stage, { stage, ...result });
    changed?.([...results.values()]);
  }

  function reasonOf(stage: ConnectionStage, error: unknown) {
    if (signal.aborted) return (timeoutReasons[stage] ?? new ConnectionFailed('no_answer')).reason;
    return error instanceof ConnectionFailed ? error.reason : 'not_understood';
  }

  async function runStage<T>(stage: ConnectionStage, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const seconds = () => Math.round((performance.now() - startedAt) / 1000);
    set(stage, { state: 'running', reason: null, seconds: null });
    try {
      const value = await Promise.race([work(), rejectOnAbort(signal)]);
      set(stage, { state: 'passed', reason: null, seconds: seconds() });
      return value;
    } catch (error) {
      cancelled.throwIfAborted();
      set(stage, { state: 'failed', reason: reasonOf(stage, error), seconds: seconds() });
      throw new StageFailed();
    }
  }

  try {
    await probe(runStage, signal);
  } catch (error) {
    if (!(error instanceof StageFailed)) throw error;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
  return [...results.values()];
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const rejectNow = () => reject(new ConnectionFailed('no_answer'));
    if (signal.aborted) rejectNow();
    else signal.addEventListener('abort', rejectNow, { once: true });
  });
}

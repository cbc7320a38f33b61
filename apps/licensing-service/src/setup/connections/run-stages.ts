import type { ConnectionStage, StageResult } from '@atrium/api-client/contract';
import { ConnectionFailed } from '../../platform';

/** Runs one stage; what it throws fails the stage and ends the test. */
export type RunStage = <T>(stage: ConnectionStage, work: () => Promise<T>) => Promise<T>;

/** Tries a connection stage by stage; everything it opens ends with the signal. */
export type Probe = (run: RunStage, signal: AbortSignal) => Promise<void>;

export interface StagesRun {
  /** Those that apply, in their order. */
  readonly stages: readonly ConnectionStage[];
  readonly probe: Probe;
  /** Ends the test from outside; its reason is thrown. */
  readonly cancelled: AbortSignal;
  /** After each change of a stage. */
  readonly changed?: (stages: readonly StageResult[]) => void;
  /** Milliseconds until silence counts as failure, from `since` on. */
  readonly atMost?: number;
  /** When the test began, by `performance.now()`; what came before its stages counts too. */
  readonly since?: number;
}

/** Ends a probe whose stage has failed and been written down. */
class StageFailed extends Error {}

const silenceIn: Partial<Record<ConnectionStage, ConnectionFailed>> = {
  name: new ConnectionFailed('name_unanswered'),
  tcp: new ConnectionFailed('unreachable'),
};

/** Silence ends a test so that it is written down and answered within the ten seconds that are promised, in ms. */
const longest = 9_000;

/** Runs the stages of a test; what comes after a failed one is not reached. */
export async function runStages(run: StagesRun) {
  const { stages, probe, cancelled, changed, atMost = longest, since = performance.now() } = run;
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
    if (signal.aborted) return (silenceIn[stage] ?? new ConnectionFailed('no_answer')).reason;
    return error instanceof ConnectionFailed ? error.reason : 'not_understood';
  }

  async function runStage<T>(stage: ConnectionStage, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 1000);
    set(stage, { state: 'running', reason: null, seconds: null });
    try {
      const value = await Promise.race([work(), untilAborted(signal)]);
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

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(new ConnectionFailed('no_answer'));
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

import { createConcurrencyLimit } from '../limit-concurrency';
import type { IsolationLimits } from './run-isolated';
import { startWarmProcess, type WarmProcess, type WarmResult } from './start-warm-process';

export interface WarmLimits extends IsolationLimits {
  /** Processes that work at the same time. */
  readonly atOnce: number;
  /** Tasks that wait for a process. More are rejected with 503. */
  readonly waiting: number;
  /** A process that has answered so many tasks is replaced. */
  readonly uses: number;
  /** A process that holds more memory after a task is replaced. */
  readonly restingMemory: number;
  /** A process without a task ends after this time. */
  readonly idleMilliseconds: number;
}

interface Resting<T> {
  readonly process: WarmProcess<T>;
  readonly uses: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * As `runIsolated`, with processes that keep their libraries for the next task. One that is killed, crashes or is worn
 * out is replaced at once, so that the next task finds a warm one.
 */
export function createWarmProcesses<T>(worker: string, limits: WarmLimits): (task: unknown) => Promise<WarmResult<T>> {
  const gate = createConcurrencyLimit(limits);
  const resting = new Set<Resting<T>>();

  const rest = (process: WarmProcess<T>, uses: number) => {
    const timer = setTimeout(() => {
      resting.delete(entry);
      process.end();
    }, limits.idleMilliseconds).unref();
    const entry: Resting<T> = { process, uses, timer };
    resting.add(entry);
  };
  const wake = (): Pick<Resting<T>, 'process' | 'uses'> => {
    for (const entry of resting) {
      clearTimeout(entry.timer);
      resting.delete(entry);
      if (!entry.process.hasEnded()) return entry;
    }
    return { process: startWarmProcess<T>(worker, limits), uses: 0 };
  };
  const isWorn = (answer: WarmResult<T>, uses: number) =>
    'failure' in answer || answer.memory > limits.restingMemory || uses >= limits.uses;

  return (task) =>
    gate(async () => {
      const { process, uses } = wake();
      const answer = await process.perform(task);
      if (!isWorn(answer, uses + 1)) rest(process, uses + 1);
      else {
        process.end();
        if (!('failure' in answer) || answer.failure !== 'not_started') rest(startWarmProcess<T>(worker, limits), 0);
      }
      return answer;
    });
}

import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';

export type CheckingTask =
  | { readonly kind: 'state'; readonly pdf: Uint8Array }
  | { readonly kind: 'revision'; readonly original: Uint8Array; readonly signed: Uint8Array };

/** Null: the file is damaged or made to mislead. */
export type CheckingAnswer<T> = { readonly value: T | null };

const limits: IsolationLimits = { memory: 512 * 1024 ** 2, milliseconds: 10_000 };

/** Checks signatures in an isolated process, within 10 s and 512 MiB. */
export async function runChecking<T>(task: CheckingTask): Promise<T | 'unreadable' | 'too_costly'> {
  const answer = await runIsolated<CheckingAnswer<T>>('../signing/checking-worker', task, limits);
  if ('failure' in answer) return answer.failure === 'too_costly' ? 'too_costly' : 'unreadable';
  return answer.result.value ?? 'unreadable';
}

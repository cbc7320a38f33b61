import type { IsolatedFailure } from './isolated-request.ts';

/** The first message to a warm process. The others are tasks. */
export interface WarmStart {
  /** Address of the worker. */
  readonly worker: string;
  /** Bytes of resident memory that the process may have. */
  readonly memory: number;
  /** Processor time that a task may take. */
  readonly milliseconds: number;
}

/** The worker's first message says that it is ready. Each of the others is the result of a task. */
export type WarmAnswer<T> =
  | { readonly result: T; /** Resident bytes. */ readonly memory: number }
  | { readonly failure: IsolatedFailure };

/** What an isolated process runs. */
export interface IsolatedRequest {
  readonly task: unknown;
  /** Address of the worker. */
  readonly worker: string;
  /** Bytes of resident memory that the process may have. */
  readonly memory: number;
  /** Processor time that it may take. */
  readonly milliseconds: number;
}

/** Why an isolated process has no result. */
export type IsolatedFailure = 'too_costly' | 'crashed';

export type IsolatedAnswer<T> = { readonly result: T } | { readonly failure: IsolatedFailure };

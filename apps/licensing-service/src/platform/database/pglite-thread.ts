import { Worker } from 'node:worker_threads';
import type { PGliteInterface, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { PgliteReply, PgliteRequest, WireError } from './pglite-messages';

type RequestBody = PgliteRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
type Unlisten = () => Promise<void>;

/** The part of PGlite that Drizzle and the job queue use. */
export type PgliteClient = Pick<PGliteInterface, 'query' | 'exec' | 'close'> & {
  transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T>;
  listen(channel: string, callback: (payload: string) => void): Promise<Unlisten>;
};

interface PendingRequest {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * PGlite in a worker thread, so a slow query blocks only the queries behind it. Of a query's options it takes the row
 * mode; its parsers are `textParsers`.
 */
export class PgliteThread implements PgliteClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #lastId = 0;
  #lost: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static open(dataDir: string, onLost: (error: Error) => void = () => undefined): Promise<PgliteThread> {
    const worker = new Worker(workerFile(), { workerData: { dataDir } });
    const thread = new PgliteThread(worker);
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        const expected = thread.#lost !== null;
        thread.#fail(error);
        reject(error);
        if (!expected) onLost(error);
      };
      worker.on('error', fail);
      worker.on('exit', () => fail(new DatabaseClosed()));
      worker.on('message', (reply: PgliteReply) => (reply.kind === 'ready' ? resolve(thread) : thread.#receive(reply)));
    });
  }

  query<T>(sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.#query(null, sql, params, options);
  }

  async exec(sql: string): Promise<Results[]> {
    return (await this.#send({ kind: 'exec', transaction: null, sql })) as Results[];
  }

  async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    const id = Number(await this.#send({ kind: 'begin' }));
    let open = true;
    const end = async (commit: boolean) => {
      open = false;
      await this.#send({ kind: 'end', transaction: id, commit });
    };
    const tx: Transaction = {
      query: <R>(sql: string, params: unknown[] = [], options: QueryOptions = {}) =>
        this.#query<R>(id, sql, params, options),
      exec: async (sql) => (await this.#send({ kind: 'exec', transaction: id, sql })) as Results[],
      sql: () => Promise.reject(new Error('Use Drizzle for SQL templates.')),
      listen: () => Promise.reject(new Error('LISTEN is not supported in a transaction.')),
      rollback: () => end(false),
      get closed() {
        return !open;
      },
    };
    try {
      const result = await run(tx);
      if (open) await end(true);
      return result;
    } catch (error) {
      if (open) await end(false);
      throw error;
    }
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<Unlisten> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(callback));
    await this.#send({ kind: 'listen', channel });
    return async () => {
      listeners.delete(callback);
      if (listeners.size === 0) await this.#send({ kind: 'unlisten', channel });
    };
  }

  /** Whether the thread has ended, by crash or on purpose. */
  get isLost(): boolean {
    return this.#lost !== null;
  }

  async close(): Promise<void> {
    if (this.#lost !== null) return;
    await this.#send({ kind: 'close' });
    this.#fail(new DatabaseClosed());
    await this.#worker.terminate();
  }

  async #query<T>(
    transaction: number | null,
    sql: string,
    params: unknown[],
    { rowMode = 'object' }: QueryOptions,
  ): Promise<Results<T>> {
    return (await this.#send({ kind: 'query', transaction, sql, params, rowMode })) as Results<T>;
  }

  #send(request: RequestBody): Promise<unknown> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #receive(reply: Exclude<PgliteReply, { kind: 'ready' }>): void {
    if (reply.kind === 'notification') {
      for (const listener of this.#listeners.get(reply.channel) ?? []) listener(reply.payload);
      return;
    }
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.kind === 'answer') pending?.resolve(reply.result);
    else pending?.reject(errorFrom(reply.error));
  }

  #fail(error: Error): void {
    this.#lost ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

class DatabaseClosed extends Error {
  readonly code = 'DATABASE_CLOSED';

  constructor() {
    super('The database is closed.');
  }
}

function errorFrom({ message, ...fields }: WireError): Error {
  return Object.assign(new Error(String(message)), fields);
}

/** Next to this file in the sources, one folder down in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./pglite-worker.ts', here) : new URL('./database/pglite-worker.js', here);
}

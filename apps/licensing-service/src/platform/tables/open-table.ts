import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableFile, TableHead, TableMessage, TableRefusal, TableRow } from './table-file';

/** Time for reading a file once, and for each batch of rows after that. */
const timeout = 10_000;

export class TableRefused extends Error {
  readonly reason: TableRefusal;

  constructor(reason: TableRefusal) {
    super(`A table was refused: ${reason}.`);
    this.name = 'TableRefused';
    this.reason = reason;
  }
}

/** A file that a worker thread reads. It has the worker until it is disposed of. */
export interface OpenTable extends TableHead, AsyncDisposable {
  /**
   * The rows below the header in batches, once. Each is read when it is asked for, so that none is kept.
   *
   * @throws TableRefused
   */
  readonly batches: () => AsyncGenerator<readonly TableRow[]>;
}

/**
 * Reads the table of an XLSX or CSV file in a worker thread, terminated when it takes ten seconds or too much memory.
 * The bytes move to the worker, so the caller cannot read them again.
 *
 * @throws TableRefused
 */
export async function openTable(file: TableFile): Promise<OpenTable> {
  const worker = new Worker(workerFile(), {
    workerData: file,
    transferList: ownsMemory(file.bytes) ? [file.bytes.buffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  });
  const ended = new AbortController();
  worker.on('error', () => ended.abort());
  worker.on('exit', () => ended.abort());
  const close = async () => {
    ended.abort();
    await worker.terminate();
  };
  try {
    const head = await answerOf(worker, ended.signal);
    if (!('header' in head)) throw new TableRefused('unreadable');
    return {
      ...head,
      [Symbol.asyncDispose]: close,
      batches: async function* batches() {
        for (;;) {
          worker.postMessage('next');
          const answer = await answerOf(worker, ended.signal);
          if (!('rows' in answer) || answer.rows.length === 0) return;
          yield answer.rows;
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answerOf(
  worker: Worker,
  ended: AbortSignal,
): Promise<Exclude<TableMessage, { readonly refusal: TableRefusal }>> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeout)]);
  const [answer] = await once(worker, 'message', { signal }).catch(() => {
    throw new TableRefused('too_costly');
  });
  const message = answer as TableMessage;
  if ('refusal' in message) throw new TableRefused(message.refusal);
  return message;
}

/** Small buffers share their memory with others. */
const ownsMemory = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;

/** The worker is next to this file in the sources and in another folder in the build. */
function workerFile(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./table-worker.ts', here) : new URL('./tables/table-worker.js', here);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgliteReply, PgliteRequest, WireError } from './pglite-messages';
import { textParsers } from './text-parsers.ts';

interface OpenTransaction {
  readonly tx: Transaction;
  finish(commit: boolean): void;
  readonly ended: Promise<void>;
}

const rolledBack = Symbol('rolled back');

/** Empty database from the build, to create a new data folder faster. Without it, PGlite initialises one itself. */
const emptyDatabase = new URL('./empty.tar.gz', import.meta.url);

async function openPglite(dataDir: string): Promise<PGlite> {
  const unpacked = existsSync(join(dataDir, 'PG_VERSION')) || !existsSync(emptyDatabase);
  const loadDataDir = unpacked ? undefined : new Blob([await readFile(emptyDatabase)], { type: 'application/gzip' });
  const extensions = { btree_gist, pg_trgm };
  return PGlite.create({ dataDir, extensions, parsers: textParsers, ...(loadDataDir && { loadDataDir }) });
}

async function serve(port: NonNullable<typeof parentPort>, dataDir: string): Promise<void> {
  const pglite = await openPglite(dataDir);
  const transactions = new Map<number, OpenTransaction>();
  const unlisten = new Map<string, () => Promise<void>>();
  const reply = (message: PgliteReply) => port.postMessage(message);

  const begin = (id: number) =>
    new Promise<number>((resolve, reject) => {
      const ended = pglite
        .transaction(async (tx) => {
          const commit = await new Promise<boolean>((finish) => {
            transactions.set(id, { tx, finish, ended: Promise.resolve().then(() => ended) });
            resolve(id);
          });
          if (!commit) throw rolledBack;
        })
        .catch((error: unknown) => {
          if (error !== rolledBack) throw error;
        });
      ended.catch(reject);
    });

  const end = async (id: number, commit: boolean) => {
    const open = transactions.get(id);
    transactions.delete(id);
    open?.finish(commit);
    await open?.ended;
  };

  const handleFor = (transaction: number | null) => {
    if (transaction === null) return pglite;
    const open = transactions.get(transaction);
    if (open === undefined) throw new Error('The transaction has ended.');
    return open.tx;
  };

  const answer = async (request: PgliteRequest): Promise<unknown> => {
    switch (request.kind) {
      case 'query':
        return toCloneable(
          await handleFor(request.transaction).query(request.sql, request.params, { rowMode: request.rowMode }),
        );
      case 'exec':
        return (await handleFor(request.transaction).exec(request.sql)).map(toCloneable);
      case 'begin':
        return begin(request.id);
      case 'end':
        return end(request.transaction, request.commit);
      case 'listen': {
        const { channel } = request;
        const notify = (payload: string) => reply({ kind: 'notification', channel, payload });
        if (!unlisten.has(channel)) unlisten.set(channel, await pglite.listen(channel, notify));
        return null;
      }
      case 'unlisten':
        await unlisten.get(request.channel)?.();
        unlisten.delete(request.channel);
        return null;
      case 'close':
        return pglite.close();
    }
  };

  port.on('message', (request: PgliteRequest) => {
    answer(request).then(
      (result) => reply({ kind: 'answer', id: request.id, result }),
      (error: unknown) => reply({ kind: 'failure', id: request.id, error: wireError(error) }),
    );
  });
  reply({ kind: 'ready' });
}

const toCloneable = ({ rows, fields, affectedRows, command, rowCount }: Results) => ({
  rows,
  fields,
  affectedRows,
  command,
  rowCount,
});

const errorFields = [
  'name',
  'message',
  'stack',
  'code',
  'severity',
  'detail',
  'hint',
  'constraint',
  'table',
  'column',
  'schema',
];

function wireError(error: unknown): WireError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const values: Record<string, unknown> = Object.fromEntries(
    errorFields.map((field) => [field, Reflect.get(error, field)]),
  );
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

if (parentPort !== null) await serve(parentPort, String(workerData.dataDir));

import type { Database, Transaction } from '../database/database';
import { asService } from '../database/scope';

/** A record and the stored files it refers to. */
export interface FileReferences {
  readonly id: string;
  readonly files: readonly string[];
}

/** A table whose rows refer to stored files. Only referenced files are kept. */
export interface FileHolder {
  readonly table: string;
  /** Files that a row refers to, among others at least those with one of these ids. */
  findAmong(tx: Transaction, ids: readonly string[]): Promise<readonly string[]>;
  /** Rows whose id is greater than `after`, in the order of their ids. */
  findAfter(tx: Transaction, after: string | null, limit: number): Promise<readonly FileReferences[]>;
}

const batch = 500;

/** Every row of a holder, read in batches. */
export async function* eachReference(database: Database, holder: FileHolder): AsyncGenerator<FileReferences> {
  let last: FileReferences | undefined;
  do {
    const after = last?.id ?? null;
    const rows = await asService(database, 'no-tenant', (tx) => holder.findAfter(tx, after, batch));
    yield* rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

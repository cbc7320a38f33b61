import { and, asc, count, eq, gt, ne } from 'drizzle-orm';
import {
  asService,
  type Database,
  EnvelopeRefused,
  type Failpoint,
  seal,
  type SecretKey,
  type Transaction,
  unseal,
} from '../../platform';
import { tenantKeys } from './secret.table';
import { keyPlace } from './tenant-secrets';

/** The id before the first row; every real one is greater. */
const before = '00000000-0000-0000-0000-000000000000';

export interface Rewrapped {
  /** Data keys that are wrapped by the newest key since this run. */
  readonly done: number;
  /** Company CRMs whose data key did not open: left as they were. */
  readonly damaged: readonly string[];
}

interface RewrapGround {
  readonly database: Database;
  /** The first one wraps, the others only open. */
  readonly keys: readonly SecretKey[];
  readonly failpoint: Failpoint;
}

/** How many data keys each key wraps, by its id. */
export async function countWrapped(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ keyId: tenantKeys.keyId, keys: count() }).from(tenantKeys).groupBy(tenantKeys.keyId);
  return new Map(rows.map(({ keyId, keys }) => [keyId, keys]));
}

/**
 * Wraps every tenant's data key by the newest key, one after the other, each in a transaction of its own: killed at any
 * moment it is run again and goes on. The service may run beside it, as long as it knows the same keys. No secret is
 * decrypted.
 */
export async function rewrapDataKeys({ database, keys, failpoint }: RewrapGround): Promise<Rewrapped> {
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key to encrypt with.');
  const damaged: string[] = [];
  let done = 0;
  let last: string | null = before;
  while (last !== null) {
    const after: string = last;
    last = await asService(database, 'start', async (tx) => {
      const row = await nextOutdated(tx, newest.id, after);
      if (row === null) return null;
      if (await rewrap(tx, keys, newest, row)) done += 1;
      else damaged.push(row.tenantId);
      return row.tenantId;
    });
    if (last !== null) failpoint('rewrap', 'after-commit');
  }
  return { done, damaged };
}

type Row = typeof tenantKeys.$inferSelect;

async function nextOutdated(tx: Transaction, newest: string, after: string): Promise<Row | null> {
  const [row] = await tx
    .select()
    .from(tenantKeys)
    .where(and(ne(tenantKeys.keyId, newest), gt(tenantKeys.tenantId, after)))
    .orderBy(asc(tenantKeys.tenantId))
    .limit(1)
    .for('update');
  return row ?? null;
}

async function rewrap(tx: Transaction, keys: readonly SecretKey[], newest: SecretKey, row: Row): Promise<boolean> {
  const place = keyPlace(row.tenantId);
  try {
    const wrappedKey = seal(newest, unseal(keys, row.wrappedKey, place), place);
    await tx.update(tenantKeys).set({ wrappedKey, keyId: newest.id }).where(eq(tenantKeys.tenantId, row.tenantId));
    return true;
  } catch (error) {
    if (error instanceof EnvelopeRefused) return false;
    throw error;
  }
}

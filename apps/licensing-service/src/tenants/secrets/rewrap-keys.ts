import { and, asc, count, eq, gt, ne } from 'drizzle-orm';
import {
  asService,
  type Database,
  EnvelopeError,
  type Failpoint,
  seal,
  type SecretKey,
  type Transaction,
  unseal,
} from '../../platform';
import { tenantKeys } from './secret.table';
import { keyPlace } from './tenant-secrets';

/** Smaller than every tenant id. */
const lowestId = '00000000-0000-0000-0000-000000000000';

export interface Rewrapped {
  /** Data keys rewrapped by this run. */
  readonly done: number;
  /** Tenants whose data key could not be decrypted and is unchanged. */
  readonly damaged: readonly string[];
}

interface RewrapDependencies {
  readonly database: Database;
  /** The first key wraps; the others only decrypt. */
  readonly keys: readonly SecretKey[];
  readonly failpoint: Failpoint;
}

/** Number of data keys by the id of their wrapping key. */
export async function countWrapped(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ keyId: tenantKeys.keyId, keys: count() }).from(tenantKeys).groupBy(tenantKeys.keyId);
  return new Map(rows.map(({ keyId, keys }) => [keyId, keys]));
}

/**
 * Rewraps every tenant's data key with the newest key, each in a separate transaction, so an interrupted run can simply
 * be repeated. The service may run at the same time if it has the same keys. Decrypts no secret.
 */
export async function rewrapDataKeys({ database, keys, failpoint }: RewrapDependencies): Promise<Rewrapped> {
  const [newest] = keys;
  if (newest === undefined) throw new Error('No secret key is configured.');
  const damaged: string[] = [];
  let done = 0;
  let last: string | null = lowestId;
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
    if (error instanceof EnvelopeError) return false;
    throw error;
  }
}

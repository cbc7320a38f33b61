import { desc, eq } from 'drizzle-orm';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { priceListVersions } from './price-list.table';

export type PriceListRow = typeof priceListVersions.$inferSelect;

/** A version with the person who wrote it. */
export interface PriceListRecord {
  readonly list: PriceListRow;
  readonly author: { readonly id: string; readonly fullName: string } | null;
}

/** The last versions, the newest first. */
export async function findVersions(db: DatabaseHandle, most: number): Promise<PriceListRecord[]> {
  return db
    .select({ list: priceListVersions, author: { id: users.id, fullName: users.fullName } })
    .from(priceListVersions)
    .leftJoin(users, eq(users.id, priceListVersions.authorId))
    .orderBy(desc(priceListVersions.version))
    .limit(most);
}

export async function findNewestVersion(db: DatabaseHandle): Promise<PriceListRecord> {
  const [newest] = await findVersions(db, 1);
  if (newest === undefined) throw new Error('The price list is missing.');
  return newest;
}

/** Adds a version; answers whether it was not there yet. */
export async function addVersion(tx: Transaction, row: typeof priceListVersions.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(priceListVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: priceListVersions.version });
  return added.length > 0;
}

/** @throws Error where there never was such a version. */
export async function findVersion(db: DatabaseHandle, version: number): Promise<PriceListRow> {
  const [row] = await db.select().from(priceListVersions).where(eq(priceListVersions.version, version));
  if (row === undefined) throw new Error(`There is no version ${version} of the price list.`);
  return row;
}

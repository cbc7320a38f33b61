import { desc, eq } from 'drizzle-orm';
import { users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { priceListVersions } from './price-list.table';

export type PriceListRow = typeof priceListVersions.$inferSelect;

/** A version with its author. */
export interface PriceListRecord {
  readonly list: PriceListRow;
  readonly author: { readonly id: string; readonly fullName: string } | null;
}

/** The latest versions, newest first. */
export async function findVersions(db: DatabaseHandle, limit: number): Promise<PriceListRecord[]> {
  return db
    .select({ list: priceListVersions, author: { id: users.id, fullName: users.fullName } })
    .from(priceListVersions)
    .leftJoin(users, eq(users.id, priceListVersions.authorId))
    .orderBy(desc(priceListVersions.version))
    .limit(limit);
}

const { version: number, validFrom, licence, module, asset, yearlyMonths: yearly_months } = priceListVersions;

/** The columns of a version with its unit prices as pricing needs them. */
const pricedVersion = { version: number, validFrom, prices: { licence, module, asset, yearly_months } };

/** All versions, newest first. */
export const findAllVersions = async (db: DatabaseHandle) =>
  db.select(pricedVersion).from(priceListVersions).orderBy(desc(priceListVersions.version));

/** A version of the price list with its unit prices. */
export type PricedVersion = Awaited<ReturnType<typeof findAllVersions>>[number];

export async function findNewestVersion(db: DatabaseHandle): Promise<PriceListRecord> {
  const [newest] = await findVersions(db, 1);
  if (newest === undefined) throw new Error('The price list is missing.');
  return newest;
}

/** Inserts a version; returns false if it exists already. */
export async function addVersion(tx: Transaction, row: typeof priceListVersions.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(priceListVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: priceListVersions.version });
  return added.length > 0;
}

/** @throws Error if the version does not exist */
export async function findVersion(db: DatabaseHandle, version: number): Promise<PricedVersion> {
  const [row] = await db.select(pricedVersion).from(priceListVersions).where(eq(priceListVersions.version, version));
  if (row === undefined) throw new Error(`The price list has no version ${version}.`);
  return row;
}

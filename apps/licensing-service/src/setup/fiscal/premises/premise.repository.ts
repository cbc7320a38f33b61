import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { tenants } from '../../../tenants';
import { devices } from '../devices/device.table';
import { premises } from './premise.table';

export type PremiseRow = typeof premises.$inferSelect;

/** What people change of a premise. */
export type PremiseData = Pick<
  PremiseRow,
  | 'premiseId'
  | 'type'
  | 'validFrom'
  | 'address'
  | 'houseNumber'
  | 'houseNumberAdditional'
  | 'postalCode'
  | 'post'
  | 'city'
  | 'cadastralNumber'
  | 'buildingNumber'
  | 'sectionNumber'
>;

/** Those that are there, by their id. */
export function findPremises(db: DatabaseHandle, tenantId: string): Promise<PremiseRow[]> {
  return db
    .select()
    .from(premises)
    .where(and(eq(premises.tenantId, tenantId), isNull(premises.removedAt)))
    .orderBy(asc(sql`lower(${premises.premiseId})`));
}

export async function findPremise(db: DatabaseHandle, tenantId: string, id: string): Promise<PremiseRow | null> {
  const [row] = await db
    .select()
    .from(premises)
    .where(and(eq(premises.tenantId, tenantId), eq(premises.id, id), isNull(premises.removedAt)));
  return row ?? null;
}

export async function countPremises(db: DatabaseHandle, tenantId: string): Promise<number> {
  const own = and(eq(premises.tenantId, tenantId), isNull(premises.removedAt));
  const [row] = await db.select({ rows: count() }).from(premises).where(own);
  return row?.rows ?? 0;
}

/** Those that have no electronic device. */
export async function countBarePremises(db: DatabaseHandle, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(premises)
    .leftJoin(devices, eq(devices.premise, premises.id))
    .where(and(eq(premises.tenantId, tenantId), isNull(premises.removedAt), isNull(devices.id)));
  return row?.rows ?? 0;
}

/** Whether the company CRM has, or had, another premise with this id. */
export async function hasPremiseId(
  db: DatabaseHandle,
  tenantId: string,
  premiseId: string,
  except?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: premises.id })
    .from(premises)
    .where(and(eq(premises.tenantId, tenantId), sql`lower(${premises.premiseId}) = lower(${premiseId})`));
  return rows.some(({ id }) => id !== except);
}

export async function insertPremise(tx: Transaction, row: typeof premises.$inferInsert): Promise<PremiseRow> {
  const [written] = await tx.insert(premises).values(row).returning();
  if (written === undefined) throw new Error('A business premise could not be written.');
  return written;
}

/** Writes a premise over the version it was made from; null where that is no longer the newest, or it is gone. */
export async function updatePremise(
  tx: Transaction,
  { tenantId, id, version }: Pick<PremiseRow, 'tenantId' | 'id' | 'version'>,
  change: PremiseData & Pick<PremiseRow, 'updatedAt' | 'updatedBy'>,
): Promise<PremiseRow | null> {
  const newest = and(
    eq(premises.tenantId, tenantId),
    eq(premises.id, id),
    eq(premises.version, version),
    isNull(premises.removedAt),
  );
  const [row] = await tx
    .update(premises)
    .set({ ...change, version: sql`${premises.version} + 1` })
    .where(newest)
    .returning();
  return row ?? null;
}

export async function deletePremise(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx.delete(premises).where(and(eq(premises.tenantId, tenantId), eq(premises.id, id)));
}

/** Takes a premise out of sight; its id stays taken. */
export async function markPremiseRemoved(tx: Transaction, tenantId: string, id: string, at: Date): Promise<void> {
  await tx
    .update(premises)
    .set({ removedAt: at, updatedAt: at, version: sql`${premises.version} + 1` })
    .where(and(eq(premises.tenantId, tenantId), eq(premises.id, id), isNull(premises.removedAt)));
}

/** Puts the premises of a company CRM under a tax number, or under none. */
export async function setTaxNumber(tx: Transaction, tenantId: string, taxNumber: string | null): Promise<void> {
  await tx
    .update(premises)
    .set({ taxNumber })
    .where(and(eq(premises.tenantId, tenantId), sql`${premises.taxNumber} is distinct from ${taxNumber}`));
}

/** A company CRM that is closed holds its premises' ids no longer. */
export async function releaseClosedPremises(tx: Transaction, taxNumber: string): Promise<void> {
  const closed = tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.state, 'closed'));
  await tx
    .update(premises)
    .set({ taxNumber: null })
    .where(and(eq(premises.taxNumber, taxNumber), inArray(premises.tenantId, closed)));
}

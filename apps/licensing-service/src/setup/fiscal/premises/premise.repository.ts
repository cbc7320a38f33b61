import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { tenants } from '../../../tenants';
import { devices } from '../devices/device.table';
import { premises } from './premise.table';

export type PremiseRow = typeof premises.$inferSelect;

/** The editable fields of a premise. */
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

/** Excludes removed premises; sorted by premise id. */
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

/** Counts premises without an electronic device. */
export async function countBarePremises(db: DatabaseHandle, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(premises)
    .leftJoin(devices, eq(devices.premise, premises.id))
    .where(and(eq(premises.tenantId, tenantId), isNull(premises.removedAt), isNull(devices.id)));
  return row?.rows ?? 0;
}

/** Includes removed premises, whose ids stay reserved. */
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
  const [inserted] = await tx.insert(premises).values(row).returning();
  if (inserted === undefined) throw new Error('Failed to insert a business premise.');
  return inserted;
}

/** Optimistic locking: returns null if `version` is no longer the latest or the premise was removed. */
export async function updatePremise(
  tx: Transaction,
  { tenantId, id, version }: Pick<PremiseRow, 'tenantId' | 'id' | 'version'>,
  change: PremiseData & Pick<PremiseRow, 'updatedAt' | 'updatedBy'>,
): Promise<PremiseRow | null> {
  const isLatest = and(
    eq(premises.tenantId, tenantId),
    eq(premises.id, id),
    eq(premises.version, version),
    isNull(premises.removedAt),
  );
  const [row] = await tx
    .update(premises)
    .set({ ...change, version: sql`${premises.version} + 1` })
    .where(isLatest)
    .returning();
  return row ?? null;
}

export async function deletePremise(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx.delete(premises).where(and(eq(premises.tenantId, tenantId), eq(premises.id, id)));
}

/** Soft-deletes a premise; its id stays reserved. */
export async function markPremiseRemoved(tx: Transaction, tenantId: string, id: string, at: Date): Promise<void> {
  await tx
    .update(premises)
    .set({ removedAt: at, updatedAt: at, version: sql`${premises.version} + 1` })
    .where(and(eq(premises.tenantId, tenantId), eq(premises.id, id), isNull(premises.removedAt)));
}

/** Sets the tax number of all premises of a company CRM. */
export async function setTaxNumber(tx: Transaction, tenantId: string, taxNumber: string | null): Promise<void> {
  await tx
    .update(premises)
    .set({ taxNumber })
    .where(and(eq(premises.tenantId, tenantId), sql`${premises.taxNumber} is distinct from ${taxNumber}`));
}

/** Frees the premise ids of closed company CRMs with this tax number. */
export async function releaseClosedPremises(tx: Transaction, taxNumber: string): Promise<void> {
  const closed = tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.state, 'closed'));
  await tx
    .update(premises)
    .set({ taxNumber: null })
    .where(and(eq(premises.taxNumber, taxNumber), inArray(premises.tenantId, closed)));
}

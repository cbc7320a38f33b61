import { and, eq, sql } from 'drizzle-orm';
import type { SectionName } from '@atrium/api-client/contract';
import type { DatabaseHandle, Transaction } from '../../platform';
import { tenantSections } from './section.table';

export type SectionRow = typeof tenantSections.$inferSelect;

export async function findSections(db: DatabaseHandle, tenantId: string): Promise<ReadonlyMap<string, SectionRow>> {
  const rows = await db.select().from(tenantSections).where(eq(tenantSections.tenantId, tenantId));
  return new Map(rows.map((row) => [row.section, row]));
}

export async function findSection(
  db: DatabaseHandle,
  tenantId: string,
  section: SectionName,
): Promise<SectionRow | null> {
  const [row] = await db
    .select()
    .from(tenantSections)
    .where(and(eq(tenantSections.tenantId, tenantId), eq(tenantSections.section, section)));
  return row ?? null;
}

export interface SectionWrite {
  readonly tenantId: string;
  readonly section: SectionName;
  /** The version the form was loaded with; 0 for a section never saved. */
  readonly version: number;
  readonly data: Record<string, unknown>;
  readonly userId: string;
  readonly now: Date;
}

/** Optimistic locking in one statement: returns null if `version` is no longer the latest. */
export async function writeSection(tx: Transaction, write: SectionWrite): Promise<SectionRow | null> {
  const { tenantId, section, version, data, userId, now } = write;
  const [row] =
    version === 0
      ? await tx
          .insert(tenantSections)
          .values({ tenantId, section, data, version: 1, updatedAt: now, updatedBy: userId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(tenantSections)
          .set({ data, version: sql`${tenantSections.version} + 1`, updatedAt: now, updatedBy: userId })
          .where(
            and(
              eq(tenantSections.tenantId, tenantId),
              eq(tenantSections.section, section),
              eq(tenantSections.version, version),
            ),
          )
          .returning();
  return row ?? null;
}

export async function deleteSections(tx: Transaction, tenantId: string): Promise<void> {
  await tx.delete(tenantSections).where(eq(tenantSections.tenantId, tenantId));
}

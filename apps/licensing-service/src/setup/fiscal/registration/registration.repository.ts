import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import type { PremiseRegistration } from '../authority/premise-registration';
import { premises } from '../premises/premise.table';
import { premiseRegistrations } from './registration.table';

export type RegistrationRow = typeof premiseRegistrations.$inferSelect;

/** Every premise that is or was there, with what the authority knows of it. */
export function findRegistrable(db: DatabaseHandle, tenantId: string) {
  return db
    .select({ premise: premises, registration: premiseRegistrations })
    .from(premises)
    .leftJoin(premiseRegistrations, eq(premiseRegistrations.premise, premises.id))
    .where(eq(premises.tenantId, tenantId))
    .orderBy(sql`lower(${premises.premiseId})`);
}

/** What the authority knows of each premise, by the premise's id in the service. */
export async function findRegistrations(
  db: DatabaseHandle,
  tenantId: string,
): Promise<ReadonlyMap<string, RegistrationRow>> {
  const rows = await db.select().from(premiseRegistrations).where(eq(premiseRegistrations.tenantId, tenantId));
  return new Map(rows.map((row) => [row.premise, row]));
}

/** Begins to tell of a premise; answers the attempt that its outcome must name. */
export async function startRegistration(
  tx: Transaction,
  row: { readonly premise: string; readonly tenantId: string; readonly at: Date },
): Promise<number> {
  const [begun] = await tx
    .insert(premiseRegistrations)
    .values({ ...row, state: 'sending', attempt: 1 })
    .onConflictDoUpdate({
      target: premiseRegistrations.premise,
      set: { state: 'sending', attempt: sql`${premiseRegistrations.attempt} + 1`, at: row.at },
    })
    .returning({ attempt: premiseRegistrations.attempt });
  if (begun === undefined) throw new Error('A registration could not be begun.');
  return begun.attempt;
}

export interface RegistrationEnd {
  readonly state: 'registered' | 'failed' | 'closed';
  readonly problem: string | null;
  /** What the authority accepted, and when; left out, what it accepted before still holds. */
  readonly accepted?: PremiseRegistration;
  readonly acceptedAt?: Date;
  readonly at: Date;
}

/** Stores an outcome unless a newer run has begun. */
export async function endRegistration(
  tx: Transaction,
  { premise, attempt }: { readonly premise: string; readonly attempt: number },
  end: RegistrationEnd,
): Promise<void> {
  await tx
    .update(premiseRegistrations)
    .set(end)
    .where(and(eq(premiseRegistrations.premise, premise), eq(premiseRegistrations.attempt, attempt)));
}

import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import type { PremiseRegistration } from '../authority/premise-registration';
import { premises } from '../premises/premise.table';
import { premiseRegistrations } from './registration.table';

export type RegistrationRow = typeof premiseRegistrations.$inferSelect;

/** Every premise, including removed ones, with its registration. */
export function findRegistrable(db: DatabaseHandle, tenantId: string) {
  return db
    .select({ premise: premises, registration: premiseRegistrations })
    .from(premises)
    .leftJoin(premiseRegistrations, eq(premiseRegistrations.premise, premises.id))
    .where(eq(premises.tenantId, tenantId))
    .orderBy(sql`lower(${premises.premiseId})`);
}

/** Registrations by row id of the premise. */
export async function findRegistrations(
  db: DatabaseHandle,
  tenantId: string,
): Promise<ReadonlyMap<string, RegistrationRow>> {
  const rows = await db.select().from(premiseRegistrations).where(eq(premiseRegistrations.tenantId, tenantId));
  return new Map(rows.map((row) => [row.premise, row]));
}

/** Marks a premise as sending; returns the attempt number that its outcome must have. */
export async function startRegistration(
  tx: Transaction,
  row: { readonly premise: string; readonly tenantId: string; readonly at: Date },
): Promise<number> {
  const [started] = await tx
    .insert(premiseRegistrations)
    .values({ ...row, state: 'sending', attempt: 1 })
    .onConflictDoUpdate({
      target: premiseRegistrations.premise,
      set: { state: 'sending', attempt: sql`${premiseRegistrations.attempt} + 1`, at: row.at },
    })
    .returning({ attempt: premiseRegistrations.attempt });
  if (started === undefined) throw new Error('Failed to start a registration.');
  return started.attempt;
}

export interface RegistrationEnd {
  readonly state: 'registered' | 'failed' | 'closed';
  readonly problem: string | null;
  /** The accepted message; if omitted, the previous one stays valid. */
  readonly accepted?: PremiseRegistration;
  readonly acceptedAt?: Date;
  readonly at: Date;
}

/** Saves an outcome unless a newer run has started. */
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

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationKind, OperationState } from '@atrium/api-client/contract';
import type { DatabaseHandle, Transaction } from '../../platform';
import { operations, operationSteps } from './operation.table';

export type OperationRow = typeof operations.$inferSelect;
export type StepRow = typeof operationSteps.$inferSelect;

export interface OperationRecord {
  readonly operation: OperationRow;
  readonly steps: readonly StepRow[];
}

export const openStates = ['queued', 'running', 'failed', 'cancelling'] as const satisfies readonly OperationState[];

/** Another worker claimed the operation or it was cancelled, so this worker must not write. */
export class Superseded extends Error {
  constructor() {
    super('Another worker has claimed the operation.');
    this.name = 'Superseded';
  }
}

export interface NewOperation {
  readonly tenantId: string;
  readonly kind: OperationKind;
  readonly reference: string;
  readonly createdBy: string;
  readonly steps: readonly string[];
  readonly now: Date;
}

export async function insertOperation(tx: Transaction, operation: NewOperation): Promise<string> {
  const { steps, now, ...values } = operation;
  const [row] = await tx
    .insert(operations)
    .values({ ...values, state: 'queued', createdAt: now })
    .returning({ id: operations.id });
  if (row === undefined) throw new Error('Failed to insert an operation.');
  const rows = steps.map((name, position) => ({ operationId: row.id, position, name, state: 'waiting' as const }));
  await tx.insert(operationSteps).values(rows);
  return row.id;
}

async function withSteps(db: DatabaseHandle, operation: OperationRow | undefined): Promise<OperationRecord | null> {
  if (operation === undefined) return null;
  const steps = await db
    .select()
    .from(operationSteps)
    .where(eq(operationSteps.operationId, operation.id))
    .orderBy(asc(operationSteps.position));
  return { operation, steps };
}

export async function findOperation(db: DatabaseHandle, id: string): Promise<OperationRecord | null> {
  const [operation] = await db.select().from(operations).where(eq(operations.id, id));
  return withSteps(db, operation);
}

export async function findLatestOperation(db: DatabaseHandle, tenantId: string): Promise<OperationRecord | null> {
  const [operation] = await db
    .select()
    .from(operations)
    .where(eq(operations.tenantId, tenantId))
    .orderBy(desc(operations.createdAt), desc(operations.id))
    .limit(1);
  return withSteps(db, operation);
}

/** Claims an operation for this worker and invalidates the attempts of earlier workers. */
export async function claimOperation(tx: Transaction, id: string, now: Date): Promise<OperationRow | null> {
  const [row] = await tx
    .update(operations)
    .set({
      attempt: sql`${operations.attempt} + 1`,
      seq: sql`${operations.seq} + 1`,
      state: sql`case when ${operations.state} = 'queued' then 'running' else ${operations.state} end`,
      startedAt: sql`coalesce(${operations.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(operations.id, id), inArray(operations.state, ['queued', 'running', 'cancelling'])))
    .returning();
  return row ?? null;
}

export interface Claim {
  readonly id: string;
  readonly attempt: number;
  readonly state: OperationState;
}

/** Fences every write of a worker: throws if its claim is outdated, and locks the row until the transaction ends. */
export async function advance(
  tx: Transaction,
  claim: Claim,
  change: { readonly state?: OperationState; readonly endedAt?: Date } = {},
): Promise<void> {
  const rows = await tx
    .update(operations)
    .set({ seq: sql`${operations.seq} + 1`, ...change })
    .where(and(eq(operations.id, claim.id), eq(operations.attempt, claim.attempt), eq(operations.state, claim.state)))
    .returning({ id: operations.id });
  if (rows.length === 0) throw new Superseded();
}

/** Fences an effect without changing the operation. */
export async function assertClaim(tx: Transaction, claim: Claim): Promise<void> {
  const rows = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.id, claim.id), eq(operations.attempt, claim.attempt), eq(operations.state, claim.state)))
    .for('share');
  if (rows.length === 0) throw new Superseded();
}

/** Changes the state for a user's action; running workers lose their claim. */
export async function transitionOperation(
  tx: Transaction,
  id: string,
  from: readonly OperationState[],
  to: OperationState,
): Promise<OperationRow | null> {
  const [row] = await tx
    .update(operations)
    .set({ state: to, attempt: sql`${operations.attempt} + 1`, seq: sql`${operations.seq} + 1` })
    .where(and(eq(operations.id, id), inArray(operations.state, [...from])))
    .returning();
  return row ?? null;
}

const stepIs = (operationId: string, name: string) =>
  and(eq(operationSteps.operationId, operationId), eq(operationSteps.name, name));

/** Marks a step as running; returns the number of starts. */
export async function startStep(tx: Transaction, operationId: string, name: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(operationSteps)
    .set({
      state: 'running',
      tries: sql`${operationSteps.tries} + 1`,
      startedAt: sql`case when ${operationSteps.state} = 'running' then ${operationSteps.startedAt} else ${now.toISOString()}::timestamptz end`,
      endedAt: null,
      cause: null,
    })
    .where(stepIs(operationId, name))
    .returning({ tries: operationSteps.tries });
  if (row === undefined) throw new Error(`The operation has no step ${name}.`);
  return row.tries;
}

export async function endStep(
  tx: Transaction,
  operationId: string,
  name: string,
  end: { readonly state: 'done' | 'failed' | 'undone'; readonly endedAt: Date; readonly cause?: string | null },
): Promise<void> {
  await tx.update(operationSteps).set(end).where(stepIs(operationId, name));
}

/** Resets the failed step to `waiting` and its number of starts to zero. */
export async function resetFailedStep(tx: Transaction, operationId: string): Promise<void> {
  await tx
    .update(operationSteps)
    .set({ state: 'waiting', tries: 0, startedAt: null, endedAt: null, cause: null })
    .where(and(eq(operationSteps.operationId, operationId), eq(operationSteps.state, 'failed')));
}

/** Operations left unfinished by a process that ended. */
export async function findUnfinishedOperations(db: DatabaseHandle): Promise<readonly string[]> {
  const rows = await db
    .select({ id: operations.id })
    .from(operations)
    .where(inArray(operations.state, ['queued', 'running', 'cancelling']))
    .orderBy(asc(operations.createdAt));
  return rows.map((row) => row.id);
}

/** 90th percentile of earlier runs, rounded up to whole seconds. */
export interface UsualDurations {
  /** From request to end; null if there are too few runs. */
  readonly whole: number | null;
  readonly steps: ReadonlyMap<string, number>;
}

const minimumRuns = 3;

const usual = (from: PgColumn, to: PgColumn) =>
  sql<number>`ceil(percentile_cont(0.9) within group (order by extract(epoch from ${to} - ${from})))`.mapWith(Number);

/** Excludes runs that were interrupted or retried. */
export async function findUsualDurations(db: DatabaseHandle, kind: OperationKind): Promise<UsualDurations> {
  const uninterrupted = and(eq(operations.kind, kind), eq(operations.state, 'succeeded'), eq(operations.attempt, 1));
  const enough = sql`count(*) >= ${minimumRuns}`;
  const [whole] = await db
    .select({ seconds: usual(operations.createdAt, operations.endedAt) })
    .from(operations)
    .where(uninterrupted)
    .having(enough);
  const steps = await db
    .select({ name: operationSteps.name, seconds: usual(operationSteps.startedAt, operationSteps.endedAt) })
    .from(operationSteps)
    .innerJoin(operations, eq(operations.id, operationSteps.operationId))
    .where(and(uninterrupted, eq(operationSteps.state, 'done')))
    .groupBy(operationSteps.name)
    .having(enough);
  return { whole: whole?.seconds ?? null, steps: new Map(steps.map(({ name, seconds }) => [name, seconds])) };
}

/** Deletes the operations of a tenant and their steps. */
export async function deleteOperationsOf(tx: Transaction, tenantId: string): Promise<void> {
  const own = tx.select({ id: operations.id }).from(operations).where(eq(operations.tenantId, tenantId));
  await tx.delete(operationSteps).where(inArray(operationSteps.operationId, own));
  await tx.delete(operations).where(eq(operations.tenantId, tenantId));
}

import { and, eq } from 'drizzle-orm';
import type { ConnectionName } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../platform';
import { connectionTests } from './connection-test.table';

export type TestRow = typeof connectionTests.$inferSelect;

/** Replaces the previous test of the connection. */
export async function writeTest(db: DatabaseHandle, { ...row }: TestRow): Promise<void> {
  await db
    .insert(connectionTests)
    .values(row)
    .onConflictDoUpdate({ target: [connectionTests.tenantId, connectionTests.connection], set: row });
}

/** Saves the result of a test, unless a newer test has started. */
export async function endTest(
  db: DatabaseHandle,
  { tenantId, connection, reference, state, stages, endedAt }: TestRow,
): Promise<void> {
  await db
    .update(connectionTests)
    .set({ state, stages, endedAt })
    .where(and(isTestOf(tenantId, connection), eq(connectionTests.reference, reference)));
}

export function findTests(db: DatabaseHandle, tenantId: string): Promise<TestRow[]> {
  return db.select().from(connectionTests).where(eq(connectionTests.tenantId, tenantId));
}

export async function removeTest(db: DatabaseHandle, tenantId: string, connection: ConnectionName): Promise<void> {
  await db.delete(connectionTests).where(isTestOf(tenantId, connection));
}

export async function removeTests(db: DatabaseHandle, tenantId: string): Promise<void> {
  await db.delete(connectionTests).where(eq(connectionTests.tenantId, tenantId));
}

/** Deletes a cancelled test, unless a newer test has started. */
export async function removeAbandonedTest(
  db: DatabaseHandle,
  { tenantId, connection, reference }: TestRow,
): Promise<void> {
  await db.delete(connectionTests).where(and(isTestOf(tenantId, connection), eq(connectionTests.reference, reference)));
}

const isTestOf = (tenantId: string, connection: ConnectionName) =>
  and(eq(connectionTests.tenantId, tenantId), eq(connectionTests.connection, connection));

import { and, eq } from 'drizzle-orm';
import { Conflict, type DatabaseHandle, type Transaction } from '../platform';
import { operations } from './operations/operation.table';
import { isLive } from './live-states';
import { findTenantRow, type TenantRow } from './tenant.repository';

/** Whether a close operation exists. Closing cannot be cancelled. */
async function isClosing(db: DatabaseHandle, tenantId: string): Promise<boolean> {
  const [closing] = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.tenantId, tenantId), eq(operations.kind, 'close')))
    .limit(1);
  return closing !== undefined;
}

/** Whether a company CRM is live and not being closed. */
export async function isChargeable(db: DatabaseHandle, { id, state }: TenantRow): Promise<boolean> {
  return isLive(state) && !(await isClosing(db, id));
}

/** @throws Conflict for a company CRM that is not live, or is being closed */
export async function assertChargeable(tx: Transaction, tenantId: string): Promise<void> {
  const tenant = await findTenantRow(tx, tenantId);
  if (tenant === null || !(await isChargeable(tx, tenant))) throw new Conflict('operation_in_progress');
}

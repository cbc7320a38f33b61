import { assertNotCharging } from '../../billing';
import { Conflict, constraintOf, inScope, NotFound, writeAudit } from '../../platform';
import {
  findLatestOperation,
  findTenant,
  lockTenant,
  type OperationRecord,
  retryOperation,
  startOperation,
  type TenantCall,
  tenantSubject,
} from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

/** Starts closing a company CRM permanently. Idempotent: a repeated call returns the same operation. */
export async function closeTenant(
  dependencies: ProvisioningDependencies,
  call: TenantCall,
  id: string,
): Promise<OperationRecord> {
  try {
    return await startClosing(dependencies, call, id);
  } catch (error) {
    if (constraintOf(error) === 'operations_one_open_key') return startClosing(dependencies, call, id);
    throw error;
  }
}

function startClosing(
  dependencies: ProvisioningDependencies,
  { user, caller, scope }: TenantCall,
  id: string,
): Promise<OperationRecord> {
  return inScope(dependencies.database, scope, async (tx) => {
    const now = dependencies.clock();
    await lockTenant(tx, id);
    const head = await findTenant(tx, scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    const latest = await findLatestOperation(tx, id);
    if (latest?.operation.kind === 'close') {
      return latest.operation.state === 'failed' ? retryOperation(tx, dependencies, latest.operation.id, now) : latest;
    }
    if (head.tenant.state !== 'active' && head.tenant.state !== 'inactive') throw new Conflict('not_closable');
    if (latest !== null && latest.operation.endedAt === null)
      throw new Conflict('operation_in_progress', { operation_id: latest.operation.id });
    await assertNotCharging(tx, id);
    await startOperation(tx, dependencies, { tenantId: id, kind: 'close', userId: user.id, now });
    const subject = { ...tenantSubject(id), before: { state: head.tenant.state } };
    await writeAudit(tx, {
      actorId: user.id,
      action: 'tenant.close',
      outcome: 'done',
      ...subject,
      requestId: caller.requestId,
      ip: caller.ip,
      at: now,
    });
    const record = await findLatestOperation(tx, id);
    if (record === null) throw new NotFound('tenant_not_found');
    return record;
  });
}

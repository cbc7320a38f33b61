import type { TenantState } from '@atrium/api-client/contract';
import { Conflict, constraintOf, inScope, NotFound, writeAudit } from '../../platform';
import {
  tenantAudit,
  findLatestOperation,
  findTenant,
  liveStates,
  type OperationRecord,
  retryOperation,
  startOperation,
  type TenantCall,
} from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';

export type SwitchKind = 'activate' | 'deactivate' | 'update';

const allowedStates: Readonly<Record<SwitchKind, readonly TenantState[]>> = {
  activate: ['inactive'],
  deactivate: ['active'],
  update: liveStates,
};

/** Starts activating, deactivating or updating a live company CRM. A repeated call returns the same operation. */
export async function switchTenant(
  dependencies: ProvisioningDependencies,
  call: TenantCall,
  id: string,
  kind: SwitchKind,
): Promise<OperationRecord> {
  try {
    return await startSwitch(dependencies, call, id, kind);
  } catch (error) {
    if (constraintOf(error) === 'operations_one_open_key') return startSwitch(dependencies, call, id, kind);
    throw error;
  }
}

function startSwitch(
  dependencies: ProvisioningDependencies,
  call: TenantCall,
  id: string,
  kind: SwitchKind,
): Promise<OperationRecord> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const head = await findTenant(tx, call.scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    const latest = await findLatestOperation(tx, id);
    const { state } = head.tenant;
    const isAllowed = allowedStates[kind].includes(state);
    if (latest?.operation.kind === kind && (latest.operation.endedAt === null || !isAllowed))
      return latest.operation.state === 'failed' ? retryOperation(tx, dependencies, latest.operation.id, now) : latest;
    if (latest !== null && latest.operation.endedAt === null)
      throw new Conflict('operation_in_progress', { operation_id: latest.operation.id });
    if (!isAllowed) throw new Conflict(kind === 'update' ? 'not_updatable' : 'not_switchable');
    await startOperation(tx, dependencies, { tenantId: id, kind, userId: call.user.id, now });
    await writeAudit(tx, { ...tenantAudit(call, id, now), action: `tenant.${kind}`, before: { state } });
    const record = await findLatestOperation(tx, id);
    if (record === null) throw new NotFound('tenant_not_found');
    return record;
  });
}

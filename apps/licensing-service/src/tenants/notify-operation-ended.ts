import type { OperationKind } from '@atrium/api-client/contract';
import type { Transaction } from '../platform';
import type { TenantsDependencies } from './dependencies';
import { findOwnerIds } from './members/member.repository';
import { notify } from './notifications/notification.service';
import type { OperationHead } from './operations/plan';
import { findTitle } from './tenant.repository';

/** Notifies the starter of an operation and the owners of its outcome. */
export async function notifyOperationEnded(
  tx: Transaction,
  dependencies: Pick<TenantsDependencies, 'jobs'>,
  { id, tenantId, kind, createdBy }: OperationHead & { readonly kind: OperationKind },
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const tenant = { tenant_id: tenantId, tenant_title: await findTitle(tx, tenantId) };
  await notify(tx, dependencies, {
    kind: `provisioning_${outcome}`,
    data: { ...tenant, operation_id: id, operation: kind },
    readers: [createdBy, ...(await findOwnerIds(tx, tenantId))],
    at,
  });
}

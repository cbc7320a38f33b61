import type { Operation } from '@atrium/api-client/contract';
import { isRunning } from '@atrium/api-client/react';
import { useEffect } from 'react';
import { useRefreshBilling } from '../../../billing/api/refresh-billing';
import { useRefreshTenant } from '../../../tenant/api/refresh-tenant';

/** Reloads the company CRM when its operation ends. */
export function useRefreshAtEnd(operation: Operation): void {
  const refresh = useRefreshTenant();
  const refreshBilling = useRefreshBilling();
  const { tenant_id: tenantId } = operation;
  const ended = !isRunning(operation);
  useEffect(() => {
    if (!ended) return;
    void refreshBilling(tenantId);
    void refresh(tenantId);
  }, [ended, tenantId, refresh, refreshBilling]);
}

import type { Operation } from '@atrium/api-client/contract';
import { isRunning } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect } from 'react';
import { useRefreshTenant } from '../../../api/refresh-tenant';
import { tenantMessages } from '../../../messages';

/** The record of the company CRM says something else once its operation ends; of an update nothing else would tell. */
export function useRefreshAtEnd(operation: Operation): void {
  const refresh = useRefreshTenant();
  const text = useTexts(tenantMessages);
  const notify = useNotify();
  const { tenant_id: tenantId } = operation;
  const updated = operation.kind === 'update' && operation.state === 'succeeded';
  const ended = !isRunning(operation);
  useEffect(() => {
    if (ended) void refresh(tenantId);
  }, [ended, tenantId, refresh]);
  useEffect(() => {
    if (updated) notify({ tone: 'success', title: text('progress.updated') });
  }, [updated, notify, text]);
}

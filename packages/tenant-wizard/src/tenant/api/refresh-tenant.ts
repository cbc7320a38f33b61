import { refreshRecords } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tenantCalls } from './tenant-calls';

/** Reloads a company CRM and the list. */
export function useRefreshTenant() {
  const queries = useQueryClient();
  return useCallback((id: string) => refreshRecords(queries, tenantCalls, id), [queries]);
}

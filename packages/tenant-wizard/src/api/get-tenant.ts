import { tenantQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** A company CRM with its setup, without secrets. */
export function useTenant(id: string) {
  return useQuery(tenantQueryOptions(useApiClient(), id));
}

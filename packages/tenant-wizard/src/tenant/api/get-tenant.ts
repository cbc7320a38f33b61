import { getTenantEndpoint } from '@atrium/api-client/contract';
import { useRecord } from '@atrium/api-client/react';

/** A company CRM with its setup, without secrets. */
export function useTenant(id: string) {
  return useRecord(getTenantEndpoint, id);
}

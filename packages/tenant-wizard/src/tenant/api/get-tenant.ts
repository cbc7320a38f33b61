import { getTenantEndpoint } from '@atrium/api-client/contract';
import { useRecord } from '@atrium/api-client/react';

export function useTenant(id: string) {
  return useRecord(getTenantEndpoint, id);
}

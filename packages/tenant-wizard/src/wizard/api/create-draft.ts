import { useSave } from '@atrium/api-client/react';
import { tenantCalls } from '../../tenant/api/tenant-calls';

export function useCreateDraft() {
  return useSave(tenantCalls);
}

import { useSave } from '@atrium/api-client/react';
import { tenantCalls } from '../../tenant/api/tenant-calls';

/** Makes an empty draft. */
export function useCreateDraft() {
  return useSave(tenantCalls);
}

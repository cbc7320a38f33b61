import { useDelete } from '@atrium/api-client/react';
import { tenantCalls } from '../../tenant/api/tenant-calls';

/** Discards a draft. The call ends after the list is reloaded. */
export function useDiscardDraft() {
  return useDelete(tenantCalls);
}

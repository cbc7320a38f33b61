import { useDelete } from '@atrium/api-client/react';
import { tenantCalls } from '../../tenant/api/tenant-calls';

/** Discards a draft; the list is asked for again before it counts as done. */
export function useDiscardDraft() {
  return useDelete(tenantCalls);
}

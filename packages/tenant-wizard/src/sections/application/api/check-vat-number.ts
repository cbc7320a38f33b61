import { checkVatNumberEndpoint } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useTakeSection } from '../../form/api/take-section';

/** Asks VIES about a VAT number; the service keeps the answer as evidence, and shows it on later visits. */
export function useCheckVatNumber(id: string) {
  const take = useTakeSection(id);
  return useCall(checkVatNumberEndpoint, {
    onSuccess: (answer) => take((tenant) => ({ ...tenant, vat_check: answer })),
  });
}

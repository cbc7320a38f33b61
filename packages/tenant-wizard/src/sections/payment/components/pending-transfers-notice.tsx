import type { Tenant } from '@atrium/api-client/contract';
import { lazy, Suspense } from 'react';
import { useBilling } from '../api/get-billing';
import { pendingTransfers } from '../model/pending-transfers';

const TransferBanner = lazy(async () => ({ default: (await import('./transfer-banner')).TransferBanner }));

/** The transfers that we wait for. */
export function PendingTransfersNotice({ tenant }: { readonly tenant: Tenant }) {
  const { data } = useBilling(tenant.id);
  if (data === undefined) return null;
  return (
    <Suspense fallback={null}>
      {pendingTransfers(data).map((transfer) => (
        <TransferBanner
          key={transfer.payment.id}
          subscription={data.subscription}
          tenant={tenant}
          transfer={transfer}
        />
      ))}
    </Suspense>
  );
}

import type { Billing, Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { paymentMessages } from '../messages';
import type { PendingTransfer } from '../model/pending-transfers';
import { transferEffect } from '../model/transfer-effect';
import { useDownload } from './use-download';

interface TransferBannerProps {
  readonly transfer: PendingTransfer;
  readonly subscription: Billing['subscription'];
  readonly tenant: Tenant;
}

/** A pending transfer: its amount and due day, what begins when it is received, and its pro-forma invoice. */
export function TransferBanner({ transfer: { payment, proforma }, subscription, tenant }: TransferBannerProps) {
  const text = useTexts(paymentMessages);
  const documents = useDownload(tenant.id);
  const effect = transferEffect(payment, tenant, subscription);
  const due = proforma?.due_on ?? null;
  return (
    <Banner
      action={
        proforma && (
          <Button
            busy={documents.busyWith === proforma.id}
            icon={Download}
            onClick={() => documents.download(proforma.id)}
            size="s"
          >
            {text('pending.download')}
          </Button>
        )
      }
      role="status"
      title={text('pending.title', { amount: formatMoney(payment.amount, 'EUR') })}
      tone={effect === 'readOnly' ? 'danger' : 'info'}
    >
      <p>{text(`pending.${effect}`)}</p>
      {proforma !== undefined && due !== null && (
        <p>{text('pending.due', { number: proforma.number, date: formatDate(due) })}</p>
      )}
    </Banner>
  );
}

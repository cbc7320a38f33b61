import type { Billing, Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { billingMessages } from '../messages';
import { useDownload } from './use-download';

interface TransferBannerProps {
  readonly billing: Billing;
  readonly tenant: Tenant;
}

/** Whether a bank transfer is pending. */
export const isTransferPending = ({ payments }: Pick<Billing, 'payments'>) =>
  payments.some(({ state }) => state === 'awaiting_transfer');

/** The pending transfer, its due date, and the pro-forma invoice with the payment details. */
export function TransferBanner({ billing, tenant }: TransferBannerProps) {
  const text = useTexts(billingMessages);
  const documents = useDownload(tenant.id);
  const { subscription, invoices, payments } = billing;
  const isReadOnly = subscription?.state === 'unpaid';
  const proforma = invoices.find(({ kind }) => kind === 'proforma');
  const amount = proforma?.amount_due ?? payments.find(({ state }) => state === 'awaiting_transfer')?.amount;
  const last = proforma?.due_on ?? subscription?.read_only_at ?? null;

  function words(): string | null {
    if (isReadOnly) return text('banner.awaitingReadOnlyText');
    if (tenant.state === 'creating' || tenant.state === 'failed') return text('creation.awaitingText');
    if (last === null) return null;
    const key = subscription?.read_only_at === null ? 'banner.awaitingChangeText' : 'banner.awaitingText';
    return text(key, { date: formatDate(last) });
  }

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
            {text('banner.awaitingDownload')}
          </Button>
        )
      }
      title={text('banner.awaiting', { amount: formatMoney(amount ?? 0, 'EUR') })}
      tone={isReadOnly ? 'danger' : 'info'}
    >
      {words()}
    </Banner>
  );
}

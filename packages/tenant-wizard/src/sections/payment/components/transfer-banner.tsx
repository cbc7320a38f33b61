import type { Billing, Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { localToday } from '../../../tenant/model/local-time';
import { paymentMessages } from '../messages';
import { isReceived } from '../model/payment-state';
import { isPastLastDay, type PendingTransfer } from '../model/pending-transfers';
import { transferEffect, type TransferEffect } from '../model/transfer-effect';
import { CancelOrder } from './cancel-order';
import { ReceivedTransfer } from './received-transfer';
import { useDownload } from './use-download';

interface TransferBannerProps {
  readonly transfer: PendingTransfer;
  readonly subscription: Billing['subscription'];
  readonly tenant: Tenant;
}

/** The due day of a transfer. A late one for a renewal may still pay for a new period. */
function dueText(due: string, transfer: PendingTransfer) {
  if (transfer.payment.kind === 'correction') return 'invoiceDue';
  if (isPastLastDay(transfer)) return 'dueOver';
  return due < localToday() ? 'renewalDueOver' : 'due';
}

const money = (cents: number) => formatMoney(cents, 'EUR');

/** A pending transfer: what is missing of it, or why its order is still pending although all of it was received. */
export function TransferBanner({ transfer, subscription, tenant }: TransferBannerProps) {
  const Notice = isReceived(transfer.payment) ? ReceivedTransfer : AwaitedTransfer;
  return <Notice effect={transferEffect(transfer.payment, tenant, subscription)} tenant={tenant} transfer={transfer} />;
}

interface AwaitedTransferProps extends Pick<TransferBannerProps, 'transfer' | 'tenant'> {
  readonly effect: TransferEffect;
}

/**
 * A transfer that we wait for: the amount that is missing, its due day, what begins when it is received, and its actions. After
 * the last valid day of an order, it asks for no payment: what is paid then can only become credit.
 */
function AwaitedTransfer({ transfer, effect, tenant }: AwaitedTransferProps) {
  const { payment, proforma } = transfer;
  const text = useTexts(paymentMessages);
  const documents = useDownload(tenant.id);
  const isInvoice = effect === 'correction';
  const due = proforma?.due_on ?? null;
  const { amount, received } = payment;
  const asksForPayment = !isPastLastDay(transfer);

  function title(): string {
    if (!asksForPayment) return text('pending.titleOver', { number: proforma?.number ?? '' });
    return text(isInvoice ? 'pending.titleInvoice' : 'pending.title', { amount: money(amount - received) });
  }

  return (
    <Banner role="status" title={title()} tone={effect === 'readOnly' ? 'danger' : 'info'}>
      {received > 0 && <p>{text('pending.partly', { received: money(received), amount: money(amount) })}</p>}
      {asksForPayment && (
        <p>{text(received > 0 && effect !== 'correction' ? `pending.rest.${effect}` : `pending.${effect}`)}</p>
      )}
      {proforma !== undefined && due !== null && (
        <p>{text(`pending.${dueText(due, transfer)}`, { number: proforma.number, date: formatDate(due) })}</p>
      )}
      {received > 0 && !asksForPayment && <p>{text('pending.restOver', { received: money(received) })}</p>}
      <div className="transfer-actions">
        {proforma !== undefined && (
          <Button
            busy={documents.busyWith === proforma.id}
            icon={Download}
            onClick={() => documents.download(proforma.id)}
            size="s"
          >
            {text(isInvoice ? 'pending.downloadInvoice' : 'pending.download')}
          </Button>
        )}
        {effect !== 'correction' &&
          effect !== 'renewal' &&
          effect !== 'overdue' &&
          payment.kind !== 'renewal' &&
          tenant.role === 'owner' && <CancelOrder effect={effect} payment={payment} tenantId={tenant.id} />}
      </div>
    </Banner>
  );
}

import type { Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink } from '@atrium/ui-kit';
import { useMatch } from 'react-router';
import { paths } from '../../../paths';
import { canChangeDraft } from '../../../tenant/model/draft-permissions';
import { localToday } from '../../../tenant/model/local-time';
import { paymentMessages } from '../messages';
import type { PendingTransfer } from '../model/pending-transfers';
import type { TransferEffect } from '../model/transfer-effect';
import { CancelOrder } from './cancel-order';

interface ReceivedTransferProps {
  readonly transfer: PendingTransfer;
  readonly effect: TransferEffect;
  readonly tenant: Tenant;
}

/** A transfer received in full whose order is still pending: for missing data of a draft, or for a card payment. */
export function ReceivedTransfer({ transfer: { payment, proforma }, effect, tenant }: ReceivedTransferProps) {
  const text = useTexts(paymentMessages);
  const due = proforma?.due_on ?? null;
  const isCreation = effect === 'creation';
  const isReview = useMatch(paths.section.href(':id', 'review')) !== null;
  return (
    <Banner
      role="status"
      title={text('pending.titleReceived', { amount: formatMoney(payment.amount, 'EUR') })}
      tone={isCreation ? 'warning' : 'info'}
    >
      <p>{text(isCreation ? 'pending.receivedDraft' : 'pending.receivedOrder')}</p>
      {isCreation && due !== null && due >= localToday() && (
        <p>{text('pending.receivedUntil', { date: formatDate(due) })}</p>
      )}
      {isCreation && (
        <div className="transfer-actions">
          {!isReview && canChangeDraft(tenant) && (
            <ButtonLink href={paths.section.href(tenant.id, 'review')} size="s">
              {text('pending.completeDraft')}
            </ButtonLink>
          )}
          {tenant.role === 'owner' && <CancelOrder effect={effect} payment={payment} tenantId={tenant.id} />}
        </div>
      )}
    </Banner>
  );
}

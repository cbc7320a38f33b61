import type { Payment, Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { Button, Card, ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useCancelSubscription } from '../../api/cancel-subscription';
import { isOrdered, isOwed, isReceived } from '../../../sections/payment/model/payment-state';
import { planState } from '../../../sections/payment/model/plan-state';
import { billingMessages } from '../../messages';

interface CancelCardProps {
  readonly subscription: Subscription;
  readonly payments: readonly Payment[];
  readonly tenant: Tenant;
}

/** Cancels the subscription: at the end of its period, or at once if the period is over and unpaid. */
export function CancelCard({ subscription, payments, tenant }: CancelCardProps) {
  const { period, planned } = subscription;
  const text = useTexts(billingMessages);
  const notify = useNotify();
  const cancel = useCancelSubscription(tenant.id);
  const [asking, setAsking] = useState(false);
  const isExpired = planState(subscription) === 'overdue';
  const pendingRenewals = payments.filter((payment) => isOrdered(payment) && payment.kind === 'renewal');
  const pendingChanges = payments.filter(
    (payment) => isOrdered(payment) && payment.kind === 'change' && !isReceived(payment),
  );
  const nowText = period === null ? 'cancelTextFirst' : 'cancelTextNow';
  const date = period === null ? '' : formatBillingDay(period.end);

  function confirm() {
    cancel.mutate(
      { params: { id: tenant.id } },
      {
        onSuccess: () =>
          void notify({
            tone: 'success',
            title: isExpired ? text('cancelDialog.doneNow') : text('cancelDialog.done', { date }),
          }),
        onError: ({ message }) => void notify({ tone: 'error', title: text('cancelDialog.failed'), text: message }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <Card title={text('cancel')}>
      <Stack gap={4}>
        <p className="details__note">{text(isExpired ? nowText : 'cancelText')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{text('cancel')}</Button>
        </div>
      </Stack>
      <ConfirmDialog
        busy={cancel.isPending}
        cancelLabel={text('cancelDialog.keep')}
        confirmLabel={text('cancelDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        open={asking}
        title={text('cancelDialog.title')}
        tone="danger"
      >
        <Stack gap={2}>
          <p>
            {text(isExpired ? 'cancelDialog.textNow' : 'cancelDialog.text', { tenant: tenant.title, date })}{' '}
            {isExpired && period !== null && text('cancelDialog.notOwed')} {isExpired && text('cancelDialog.payAgain')}
            {planned !== null && !isExpired && text('cancelDialog.planned')}
          </p>
          {pendingRenewals.map(({ id, proforma, received }) => (
            <p key={id}>
              {text(received > 0 ? 'cancelDialog.proformaInPart' : 'cancelDialog.proforma', {
                number: proforma?.number ?? '',
                amount: formatMoney(received, 'EUR'),
              })}
            </p>
          ))}
          {pendingChanges.map(({ id, proforma }) => (
            <p key={id}>{text('cancelDialog.order', { number: proforma?.number ?? '' })}</p>
          ))}
          {payments.filter(isOwed).map(({ id, amount, received }) => (
            <p key={id}>{text('closing.owed', { amount: formatMoney(amount - received, 'EUR') })}</p>
          ))}
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}

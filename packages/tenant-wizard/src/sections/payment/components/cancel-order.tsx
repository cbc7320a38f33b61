import type { Payment } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useCancelTransfer } from '../api/cancel-transfer';
import { paymentMessages } from '../messages';
import { isReceived } from '../model/payment-state';
import type { TransferEffect } from '../model/transfer-effect';

interface CancelOrderProps {
  readonly tenantId: string;
  readonly payment: Payment;
  readonly effect: Exclude<TransferEffect, 'renewal' | 'overdue' | 'correction'>;
}

/** Cancels a plan ordered by bank transfer. Asks first and says what happens to the pro-forma invoice and the money. */
export function CancelOrder({ tenantId, payment, effect }: CancelOrderProps) {
  const { id, proforma } = payment;
  const text = useTexts(paymentMessages);
  const notify = useNotify();
  const cancel = useCancelTransfer();
  const [asking, setAsking] = useState(false);
  const number = proforma?.number ?? '';
  const amount = formatMoney(payment.received, 'EUR');
  const isComplete = isReceived(payment);

  function confirm() {
    cancel.mutate(
      { params: { id: tenantId, payment_id: id } },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            title: isComplete ? text('cancelOrder.doneReceived', { amount }) : text('cancelOrder.done', { number }),
          }),
        onError: ({ message }) => notify({ tone: 'error', title: text('cancelOrder.failed'), text: message }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} size="s" variant="ghost">
        {text('cancelOrder.open')}
      </Button>
      <ConfirmDialog
        busy={cancel.isPending}
        cancelLabel={text('cancelOrder.keep')}
        confirmLabel={text('cancelOrder.open')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        open={asking}
        title={text('cancelOrder.title')}
        tone="danger"
      >
        <Stack gap={2}>
          <p>{text(isComplete ? 'cancelOrder.proformaReceived' : 'cancelOrder.proforma', { number })}</p>
          <p>{text(`cancelOrder.${effect}`)}</p>
          {payment.received > 0 && <p>{text('cancelOrder.received', { amount })}</p>}
          {!isComplete && <p>{text('cancelOrder.late')}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

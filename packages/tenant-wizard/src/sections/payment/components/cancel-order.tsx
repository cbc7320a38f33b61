import type { Payment } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, Stack, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useCancelTransfer } from '../api/cancel-transfer';
import { paymentMessages } from '../messages';
import type { TransferEffect } from '../model/transfer-effect';

interface CancelOrderProps {
  readonly tenantId: string;
  readonly payment: Payment;
  readonly effect: Exclude<TransferEffect, 'renewal' | 'correction'>;
}

/** Cancels a plan ordered by bank transfer. Asks first and says what happens to the pro-forma invoice and the money. */
export function CancelOrder({ tenantId, payment: { id, proforma, received }, effect }: CancelOrderProps) {
  const text = useTexts(paymentMessages);
  const notify = useNotify();
  const cancel = useCancelTransfer();
  const [asking, setAsking] = useState(false);
  const number = proforma?.number ?? '';

  function confirm() {
    cancel.mutate(
      { params: { id: tenantId, payment_id: id } },
      {
        onSuccess: () => notify({ tone: 'success', title: text('cancelOrder.done', { number }) }),
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
          <p>{text('cancelOrder.proforma', { number })}</p>
          <p>{text(`cancelOrder.${effect}`)}</p>
          {received > 0 && <p>{text('cancelOrder.received', { amount: formatMoney(received, 'EUR') })}</p>}
          <p>{text('cancelOrder.late')}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

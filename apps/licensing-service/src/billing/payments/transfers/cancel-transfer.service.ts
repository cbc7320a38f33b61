import { Conflict, inScope, NotFound, type Transaction, writeAudit } from '../../../platform';
import { lockTenant, tenantAudit, type TenantCall } from '../../../tenants';
import { recordedBillingFields } from '../../billing-fields';
import type { BillingDependencies } from '../../dependencies';
import { findPayment, type PaymentRow } from '../payment.repository';
import { voidTransfer } from './void-transfer';

/** Cancels a pending bank transfer: its pro-forma invoice is void. */
export function cancelTransfer(
  dependencies: BillingDependencies,
  call: TenantCall,
  { tenantId, paymentId }: { readonly tenantId: string; readonly paymentId: string },
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const payment = await findPendingTransfer(tx, tenantId, paymentId);
    if (payment === null) return;
    await voidTransfer(tx, dependencies, payment, now, 'cancelled');
    await writeAudit(tx, {
      ...tenantAudit(call, tenantId, now),
      action: 'payment.cancel',
      fields: recordedBillingFields,
      after: { payment: payment.id, quote: payment.quoteId, amount: payment.amount },
    });
  });
}

/** The pending payment; null if it is cancelled already. */
async function findPendingTransfer(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow | null> {
  await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  if (payment.methodType === 'bank_transfer' && payment.state === 'voided') return null;
  if (payment.state !== 'awaiting_transfer' || payment.kind === 'correction')
    throw new Conflict('transfer_not_awaited');
  return payment;
}

import { Conflict, inScope, NotFound, type Transaction, writeAudit } from '../../../platform';
import { tenantAudit, isLive, lockTenant, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import type { PendingTransfer } from './pending-transfers.repository';
import { findPayment, type PaymentRow } from '../payment.repository';
import { revertPlanChange } from '../revert-plan-change';
import { recordedBillingFields } from '../../billing-fields';

/** Cancels a pending bank transfer: voids its pro-forma invoice and restores the previous plan. */
export function cancelTransfer(
  dependencies: BillingDependencies,
  call: TenantCall,
  { tenantId, paymentId }: PendingTransfer,
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const payment = await findPendingTransfer(tx, tenantId, paymentId);
    if (payment === null) return;
    await revertPlanChange(tx, dependencies, payment, now);
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
  const tenant = await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  if (payment.methodType === 'bank_transfer' && payment.state === 'voided') return null;
  if (payment.state !== 'awaiting_transfer') throw new Conflict('transfer_not_awaited');
  if (!isLive(tenant?.state ?? null)) throw new Conflict('operation_in_progress');
  return payment;
}

import { Conflict, NotFound, type Transaction } from '../../../platform';
import { lockTenant, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import { asCall } from '../../work';
import { findPayment, type PaymentRow } from '../payment.repository';
import { voidTransfer } from './void-transfer';

/** Cancels a pending bank transfer: its pro-forma invoice is void. */
export function cancelTransfer(
  dependencies: BillingDependencies,
  call: TenantCall,
  { tenantId, paymentId }: { readonly tenantId: string; readonly paymentId: string },
): Promise<void> {
  return asCall(
    dependencies,
    call.scope,
  )(async (work) => {
    const payment = await findPendingTransfer(work.tx, tenantId, paymentId);
    if (payment === null) return;
    await voidTransfer(work, payment, 'cancelled');
    const after = { payment: payment.id, quote: payment.quoteId, amount: payment.amount };
    await auditCall(work, call, tenantId, { action: 'payment.cancel', after });
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

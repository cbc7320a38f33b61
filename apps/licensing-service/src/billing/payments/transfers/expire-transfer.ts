import { type Transaction, writeAudit } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import type { PaymentRow } from '../payment.repository';
import { revertPlanChange } from '../revert-plan-change';
import { tenantSubject } from '../../../tenants';
import { recordedBillingFields } from '../../billing-fields';

/** Cancels an overdue transfer automatically. The caller holds the lock of the company CRM. */
export async function expireTransfer(
  tx: Transaction,
  dependencies: BillingDependencies,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { id, tenantId, quoteId, amount, dueOn } = payment;
  await revertPlanChange(tx, dependencies, payment, now);
  await writeAudit(tx, {
    actorId: null,
    action: 'payment.expire',
    outcome: 'done',
    ...tenantSubject(tenantId),
    fields: recordedBillingFields,
    after: { payment: id, quote: quoteId, amount, due_on: dueOn },
    at: now,
  });
}

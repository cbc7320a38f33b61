import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { Conflict, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { findInvoice } from '../billing/invoices/invoice.repository';
import { keptPlan } from '../subscriptions/plan-before';
import { changeSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails } from '../subscriptions/subscription-mails';
import { tellReadOnly } from '../subscriptions/tell-read-only';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { lockTenant } from '../tenants/tenant.repository';
import { findPayment, movePayment, type PaymentRow } from './payment.repository';

/** The transfer that is given up, and of which company CRM. */
export interface GivenUpTransfer {
  readonly tenantId: string;
  readonly paymentId: string;
}

/** A bank transfer is no longer waited for: its pro-forma invoice is void, and the plan what it was before. */
export function giveUpTransfer(
  parts: Parts,
  call: TenantCall,
  { tenantId, paymentId }: GivenUpTransfer,
): Promise<void> {
  return asService(parts.database, async (tx) => {
    const now = parts.clock();
    const payment = await stillAwaited(tx, tenantId, paymentId);
    if (payment === null) return;
    await movePayment(tx, payment.id, ['awaiting_transfer'], { state: 'voided', updatedAt: now });
    await takePlanBack(tx, payment, now);
    await tellReadOnly(tx, parts, tenantId, now);
    await tellOwners(tx, parts, payment, now);
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'payment.give-up',
      after: { payment: payment.id, quote: payment.quoteId, amount: payment.amount },
    });
  });
}

/** The payment that is waited for; null where it was given up before. */
async function stillAwaited(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow | null> {
  const tenant = await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  if (payment.way === 'bank_transfer' && payment.state === 'voided') return null;
  if (payment.state !== 'awaiting_transfer') throw new Conflict('transfer_not_awaited');
  if (tenant?.state !== 'active' && tenant?.state !== 'inactive') throw new Conflict('operation_in_progress');
  return payment;
}

/** Where nothing ran before that was paid for, the company CRM is read-only until a plan is. */
async function takePlanBack(tx: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const { tenantId, planBefore } = payment;
  const current = await findSubscription(tx, tenantId);
  if (current === null) throw new Error('A transfer pays the quote of a subscription.');
  if (planBefore === null) {
    const unpaid = { anchor: null, periodIndex: null, periodEnd: null, replaced: null };
    return changeSubscription(tx, tenantId, { ...unpaid, overdueSince: now, readOnlyAt: now });
  }
  const before = keptPlan(planBefore);
  const cancels = before.cancels || current.cancels;
  await changeSubscription(tx, tenantId, {
    ...before,
    ...(payment.kind === 'renewal' ? unpaidRenewal(before, now) : {}),
    cancels,
    planned: cancels ? null : (current.planned ?? before.planned),
  });
}

/** The period has ended, and the next one is not paid. */
const unpaidRenewal = (before: Pick<SubscriptionRow, 'overdueSince' | 'readOnlyAt'>, now: Date) => ({
  overdueSince: before.overdueSince ?? now,
  readOnlyAt: before.readOnlyAt ?? now,
});

async function tellOwners(tx: Transaction, parts: Parts, { tenantId, invoiceId }: PaymentRow, at: Date): Promise<void> {
  const proforma = invoiceId === null ? null : await findInvoice(tx, invoiceId);
  if (proforma === null) throw new Error('A transfer is asked for by a pro-forma invoice.');
  const values = { number: proforma.data.number };
  const onceKey = `invoice:${proforma.id}:void`;
  await writeSubscriptionMails(tx, parts, tenantId, { template: 'transfer_given_up', values, onceKey, at });
}

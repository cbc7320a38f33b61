import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { Conflict, InvalidInput, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { localDay } from '../../slovenian-time';
import { keepAsCredit } from '../billing/keep-as-credit';
import { writeMoney } from '../billing/invoices/document/written';
import { findInvoice, type IssuedInvoice } from '../billing/invoices/invoice.repository';
import { tellReadOnly } from '../subscriptions/tell-read-only';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { lockTenant } from '../tenants/tenant.repository';
import { billTransfer } from './bill-transfer';
import { findPayment, movePayment, type PaymentRow } from './payment.repository';

export interface Receipt {
  readonly tenantId: string;
  readonly paymentId: string;
  /** The day of the bank statement, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** What it says, in cents. */
  readonly amount: number;
}

/**
 * A bank transfer has arrived: its invoice is issued, and the company CRM no longer waits. Where that is still being
 * created, the invoice follows once it is active; where nobody waits for the transfer any more, it becomes credit.
 */
export function receivePayment(parts: Parts, call: TenantCall, receipt: Receipt): Promise<void> {
  const { tenantId, paymentId, receivedOn, amount } = receipt;
  return asService(parts.database, async (tx) => {
    const now = parts.clock();
    if (receivedOn > localDay(now)) throw new InvalidInput({ received_on: ['day_to_come'] });
    const payment = await notNotedYet(tx, tenantId, paymentId);
    if (payment === null) return;
    const proforma = payment.invoiceId === null ? null : await findInvoice(tx, payment.invoiceId);
    if (proforma === null) throw new Error('A transfer is asked for by a pro-forma invoice.');
    if (receivedOn < proforma.data.issued_on) throw new InvalidInput({ received_on: ['day_before_proforma'] });
    if (payment.state === 'voided') await keepLate(tx, payment, proforma, receipt, now);
    else await takeAwaited(tx, parts, payment, receipt, now);
    await tellReadOnly(tx, parts, tenantId, now);
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'payment.receive',
      after: { payment: payment.id, received_on: receivedOn, amount, is_credit: payment.state === 'voided' },
    });
  });
}

async function takeAwaited(
  tx: Transaction,
  parts: Parts,
  payment: PaymentRow,
  { receivedOn, amount }: Receipt,
  now: Date,
): Promise<void> {
  refuseOtherAmount(amount, payment.amount);
  const change = { state: 'captured', receivedOn, updatedAt: now } as const;
  if (!(await movePayment(tx, payment.id, ['awaiting_transfer'], change)))
    throw new Error('A transfer that is waited for is noted by whoever holds its company CRM.');
  await billTransfer(tx, parts, { ...payment, receivedOn }, now);
}

/** What was given up has come all the same: it is nobody's but the customer's. */
async function keepLate(
  tx: Transaction,
  payment: PaymentRow,
  proforma: IssuedInvoice,
  { receivedOn, amount }: Receipt,
  now: Date,
): Promise<void> {
  await movePayment(tx, payment.id, ['voided'], { receivedOn, updatedAt: now });
  await keepAsCredit(tx, proforma, amount, now);
}

/** The transfer, waited for or given up; null where it has been noted before. */
async function notNotedYet(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow | null> {
  await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  const { way, state, receivedOn } = payment;
  if (way === 'bank_transfer' && (state === 'captured' || receivedOn !== null)) return null;
  if (way !== 'bank_transfer' || (state !== 'awaiting_transfer' && state !== 'voided'))
    throw new Conflict('transfer_not_awaited');
  return payment;
}

/** The invoice says what was paid, so nothing else is noted: who sent less has not paid, who sent more gets that back. */
function refuseOtherAmount(amount: number, asked: number): void {
  if (amount === asked) return;
  const [key, name] =
    amount < asked ? (['amount_too_little', 'missing'] as const) : (['amount_too_much', 'extra'] as const);
  const values = { asked: writeMoney(asked), [name]: writeMoney(Math.abs(asked - amount)) };
  throw new InvalidInput({ amount: [{ key, values }] });
}

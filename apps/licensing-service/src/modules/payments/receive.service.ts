import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { Conflict, InvalidInput, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { localDay } from '../../slovenian-time';
import { billPaid } from '../billing/bill.service';
import { writeMoney } from '../billing/invoices/document/written';
import { findInvoice } from '../billing/invoices/invoice.repository';
import { findQuote } from '../subscriptions/quotes/quote.repository';
import { tellReadOnly } from '../subscriptions/tell-read-only';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { lockTenant } from '../tenants/tenant.repository';
import { runPaidTime } from './paid-time';
import { findPayment, movePayment, type PaymentRow } from './payment.repository';

export interface Receipt {
  readonly tenantId: string;
  readonly paymentId: string;
  /** The day of the bank statement, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  /** What it says, in cents. */
  readonly amount: number;
}

/** A bank transfer has arrived: its invoice is issued, and the company CRM no longer waits. */
export function receivePayment(
  parts: Parts,
  call: TenantCall,
  { tenantId, paymentId, receivedOn, amount }: Receipt,
): Promise<void> {
  return asService(parts.database, async (tx) => {
    const now = parts.clock();
    if (receivedOn > localDay(now)) throw new InvalidInput({ received_on: ['day_to_come'] });
    const payment = await awaited(tx, tenantId, paymentId);
    if (payment === null) return;
    const quote = await findQuote(tx, tenantId, payment.quoteId);
    const proforma = payment.invoiceId === null ? null : await findInvoice(tx, payment.invoiceId);
    if (quote === null || proforma === null) throw new Error('A transfer is asked for by a pro-forma invoice.');
    refuseOtherAmount(amount, payment.amount);
    if (receivedOn < proforma.data.issued_on) throw new InvalidInput({ received_on: ['day_before_proforma'] });
    const time = await runPaidTime(tx, quote, { receivedOn, dueOn: proforma.data.due_on, now });
    const bill = { quote, ...time, payment: 'bank_transfer' as const, proforma };
    const invoice = await billPaid(tx, parts, { ...bill, paidOn: receivedOn }, now);
    const change = { state: 'captured', invoiceId: invoice.id, updatedAt: now } as const;
    if (!(await movePayment(tx, payment.id, ['awaiting_transfer'], change)))
      throw new Error('A transfer that is waited for is noted by whoever holds its company CRM.');
    await tellReadOnly(tx, parts, tenantId, now);
    await writeAudit(tx, {
      ...audited(call, tenantId, now),
      action: 'payment.receive',
      after: { payment: payment.id, received_on: receivedOn, amount, invoice: invoice.data.number },
    });
  });
}

/** The payment that is waited for; null where it has been noted before. */
async function awaited(tx: Transaction, tenantId: string, paymentId: string): Promise<PaymentRow | null> {
  await lockTenant(tx, tenantId);
  const payment = (await findPayment(tx, paymentId))?.payment;
  if (payment === undefined || payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  if (payment.way === 'bank_transfer' && payment.state === 'captured') return null;
  if (payment.state !== 'awaiting_transfer') throw new Conflict('transfer_not_awaited');
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

import { Conflict, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import { settleBill, type SettledBill } from '../bills/bill';
import { type BillToIssue, issueBill } from '../invoices/bill.service';
import { getInvoice } from '../invoices/invoice.repository';
import { beginPlan } from '../subscriptions/begin-plan';
import type { Work } from '../work';
import { oweInvoice } from './corrections/owed-invoice';
import { type Ordered, type PaymentRecord, type PaymentRow, updatePayment } from './payment.repository';
import { voidReplaced } from './transfers/void-transfer';

/**
 * Applies a payment that is authorised, captured or not needed: starts the creation of a draft, or bills and begins the
 * plan. The caller holds the lock of the tenant and stores the payment's state in the same transaction.
 */
export async function applyPayment(work: Work, { payment, quote }: Ordered): Promise<void> {
  await voidReplaced(work, { payment, quote });
  if (quote.kind === 'creation') await startPaidDraft(work, payment);
  else await billPlan(work, payment, quote);
}

/** Starts the creation that a payment is for. Its plan begins and is billed when the company CRM is active. */
async function startPaidDraft({ tx, now, startCreation }: Work, payment: PaymentRow): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment needs a company CRM.');
  const operationId = await startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await updatePayment(tx, payment.id, { operationId, updatedAt: now });
}

/** Begins a paid plan and bills it. */
export async function billPlan(work: Work, payment: PaymentRow, toIssue: BillToIssue): Promise<void> {
  await beginPlan(work, payment.tenantId, toIssue.settled.bill);
  await billBegunPlan(work, payment, toIssue);
}

/** Issues the documents of a plan that began. */
export async function billBegunPlan(work: Work, { id }: PaymentRow, toIssue: BillToIssue): Promise<void> {
  const document = await issueBill(work, toIssue);
  const billed = document === null ? {} : { invoiceId: document.id };
  await updatePayment(work.tx, id, { isBilled: true, ...billed, updatedAt: work.now });
  if (toIssue.dueOn !== undefined && document !== null) await oweInvoice(work, toIssue, document, false);
}

/** A bill of a quote at the account credit of now. */
export const settleAgain = ({ bill, least_charge: minimumCharge }: SettledBill, credit: number): SettledBill =>
  settleBill(bill, { credit, minimumCharge });

/** What was received for a transfer, as the documents that it pays name it. */
export async function receivedTransfer(
  tx: Transaction,
  { payment: { proformaId, receivedOn, creditUsed }, received }: PaymentRecord,
): Promise<BillToIssue['transfer'] & {}> {
  if (receivedOn === null) throw new Error('A recorded transfer needs a receipt.');
  return { proforma: await getInvoice(tx, proformaId), received, receivedOn, creditUsed };
}

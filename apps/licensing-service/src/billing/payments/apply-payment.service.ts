import { Conflict } from '../../platform';
import { findTenantRow } from '../../tenants';
import { settleBill, type SettledBill } from '../bills/bill';
import { type BillToIssue, issueBill } from '../invoices/bill.service';
import { beginPlan } from '../subscriptions/begin-and-end';
import type { Work } from '../work';
import { oweInvoice } from './corrections/owed-invoice';
import { type Ordered, type PaymentRow, updatePayment } from './payment.repository';
import { voidReplaced } from './transfers/void-transfer';

/**
 * Applies a payment that is authorised, captured or not needed: starts the creation of a draft, or bills and begins the
 * plan. The caller holds the lock of the tenant and stores the payment's state in the same transaction.
 */
export async function applyPayment(work: Work, ordered: Ordered): Promise<void> {
  const { payment, quote } = ordered;
  await voidReplaced(work, ordered);
  if (quote.kind === 'creation') await startPaidDraft(work, payment);
  else await billPlan(work, { payment, quote, settled: quote.settled });
}

/** Starts the creation that a payment is for. Its plan begins and is billed when the company CRM is active. */
export async function startPaidDraft({ tx, now, startCreation }: Work, payment: PaymentRow): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment needs a company CRM.');
  const operationId = await startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await updatePayment(tx, payment.id, { operationId, updatedAt: now });
}

/** A payment and what it bills. */
export interface PlanToBegin extends Ordered, Pick<BillToIssue, 'dueOn' | 'transfer'> {
  readonly settled: SettledBill;
}

/** Begins a paid plan and bills it. */
export async function billPlan(work: Work, plan: PlanToBegin): Promise<void> {
  await beginPlan(work, plan.payment.tenantId, plan.settled.bill);
  await billBegunPlan(work, plan);
}

/** Issues the documents of a plan that began. */
export async function billBegunPlan(work: Work, { payment, quote, settled, ...paid }: PlanToBegin): Promise<void> {
  const decided = { ...quote, settled };
  const document = await issueBill(work, { ...decided, ...paid });
  const billed = document === null ? {} : { invoiceId: document.id };
  await updatePayment(work.tx, payment.id, { isBilled: true, ...billed, updatedAt: work.now });
  if (paid.dueOn !== undefined && document !== null)
    await oweInvoice(work, decided, { invoice: document, isCharged: false });
}

/** A bill of a quote at the account credit of now. */
export const settleAgain = ({ bill, least_charge: minimumCharge }: SettledBill, credit: number): SettledBill =>
  settleBill(bill, { credit, minimumCharge });

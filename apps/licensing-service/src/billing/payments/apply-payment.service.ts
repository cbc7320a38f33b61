import { Conflict, type Transaction } from '../../platform';
import { findTenantRow } from '../../tenants';
import { settleBill, type SettledBill } from '../bills/bill';
import type { BillingDependencies, ChargeDependencies } from '../dependencies';
import { issueBill } from '../invoices/bill.service';
import type { IssuedInvoice } from '../invoices/invoice.repository';
import type { QuoteRow } from '../quotes/quote.repository';
import { beginPlan } from '../subscriptions/begin-plan';
import type { Day } from '../periods/days';
import { oweInvoice } from './corrections/owe-invoice';
import { type PaymentRow, updatePayment } from './payment.repository';
import { voidReplaced } from './transfers/void-replaced';

/**
 * Applies a payment that is authorised, captured or not needed: starts the creation of a draft, or bills and begins the
 * plan. The caller holds the lock of the tenant and stores the payment's state in the same transaction.
 */
export async function applyPayment(
  tx: Transaction,
  dependencies: ChargeDependencies,
  payment: PaymentRow,
  quote: QuoteRow,
  now: Date,
): Promise<void> {
  await voidReplaced(tx, dependencies, { payment, quote }, now);
  if (quote.kind === 'creation') await startPaidDraft(tx, dependencies, payment, now);
  else await billPlan(tx, dependencies, { payment, quote, settled: quote.settled }, now);
}

/** Starts the creation that a payment is for. Its plan begins and is billed when the company CRM is active. */
export async function startPaidDraft(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'startCreation'>,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const tenant = await findTenantRow(tx, payment.tenantId);
  if (tenant === null) throw new Error('A payment needs a company CRM.');
  const operationId = await dependencies.startCreation(tx, tenant, payment.createdBy);
  if (operationId === null) throw new Conflict('not_a_draft');
  await updatePayment(tx, payment.id, { operationId, updatedAt: now });
}

/** A payment and what it bills. */
export interface PlanToBegin {
  readonly payment: PaymentRow;
  readonly quote: QuoteRow;
  readonly settled: SettledBill;
  /** The last day to pay, if its invoice is owed. */
  readonly dueOn?: Day;
  /** The pro-forma invoice, what was received for it, and the day of the bank statement. */
  readonly transfer?: { readonly proforma: IssuedInvoice; readonly received: number; readonly receivedOn: string };
}

type PlanDependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs' | 'deliverSettings'>;

/** Begins a paid plan and bills it. */
export async function billPlan(
  tx: Transaction,
  dependencies: PlanDependencies,
  plan: PlanToBegin,
  now: Date,
): Promise<void> {
  const { payment, settled } = plan;
  await beginPlan(tx, dependencies, payment.tenantId, settled.bill, now);
  await billBegunPlan(tx, dependencies, plan, now);
}

/** Issues the documents of a plan that began. */
export async function billBegunPlan(
  tx: Transaction,
  dependencies: Omit<PlanDependencies, 'deliverSettings'>,
  { payment, quote, settled, dueOn, transfer }: PlanToBegin,
  now: Date,
): Promise<void> {
  const { tenantId, id } = payment;
  const document = await issueBill(
    tx,
    dependencies,
    {
      tenantId,
      settled,
      buyer: quote.buyer,
      vatReason: quote.vat.reason,
      vatCheck: quote.vatCheck,
      payment: transfer === undefined ? 'card' : 'bank_transfer',
      ...(dueOn === undefined ? {} : { dueOn }),
      ...(transfer === undefined
        ? {}
        : {
            proforma: transfer.proforma,
            received: { amount: transfer.received, credit: payment.creditUsed },
            paidOn: transfer.receivedOn,
          }),
    },
    now,
  );
  await updatePayment(tx, id, {
    isBilled: true,
    ...(document === null ? {} : { invoiceId: document.id }),
    updatedAt: now,
  });
  if (dueOn === undefined || document === null) return;
  const { buyer, vat, vatCheck } = quote;
  await oweInvoice(tx, dependencies, { invoice: document, settled, buyer, vat, vatCheck, isCharged: false }, now);
}

/** A bill of a quote at the account credit of now. */
export const settleAgain = ({ bill, least_charge: minimumCharge }: SettledBill, credit: number): SettledBill =>
  settleBill(bill, { credit, minimumCharge });

import type { FieldProblem, FieldProblems, Transaction } from '../../platform';
import type { CompanyChange } from '../../setup';
import { buyerOf, isSameBuyer } from '../invoices/buyer';
import { findOpenPayment } from '../payments/payment.repository';
import { findSubscription } from '../subscriptions/subscription.repository';
import { findBilledCompany, isBilledCompany } from './billed-company';

type Change = Pick<CompanyChange, 'tenantId' | 'before' | 'sent' | 'now'>;

/**
 * Rejects changes of the company that a running plan was billed to, and of data that the VAT of an open payment
 * depends on.
 */
export async function companyProblems(tx: Transaction, change: Change, isLive: boolean): Promise<FieldProblems> {
  const { tenantId } = change;
  if (!isLive) return vatProblems(change, () => paidForProblem(tx, tenantId));
  return {
    ...(await billedCompanyProblems(tx, change)),
    ...(await vatProblems(change, () => openPaymentProblem(tx, tenantId))),
  };
}

/** A plan's credit belongs to the company it was billed to, so another company can take over only after it ended. */
async function billedCompanyProblems(tx: Transaction, { tenantId, before, sent, now }: Change): Promise<FieldProblems> {
  const company = buyerOf(sent);
  if (isSameBuyer(company, buyerOf(before))) return {};
  const billed = await findBilledCompany(tx, tenantId, now);
  if (billed === null || isBilledCompany(billed, company)) return {};
  const { buyer } = billed;
  const problem = { key: 'billed_to_another', values: { company: buyer.name } } as const;
  return {
    ...(buyer.name === company.name ? {} : { company: [problem] }),
    ...(buyer.vat_number === company.vat_number ? {} : { 'address.vat_number': [problem] }),
  };
}

const vatFacts = ['country', 'vat_number'] as const;

/** Runs no query while country and VAT number are unchanged. */
async function vatProblems(change: Change, findProblem: () => Promise<FieldProblem | null>): Promise<FieldProblems> {
  const { address: before = {} } = change.before;
  const { address = {} } = change.sent;
  const changed = vatFacts.filter((name) => (address[name] ?? '') !== (before[name] ?? ''));
  const problem = changed.length === 0 ? null : await findProblem();
  return problem === null ? {} : Object.fromEntries(changed.map((name) => [`address.${name}`, [problem]]));
}

/** Country and VAT number are fixed once a creation has been paid for with them. */
async function paidForProblem(tx: Transaction, id: string): Promise<FieldProblem | null> {
  return (await findSubscription(tx, id))?.kind === 'paid' ? 'paid_for_with_it' : null;
}

const fixedStates = new Set(['authorised', 'capturing']);

/** An authorised payment is billed as it was ordered. */
async function openPaymentProblem(tx: Transaction, id: string): Promise<FieldProblem | null> {
  const payment = await findOpenPayment(tx, id);
  return payment !== null && fixedStates.has(payment.state) ? 'payment_under_way_with_it' : null;
}

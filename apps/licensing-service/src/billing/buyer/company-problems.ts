import type { FieldProblem, FieldProblems, Transaction } from '../../platform';
import type { CompanyChange } from '../../setup';
import { buyerOf, isSameBuyer } from '../invoices/buyer';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { findSubscription } from '../subscriptions/subscription.repository';
import { findBilledCompany, isBilledCompany } from './billed-company';

type Change = Pick<CompanyChange, 'tenantId' | 'before' | 'sent' | 'now'>;

/** What may not change: the company that a running plan was billed to, and what the VAT of a payment was decided by. */
export async function companyProblems(tx: Transaction, change: Change, isLive: boolean): Promise<FieldProblems> {
  const { tenantId } = change;
  if (!isLive) return vatProblems(change, () => wasPaidFor(tx, tenantId));
  return {
    ...(await billedCompanyProblems(tx, change)),
    ...(await vatProblems(change, () => restsOnIt(tx, tenantId))),
  };
}

/** Credit of a plan belongs to the company it was billed to: another one can take over when it has ended. */
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

/** Nothing is looked up where country and VAT number stay. */
async function vatProblems(change: Change, why: () => Promise<FieldProblem | null>): Promise<FieldProblems> {
  const { address: before = {} } = change.before;
  const { address = {} } = change.sent;
  const changed = vatFacts.filter((name) => (address[name] ?? '') !== (before[name] ?? ''));
  const problem = changed.length === 0 ? null : await why();
  return problem === null ? {} : Object.fromEntries(changed.map((name) => [`address.${name}`, [problem]]));
}

/** What VAT was decided by stays as long as a creation has been paid for with it. */
async function wasPaidFor(tx: Transaction, id: string): Promise<FieldProblem | null> {
  return (await findSubscription(tx, id))?.kind === 'paid' ? 'paid_for_with_it' : null;
}

const resting = new Set(['authorised', 'capturing', 'awaiting_transfer']);

/** An authorised or pending payment is billed as it was ordered. */
async function restsOnIt(tx: Transaction, id: string): Promise<FieldProblem | null> {
  const payment = await findPaymentUnderWay(tx, id);
  return payment !== null && resting.has(payment.state) ? 'payment_under_way_with_it' : null;
}

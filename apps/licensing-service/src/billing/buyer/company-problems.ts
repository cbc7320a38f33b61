import { isVatNumber } from '@atrium/validators';
import { type FieldProblem, type FieldProblems, localDay, startOfLocalDay, type Transaction } from '../../platform';
import type { CompanyChange } from '../../setup';
import { buyerOf, type InvoiceParty, isSameBuyer } from '../invoices/buyer';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { findAwaited, findOpenPayment } from '../payments/payment.repository';
import { runningOn } from '../periods/period';
import { findSubscribed, isPaidPlan } from '../subscriptions/subscribed';
import { findSubscription } from '../subscriptions/subscription.repository';
import { normaliseText } from '../subscriptions/trial';
import { findVatCheckOf } from '../vat/checks/vat-check.repository';

/**
 * Rejects changes of the company that a running plan was billed to, and of data that the VAT of an open payment
 * depends on.
 */
export async function companyProblems(tx: Transaction, change: CompanyChange, isLive: boolean): Promise<FieldProblems> {
  return {
    ...(isLive ? await billedCompanyProblems(tx, change) : {}),
    ...(await vatProblems(tx, change, isLive)),
  };
}

/** A plan's credit belongs to the company it was billed to, so another company can take over only after it ended. */
async function billedCompanyProblems(tx: Transaction, { tenantId, before, sent, now }: CompanyChange) {
  const company = buyerOf(sent);
  if (isSameBuyer(company, buyerOf(before))) return {};
  const buyer = await findBilledCompany(tx, tenantId, now);
  if (buyer === null || (await isSameCompany(tx, tenantId, buyer, company))) return {};
  const problem = { key: 'billed_to_another', values: { company: buyer.name } } as const;
  return {
    ...(buyer.name === company.name ? {} : { company: [problem] }),
    ...(buyer.vat_number === company.vat_number ? {} : { 'address.vat_number': [problem] }),
  };
}

/**
 * The buyer of the current plan, also while its transfer is pending; null without a plan. It is the company on the latest
 * document, with the VAT number of this period if it had one.
 */
async function findBilledCompany(tx: Transaction, tenantId: string, now: Date): Promise<InvoiceParty | null> {
  const subscribed = await findSubscribed(tx, tenantId);
  if (subscribed === null || !isPaidPlan(subscribed.subscription)) return null;
  const running = runningOn(subscribed.periods, localDay(now));
  if (running === null) return null;
  const since = startOfLocalDay(running.billing.from);
  const pending = (await findAwaited(tx, tenantId)).slice(0, 1).map(({ quote }) => quote);
  const documents = (await findInvoicesOf(tx, tenantId)).filter(({ kind }) => kind !== 'proforma');
  const ofPeriod = documents.filter(({ issuedAt }, at) => at === 0 || issuedAt >= since);
  const buyers = [...pending, ...ofPeriod].map(({ buyer }) => buyer);
  const [latest] = buyers;
  if (latest === undefined) return null;
  return { ...latest, vat_number: buyers.find(({ vat_number }) => vat_number !== null)?.vat_number ?? null };
}

/** Whether Application setup still names the billed company: by its number, its name, or its seat. */
async function isSameCompany(tx: Transaction, tenantId: string, buyer: InvoiceParty, company: InvoiceParty) {
  const { vat_number: number } = buyer;
  // A company that moves to another country gets another number there.
  if (buyer.country !== company.country && isSame(buyer, company, ['name'])) return true;
  const isSameNumber = number === company.vat_number;
  if (number !== null && (isSameNumber || (company.vat_number !== null && (await isKnown(tx, tenantId, number)))))
    return isSameNumber;
  if (isSame(buyer, company, ['name'])) return true;
  return isSameNumber && isSame(buyer, company, ['street', 'postal_code', 'city', 'country']);
}

const isSame = (one: InvoiceParty, other: InvoiceParty, facts: readonly Exclude<keyof InvoiceParty, 'vat_number'>[]) =>
  facts.every((fact) => normaliseText(one[fact]) === normaliseText(other[fact]));

/** False if VIES rejected a number or it cannot exist: then it was mistyped. */
const isKnown = async (tx: Transaction, tenantId: string, number: string): Promise<boolean> =>
  isVatNumber(number) && (await findVatCheckOf(tx, tenantId, number))?.status !== 'refused';

const vatFacts = ['country', 'vat_number'] as const;

/** Runs no query while country and VAT number are unchanged. */
async function vatProblems(tx: Transaction, { tenantId, before, sent }: CompanyChange, isLive: boolean) {
  const changed = vatFacts.filter((name) => (sent.address?.[name] ?? '') !== (before.address?.[name] ?? ''));
  const problem = changed.length === 0 ? null : await findVatProblem(tx, tenantId, isLive);
  return problem === null ? {} : Object.fromEntries(changed.map((name) => [`address.${name}`, [problem]]));
}

/** Country and VAT number are fixed once a creation was paid for with them, and during a payment at a gateway. */
async function findVatProblem(tx: Transaction, tenantId: string, isLive: boolean): Promise<FieldProblem | null> {
  if (!isLive) return (await findSubscription(tx, tenantId))?.kind === 'paid' ? 'paid_for_with_it' : null;
  return (await findOpenPayment(tx, tenantId)) === null ? null : 'payment_under_way_with_it';
}

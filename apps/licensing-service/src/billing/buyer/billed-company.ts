import { isVatNumber } from '@atrium/validators';
import type { Transaction } from '../../platform';
import type { InvoiceParty } from '../invoices/invoice-data';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { findQuote } from '../quotes/quote.repository';
import { periodOf, runningSubscription } from '../subscriptions/running-plan';
import { findSubscription } from '../subscriptions/subscription.repository';
import { findVatCheckOf } from '../vat/checks/vat-check.repository';
import { wordsOf } from '../subscriptions/words-of';

/** The company that the period was billed to that runs. */
export interface BilledCompany {
  /** As it was billed last, by its number where it had one in this period. */
  readonly buyer: InvoiceParty;
  /** Whether the number is known to be that company's; one that VIES refuses, or that cannot exist, was mistyped. */
  readonly isNumberKnown: boolean;
}

/** The buyer of the current plan, also while its transfer is pending; null without a plan. */
export async function findBilledCompany(tx: Transaction, tenantId: string, now: Date): Promise<BilledCompany | null> {
  const running = runningSubscription(await findSubscription(tx, tenantId));
  if (running === null || periodOf(running).end <= now) return null;
  const [last, ...before] = await findBuyers(tx, tenantId, periodOf(running).start);
  if (last === undefined) return null;
  const known = last.vat_number ?? before.find(({ vat_number: number }) => number !== null)?.vat_number ?? null;
  const isNumberKnown = known !== null && (await isKnown(tx, tenantId, known));
  return { buyer: { ...last, vat_number: known }, isNumberKnown };
}

/** Whether Application setup still names the company that was billed: by its number, its name, or its seat. */
export function isBilledCompany({ buyer, isNumberKnown }: BilledCompany, company: InvoiceParty): boolean {
  const isSameNumber = buyer.vat_number === company.vat_number;
  if (buyer.vat_number !== null && (isSameNumber || (isNumberKnown && company.vat_number !== null)))
    return isSameNumber;
  if (isSame(buyer, company, ['name'])) return true;
  return isSameNumber && isSame(buyer, company, ['street', 'postal_code', 'city', 'country']);
}

type Written = Exclude<keyof InvoiceParty, 'vat_number'>;

const isSame = (one: InvoiceParty, other: InvoiceParty, facts: readonly Written[]): boolean =>
  facts.every((fact) => wordsOf(one[fact]) === wordsOf(other[fact]));

/** The last one first: the last document of all, and every other one since then. */
async function findBuyers(tx: Transaction, tenantId: string, since: Date): Promise<InvoiceParty[]> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  const awaited = payment?.state === 'awaiting_transfer' ? await findQuote(tx, tenantId, payment.quoteId) : null;
  const documents = (await findInvoicesOf(tx, tenantId)).filter(({ kind }) => kind !== 'proforma');
  const ofPeriod = documents.filter(({ issuedAt }, at) => at === 0 || issuedAt >= since);
  return [...(awaited === null ? [] : [awaited]), ...ofPeriod].map(({ buyer }) => buyer);
}

async function isKnown(tx: Transaction, tenantId: string, number: string): Promise<boolean> {
  return isVatNumber(number) && (await findVatCheckOf(tx, tenantId, number))?.status !== 'refused';
}

import { isVatNumber } from '@atrium/validators';
import { localDay, startOfLocalDay, type Transaction } from '../../platform';
import type { InvoiceParty } from '../invoices/invoice-data';
import { findInvoicesOf } from '../invoices/invoice.repository';
import { findAwaited } from '../payments/payment.repository';
import { runningOn } from '../periods/period';
import { findSubscribed, lastPaidPeriod } from '../subscriptions/subscribed';
import { findVatCheckOf } from '../vat/checks/vat-check.repository';
import { normaliseText } from '../subscriptions/normalise-text';

/** The company that the running period was billed to. */
export interface BilledCompany {
  /** As on the latest document, with the VAT number of this period if it had one. */
  readonly buyer: InvoiceParty;
  /** False if VIES rejected the number or it cannot exist: then it was mistyped. */
  readonly isNumberKnown: boolean;
}

/** The buyer of the current plan, also while its transfer is pending; null without a plan. */
export async function findBilledCompany(tx: Transaction, tenantId: string, now: Date): Promise<BilledCompany | null> {
  const subscribed = await findSubscribed(tx, tenantId);
  if (subscribed === null || lastPaidPeriod(subscribed) === null) return null;
  const running = runningOn(subscribed.periods, localDay(now));
  if (running === null) return null;
  const [latest, ...earlier] = await findBuyers(tx, tenantId, startOfLocalDay(running.billing.from));
  if (latest === undefined) return null;
  const number = latest.vat_number ?? earlier.find(({ vat_number }) => vat_number !== null)?.vat_number ?? null;
  const isNumberKnown = number !== null && (await isKnown(tx, tenantId, number));
  return { buyer: { ...latest, vat_number: number }, isNumberKnown };
}

/** Whether Application setup still names the billed company: by its number, its name, or its seat. */
export function isBilledCompany({ buyer, isNumberKnown }: BilledCompany, company: InvoiceParty): boolean {
  // A company that moves to another country gets another number there.
  if (buyer.country !== company.country && isSame(buyer, company, ['name'])) return true;
  const isSameNumber = buyer.vat_number === company.vat_number;
  if (buyer.vat_number !== null && (isSameNumber || (isNumberKnown && company.vat_number !== null)))
    return isSameNumber;
  if (isSame(buyer, company, ['name'])) return true;
  return isSameNumber && isSame(buyer, company, ['street', 'postal_code', 'city', 'country']);
}

type Fact = Exclude<keyof InvoiceParty, 'vat_number'>;

const isSame = (one: InvoiceParty, other: InvoiceParty, facts: readonly Fact[]): boolean =>
  facts.every((fact) => normaliseText(one[fact]) === normaliseText(other[fact]));

/** Buyers of the pending transfer, the latest document, and the other documents of the period; newest first. */
async function findBuyers(tx: Transaction, tenantId: string, since: Date): Promise<InvoiceParty[]> {
  const pending = (await findAwaited(tx, tenantId)).slice(0, 1).map(({ quote }) => quote);
  const documents = (await findInvoicesOf(tx, tenantId)).filter(({ kind }) => kind !== 'proforma');
  const ofPeriod = documents.filter(({ issuedAt }, at) => at === 0 || issuedAt >= since);
  return [...pending, ...ofPeriod].map(({ buyer }) => buyer);
}

async function isKnown(tx: Transaction, tenantId: string, number: string): Promise<boolean> {
  return isVatNumber(number) && (await findVatCheckOf(tx, tenantId, number))?.status !== 'refused';
}

import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import { findCredit } from '../ledger/ledger.repository';
import { findNewestVersion, findVersion, type PriceListRow } from '../price-list/price-list.repository';
import { buyerOf } from '../invoices/buyer';
import type { InvoiceParty } from '../invoices/invoice-data';
import { findLatestVatCheck } from '../vat/checks/latest-vat-check';
import type { VatCheckRow } from '../vat/checks/vat-check.repository';
import { findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';

/** What the VAT of a company CRM rests on. */
export interface VatInputs {
  /** The buyer. */
  readonly buyer: InvoiceParty;
  /** As it was typed. */
  readonly vatNumber: string | null;
  /** The last answer of VIES about the buyer's number, as far as it counts. */
  readonly lastVatCheck: VatCheckRow | null;
}

/** All that a price of a company CRM rests on, as it is kept at one moment. */
export interface QuoteInputs extends VatInputs {
  readonly subscription: SubscriptionRow | null;
  /** What a period that begins now costs. */
  readonly newestList: PriceListRow;
  /** What the running period costs; null where none runs. */
  readonly runningList: PriceListRow | null;
  /** What the period costs that the running one took the place of; null where there was none. */
  readonly replacedList: PriceListRow | null;
  /** Of the account, in cents. */
  readonly credit: number;
}

export async function findQuoteInputs(db: DatabaseHandle, tenantId: string, at: Date): Promise<QuoteInputs> {
  const subscription = await findSubscription(db, tenantId);
  const find = async (version: number | undefined | null) =>
    version === undefined || version === null ? null : findVersion(db, version);
  return {
    ...(await findVatInputs(db, tenantId, at)),
    subscription,
    newestList: (await findNewestVersion(db)).list,
    runningList: await find(subscription?.priceListVersion),
    replacedList: await find(subscription?.replaced?.priceListVersion),
    credit: await findCredit(db, tenantId),
  };
}

export async function findVatInputs(db: DatabaseHandle, tenantId: string, at: Date): Promise<VatInputs> {
  const { buyer, vatNumber } = await findBuyer(db, tenantId);
  const lastVatCheck = buyer.vat_number === null ? null : await findLatestVatCheck(db, tenantId, buyer.vat_number, at);
  return { buyer, vatNumber, lastVatCheck };
}

/** The current buyer of a company CRM. */
export async function findBuyer(
  db: DatabaseHandle,
  tenantId: string,
): Promise<Pick<QuoteInputs, 'buyer' | 'vatNumber'>> {
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  return { buyer: buyerOf(application), vatNumber: application.address?.vat_number ?? null };
}

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

/** The data that decides a company CRM's VAT. */
export interface VatInputs {
  readonly buyer: InvoiceParty;
  /** As entered. */
  readonly vatNumber: string | null;
  /** The latest valid VIES check of the buyer's number; null for none. */
  readonly latestVatCheck: VatCheckRow | null;
}

/** The stored data that decides a company CRM's prices at a moment. */
export interface QuoteInputs extends VatInputs {
  readonly subscription: SubscriptionRow | null;
  /** Prices of a period that starts now. */
  readonly newestList: PriceListRow;
  /** Prices of the running period; null for none. */
  readonly runningList: PriceListRow | null;
  /** Prices of the period that the running one replaced; null for none. */
  readonly replacedList: PriceListRow | null;
  /** Account credit, in cents. */
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
  const latestVatCheck =
    buyer.vat_number === null ? null : await findLatestVatCheck(db, tenantId, buyer.vat_number, at);
  return { buyer, vatNumber, latestVatCheck };
}

/** The current buyer of a company CRM, from Application setup. */
export async function findBuyer(
  db: DatabaseHandle,
  tenantId: string,
): Promise<Pick<QuoteInputs, 'buyer' | 'vatNumber'>> {
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  return { buyer: buyerOf(application), vatNumber: application.address?.vat_number ?? null };
}

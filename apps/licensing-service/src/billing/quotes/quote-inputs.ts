import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import type { BookedDocument } from '../bills/books';
import { findBookedDocuments } from '../invoices/booked-documents.repository';
import { buyerOf } from '../invoices/buyer';
import type { InvoiceParty } from '../invoices/invoice-data';
import { findReservedCredit, findSpendableCredit } from '../payments/spendable-credit';
import { findAllVersions, type PriceListRow } from '../price-list/price-list.repository';
import { findSubscribed, type Subscribed } from '../subscriptions/subscribed';
import { findLatestVatCheck } from '../vat/checks/latest-vat-check';
import type { VatCheckRow } from '../vat/checks/vat-check.repository';

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
  readonly subscribed: Subscribed | null;
  /** Invoices and credit notes, oldest first. */
  readonly documents: readonly BookedDocument[];
  /** Versions of the price list, newest first. */
  readonly lists: readonly PriceListRow[];
  /** Account credit that may be spent, in cents. */
  readonly credit: number;
  /** What the pro-forma invoice of a renewal reserves, in cents. */
  readonly reservedForRenewal: number;
}

export async function findQuoteInputs(db: DatabaseHandle, tenantId: string, at: Date): Promise<QuoteInputs> {
  return {
    ...(await findVatInputs(db, tenantId, at)),
    subscribed: await findSubscribed(db, tenantId),
    documents: await findBookedDocuments(db, tenantId),
    lists: await findAllVersions(db),
    credit: await findSpendableCredit(db, tenantId),
    reservedForRenewal: (await findReservedCredit(db, tenantId)).forRenewal,
  };
}

export async function findVatInputs(db: DatabaseHandle, tenantId: string, at: Date): Promise<VatInputs> {
  const { buyer, vatNumber } = await findBuyer(db, tenantId);
  const latestVatCheck =
    buyer.vat_number === null ? null : await findLatestVatCheck(db, tenantId, buyer.vat_number, at);
  return { buyer, vatNumber, latestVatCheck };
}

/** The current buyer of a company CRM, from Application setup. */
export async function findBuyer(db: DatabaseHandle, tenantId: string): Promise<Pick<VatInputs, 'buyer' | 'vatNumber'>> {
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  return { buyer: buyerOf(application), vatNumber: application.address?.vat_number ?? null };
}

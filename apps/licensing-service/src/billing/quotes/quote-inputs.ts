import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import { findState } from '../../tenants';
import type { BookedDocument } from '../bills/books';
import { minimumChargeOf } from '../gateways/configured-gateways';
import { findBookedDocuments } from '../invoices/booked-documents.repository';
import { buyerOf } from '../invoices/buyer';
import type { InvoiceData, InvoiceParty } from '../invoices/invoice-data';
import { findReservedCredit, findSpendableCredit } from '../payments/spendable-credit';
import { findAllVersions, type PriceListRow } from '../price-list/price-list.repository';
import { findSubscribed, type Subscribed } from '../subscriptions/subscribed';
import { findLatestVatCheck } from '../vat/checks/latest-vat-check';
import { decideVat, type VatDecision } from '../vat/decide-vat';
import type { Work } from '../work';

/** The buyer of a company CRM, and the VAT that it would be billed with now. */
export interface BuyerVat {
  readonly buyer: InvoiceParty;
  readonly decision: VatDecision;
}

/** What decides a company CRM's prices now. */
export interface QuoteInputs extends BuyerVat {
  /** Whether the company CRM is not created yet. */
  readonly isDraft: boolean;
  readonly subscribed: Subscribed | null;
  /** Invoices and credit notes, oldest first. */
  readonly documents: readonly (BookedDocument & { readonly data: Pick<InvoiceData, 'vat_reason'> })[];
  /** Versions of the price list, newest first. */
  readonly lists: readonly PriceListRow[];
  /** Account credit that may be spent, in cents. */
  readonly credit: number;
  /** What the pro-forma invoice of a renewal reserves, in cents. */
  readonly reservedForRenewal: number;
  /** In cents. */
  readonly minimumCharge: number;
}

export async function findQuoteInputs(work: Work, tenantId: string): Promise<QuoteInputs> {
  const { tx, gateways } = work;
  const state = await findState(tx, tenantId);
  return {
    ...(await findBuyerVat(work, tenantId)),
    isDraft: state === 'draft' || state === 'failed',
    subscribed: await findSubscribed(tx, tenantId),
    documents: await findBookedDocuments(tx, tenantId),
    lists: await findAllVersions(tx),
    credit: await findSpendableCredit(tx, tenantId),
    reservedForRenewal: (await findReservedCredit(tx, tenantId)).forRenewal,
    minimumCharge: minimumChargeOf(gateways),
  };
}

export async function findBuyerVat({ tx, now, settings }: Work, tenantId: string): Promise<BuyerVat> {
  const { buyer, vatNumber } = await findBuyer(tx, tenantId);
  const check = buyer.vat_number === null ? null : await findLatestVatCheck(tx, tenantId, buyer.vat_number, now);
  return { buyer, decision: decideVat({ country: buyer.country, vatNumber }, check, settings.ossThreshold) };
}

/** The current buyer of a company CRM, from Application setup, and its VAT number as entered. */
export async function findBuyer(db: DatabaseHandle, tenantId: string) {
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  return { buyer: buyerOf(application), vatNumber: application.address?.vat_number ?? null };
}

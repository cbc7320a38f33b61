import type { ApplicationDraft } from '@atrium/api-client/contract';
import type { DatabaseHandle } from '../../platform';
import { findSection } from '../../setup';
import { findState } from '../../tenants';
import { minimumChargeOf } from '../gateways/payment-gateway';
import { findBookedDocuments } from '../invoices/invoice.repository';
import { buyerOf } from '../invoices/buyer';
import { findReservedByTransfer, findSpendableCredit } from '../payments/spendable-credit';
import { findAllVersions } from '../price-list/price-list.repository';
import { findSubscribed } from '../subscriptions/subscribed';
import { findLatestVatCheck } from '../vat/checks/latest-vat-check';
import { decideVat } from '../vat/decide-vat';
import type { Work } from '../work';

/** What decides a company CRM's prices now. */
export type QuoteInputs = Awaited<ReturnType<typeof findQuoteInputs>>;

/**
 * The stored data that decides a company CRM's prices now: its documents, the oldest first, all versions of the price
 * list, the newest first, and amounts in cents.
 */
export async function findQuoteInputs(work: Work, tenantId: string) {
  const { tx, gateways } = work;
  const state = await findState(tx, tenantId);
  return {
    ...(await findBuyerVat(work, tenantId)),
    /** Whether the company CRM is not created yet. */
    isDraft: state === 'draft' || state === 'failed',
    subscribed: await findSubscribed(tx, tenantId),
    documents: await findBookedDocuments(tx, tenantId),
    lists: await findAllVersions(tx),
    /** Account credit that may be spent. */
    credit: await findSpendableCredit(tx, tenantId),
    /** Account credit that the pending transfer of a kind reserves. */
    reservedByTransfer: await findReservedByTransfer(tx, tenantId),
    minimumCharge: minimumChargeOf(gateways),
  };
}

/** The buyer of a company CRM, and the VAT that it would be billed with now. */
export async function findBuyerVat({ tx, now, settings }: Work, tenantId: string) {
  const { buyer, vatNumber } = await findBuyer(tx, tenantId);
  const check = buyer.vat_number === null ? null : await findLatestVatCheck(tx, tenantId, buyer.vat_number, now);
  return { buyer, decision: decideVat({ country: buyer.country, vatNumber }, check, settings.ossThreshold) };
}

/** Whether the VAT of a company CRM cannot be decided now, so that nothing can be billed. */
export const isVatRefused = async (work: Work, tenantId: string): Promise<boolean> =>
  (await findBuyerVat(work, tenantId)).decision.kind === 'refused';

/** The current buyer of a company CRM, from Application setup, and its VAT number as entered. */
export async function findBuyer(db: DatabaseHandle, tenantId: string) {
  const application: ApplicationDraft = (await findSection(db, tenantId, 'application'))?.data ?? {};
  return { buyer: buyerOf(application), vatNumber: application.address?.vat_number ?? null };
}

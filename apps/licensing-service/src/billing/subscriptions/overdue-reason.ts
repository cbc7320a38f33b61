import type { Subscription } from '@atrium/api-client/contract';
import { findMethods } from '../payments/methods/method.repository';
import { isVatRefused } from '../quotes/quote.service';
import type { Work } from '../work';
import type { SubscriptionRow } from './subscription.repository';
import { isInvoiceOverdue } from './subscription-state';

/** The current reason why a renewal or an owed invoice is past due; null if unknown. */
export async function findOverdueReason(work: Work, row: SubscriptionRow): Promise<Subscription['overdue_reason']> {
  const { tenantId, overdueSince, renewalFailure } = row;
  if (overdueSince === null) return isInvoiceOverdue(row, work.now) ? 'invoice_unpaid' : null;
  if (await isVatRefused(work, tenantId)) return 'vat_undetermined';
  const cards = await findMethods(work.tx, tenantId);
  if (!cards.some(({ gateway }) => work.gateways.has(gateway))) return 'no_card';
  // The customer has entered a card or a VAT number since.
  return renewalFailure === 'no_card' || renewalFailure === 'vat_undetermined' ? null : renewalFailure;
}

import { localDay, startOfLocalDay } from '../../../platform';
import { isVatRefused } from '../../quotes/is-vat-refused';
import type { QuoteRow } from '../../quotes/quote.repository';
import { saveQuote } from '../../quotes/quote.service';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { lastPaidPeriod } from '../../subscriptions/subscribed';
import { applyPayment } from '../apply-payment.service';
import { findOpenPayment, wasRenewedSince } from '../payment.repository';
import { recordRenewalFailure } from '../record-renewal-failure';
import { insertRenewal } from './insert-renewal';
import { renewalMethod } from './renewal-method';
import { renewedSelection } from './renewed-selection';
import { awaitRenewal } from './request-renewal.service';

/**
 * Starts the renewal of a period that is over, at most one a day: a charge of the card, a bank transfer, or nothing to pay
 * if account credit covers it. A renewal without a VAT decision or a card becomes overdue.
 */
export async function startRenewal(due: DueSubscription): Promise<Outcome> {
  const { tx, dependencies, now } = due;
  const tenantId = due.tenant.id;
  const selection = renewedSelection(due, due.used);
  if (selection === null || (await findOpenPayment(tx, tenantId)) !== null) return 'unchanged';
  if (await wasRenewedSince(tx, tenantId, startOfLocalDay(localDay(now)))) return 'unchanged';
  if (await isVatRefused(tx, dependencies, tenantId, now)) {
    const renewal = { tenantId, id: `${tenantId}:${lastPaidPeriod(due)?.to}` };
    await recordRenewalFailure(tx, dependencies, renewal, 'vat_undetermined');
    return 'changed';
  }
  const quote = await saveQuote(tx, dependencies, { tenantId, selection, isRenewal: true }, now);
  return payRenewal(due, quote);
}

async function payRenewal({ tx, dependencies, tenant, now }: DueSubscription, quote: QuoteRow): Promise<Outcome> {
  const method = await renewalMethod(tx, dependencies, quote);
  if (method === null) {
    await recordRenewalFailure(tx, dependencies, { tenantId: tenant.id, id: quote.id }, 'no_card');
    return 'changed';
  }
  if (method.methodType === 'bank_transfer') {
    await awaitRenewal(tx, dependencies, { tenant, quote }, now);
    return 'changed';
  }
  const payment = await insertRenewal(tx, tenant, quote, method, now);
  if (method.methodType === 'card') return { charge: payment.id };
  await applyPayment(tx, dependencies, payment, quote, now);
  return 'changed';
}

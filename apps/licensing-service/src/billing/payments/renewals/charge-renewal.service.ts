import { localDay, startOfLocalDay } from '../../../platform';
import { isVatRefused } from '../../quotes/is-vat-refused';
import { saveQuote } from '../../quotes/quote.service';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { lastPaidPeriod } from '../../subscriptions/subscribed';
import { applyPayment } from '../apply-payment.service';
import { findOpenPayment, wasRenewedSince } from '../payment.repository';
import { recordRenewalFailure } from '../record-renewal-failure';
import { renewalMethod } from './renewal-method';
import { renewedSelection } from './renewed-selection';
import { awaitRenewal, insertRenewal } from './request-renewal.service';

/**
 * Starts the renewal of a period that is over, at most one a day: a charge of the card, a bank transfer, or nothing to pay
 * if account credit covers it. A renewal without a VAT decision or a card becomes overdue.
 */
export async function startRenewal(due: DueSubscription): Promise<Outcome> {
  const { tx, now } = due;
  const tenantId = due.tenant.id;
  const selection = renewedSelection(due, due.used);
  if (selection === null || (await findOpenPayment(tx, tenantId)) !== null) return 'unchanged';
  if (await wasRenewedSince(tx, tenantId, startOfLocalDay(localDay(now)))) return 'unchanged';
  if (await isVatRefused(due, tenantId)) {
    await recordRenewalFailure(due, { tenantId, id: `${tenantId}:${lastPaidPeriod(due)?.to}` }, 'vat_undetermined');
    return 'changed';
  }
  const quote = await saveQuote(due, { tenantId, selection, isRenewal: true });
  const method = await renewalMethod(due, quote);
  if (method === null) await recordRenewalFailure(due, { tenantId, id: quote.id }, 'no_card');
  else if (method.methodType === 'bank_transfer') await awaitRenewal(due, quote);
  else {
    const payment = await insertRenewal(due, quote, method);
    if (method.methodType === 'card') return { charge: payment.id };
    await applyPayment(due, { payment, quote });
  }
  return 'changed';
}

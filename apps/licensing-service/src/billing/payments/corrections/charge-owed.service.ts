import { minimumChargeOf } from '../../gateways/configured-gateways';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { findOpenPayment, findOwed, insertPayment } from '../payment.repository';
import { cardPayment, renewalCard } from '../renewals/renewal-method';
import { findReceived } from '../transfers/transfer-receipt.repository';

/** Charges the card of a company CRM for an owed invoice, once per card. Its bank transfer is awaited meanwhile. */
export async function chargeOwed(due: DueSubscription): Promise<Outcome> {
  const { tx, gateways, tenant, now } = due;
  const [owed] = await findOwed(tx, tenant.id);
  const card = await renewalCard(due, tenant.id);
  if (owed === undefined || card === undefined || (await findOpenPayment(tx, tenant.id)) !== null) return 'unchanged';
  const amount = owed.amount - (await findReceived(tx, owed.id));
  if (amount < minimumChargeOf(gateways)) return 'unchanged';
  const { tenantId, quoteId, kind, invoiceId, proformaId, createdBy } = owed;
  const same = { tenantId, quoteId, kind, invoiceId, proformaId, createdBy };
  const payment = await insertPayment(tx, now, { ...same, ...cardPayment(card), amount, isPresent: false });
  return { charge: payment.id };
}

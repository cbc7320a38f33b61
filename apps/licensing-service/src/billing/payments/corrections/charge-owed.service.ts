import { minimumChargeOf } from '../../gateways/configured-gateways';
import type { DueSubscription, Outcome } from '../../subscriptions/advance/due-subscription';
import { findOpenPayment, findOwed, insertPayment } from '../payment.repository';
import { renewalCard } from '../renewals/renewal-method';
import { findReceipts, receivedFor } from '../transfers/transfer-receipt.repository';

/** Charges the card of a company CRM for an owed invoice, once per card. Its bank transfer is awaited meanwhile. */
export async function chargeOwed({ tx, dependencies, tenant, now }: DueSubscription): Promise<Outcome> {
  const [owed] = await findOwed(tx, tenant.id);
  const card = await renewalCard(tx, dependencies, tenant.id);
  if (owed === undefined || card === undefined || (await findOpenPayment(tx, tenant.id)) !== null) return 'unchanged';
  const amount = owed.amount - receivedFor(await findReceipts(tx, owed.id));
  if (amount < minimumChargeOf(dependencies.gateways)) return 'unchanged';
  const { tenantId, quoteId, kind, invoiceId, proformaId, createdBy } = owed;
  const payment = await insertPayment(tx, {
    tenantId,
    quoteId,
    kind,
    amount,
    methodType: 'card',
    methodId: card.id,
    state: 'processing',
    isPresent: false,
    invoiceId,
    proformaId,
    createdBy,
    createdAt: now,
    updatedAt: now,
  });
  return { charge: payment.id };
}

import type { ActivityAction, BodyOf, PaymentMethod, PaymentMethods } from '@atrium/api-client/contract';
import type { addPaymentMethodSchema, CallOf } from '@atrium/api-client/contract/schemas';
import { Conflict, describeError, DomainError, InvalidInput, NotFound, type Transaction, v7 } from '../../../platform';
import { lockTenant, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import { CardRefused, OutcomeUnknown } from '../../gateways/payment-gateway';
import { asCall, type Work } from '../../work';
import { findOpenPayment } from '../payment.repository';
import {
  countUnsavedMethods,
  findCards,
  findMethods,
  insertMethod,
  isCardElsewhere,
  makeDefault,
  type PaymentMethodRow,
  updateMethod,
} from './method.repository';

export async function readMethods({ tx, gateways, settings }: Work, tenantId: string): Promise<PaymentMethods> {
  const rows = await findMethods(tx, tenantId);
  const [gatewayOfNewCards = null] = gateways.keys();
  return {
    data: rows.map((row) => viewMethod(row, gateways)),
    card_gateway: gatewayOfNewCards,
    bank_transfer: settings.payments.includes('bank_transfer'),
  };
}

/** Enters a card to pay with or to set up, once per token. A successful payment or set-up saves it. */
export async function addMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  { token, cardholder_name: cardholderName }: BodyOf<CallOf<typeof addPaymentMethodSchema>>,
): Promise<PaymentMethod> {
  const [gateway] = dependencies.gateways.values();
  if (gateway === undefined) throw new InvalidInput({ token: ['payment_method_unknown'] });
  const transact = asCall(dependencies, call.scope);
  await transact((work) => limitCards(work, tenantId));
  const typed = { token, cardholderName, tenantId, email: call.user.email };
  const card = await askGateway(dependencies, gateway.prepareCard(typed));
  return transact(async (work) => {
    const { tx, now, gateways } = work;
    await lockTenant(tx, tenantId);
    const added = { tenantId, gateway: gateway.name, cardholderName, addedBy: call.user.id, addedAt: now };
    const unsaved = { isDefault: false, savedAt: null, setUpRef: null, removedAt: null };
    const entered = { id: v7(), ...card, ...added, ...unsaved };
    if (await isCardElsewhere(tx, entered)) throw new InvalidInput({ token: ['card_token_unknown'] });
    const cards = await findCards(tx, tenantId);
    const same = cards.find((row) => row.gateway === gateway.name && row.method === card.method);
    if (same !== undefined) return viewMethod(same, gateways);
    await insertMethod(tx, entered);
    await auditCard(work, call, entered, 'payment-method.enter');
    return viewMethod(entered, gateways);
  });
}

export async function chooseDefault(work: Work, call: TenantCall, tenantId: string, id: string) {
  await lockTenant(work.tx, tenantId);
  const chosen = await methodOf(work.tx, tenantId, id);
  if (!work.gateways.has(chosen.gateway)) throw new InvalidInput({ method_id: ['payment_method_gone'] });
  await makeDefault(work.tx, tenantId, id);
  await auditCard(work, call, chosen, 'payment-method.default');
  return readMethods(work, tenantId);
}

/** Removes a card; if it was the default, another card becomes the default. */
export async function removeMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  const transact = asCall(dependencies, call.scope);
  const { removed, methods } = await transact(async (work) => {
    const { tx, now, gateways } = work;
    await lockTenant(tx, tenantId);
    const row = await methodOf(tx, tenantId, id);
    if ((await findOpenPayment(tx, tenantId))?.methodId === id) throw new Conflict('payment_in_progress');
    await updateMethod(tx, id, { removedAt: now, isDefault: false });
    const left = await findMethods(tx, tenantId);
    const next = left.find(({ gateway }) => gateways.has(gateway)) ?? left[0];
    if (row.isDefault && next !== undefined) await makeDefault(tx, tenantId, next.id);
    await auditCard(work, call, row, 'payment-method.remove');
    return { removed: row, methods: await readMethods(work, tenantId) };
  });
  await deleteAtGateway(dependencies, removed);
  return methods;
}

const maximumCards = 10;
const day = 86_400_000;

/** Limits card testing: no customer needs that many cards, or as many failed ones in a day. */
async function limitCards({ tx, now }: Work, tenantId: string): Promise<void> {
  if ((await findMethods(tx, tenantId)).length >= maximumCards) throw new Conflict('too_many_cards');
  const unsaved = await countUnsavedMethods(tx, tenantId, new Date(now.getTime() - day));
  if (unsaved >= maximumCards) throw new Conflict('too_many_tried_cards');
}

/** Waits for a gateway's answer about a card, and reports to the customer that it refused the card or gave none. */
export async function askGateway<T>({ log }: Pick<BillingDependencies, 'log'>, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CardRefused)
      throw new InvalidInput({ token: [error.reason === 'token_unknown' ? 'card_token_unknown' : 'card_refused'] });
    if (!(error instanceof OutcomeUnknown)) throw error;
    log.warn({ event: 'card.outcome_unknown', ...describeError(error) });
    throw new DomainError(503, 'card_gateway_unavailable', { headers: { 'retry-after': '5' } });
  }
}

/** Deletes the cards of a removed company CRM at their gateways, including cards that were never saved. */
export async function deleteCardsAtGateways(
  dependencies: Pick<BillingDependencies, 'gateways' | 'log' | 'database'>,
  tenantId: string,
): Promise<void> {
  for (const row of await findCards(dependencies.database, tenantId)) await deleteAtGateway(dependencies, row);
}

/** A removed card that stays at the gateway is harmless, so the request is sent once. */
async function deleteAtGateway({ gateways, log }: Pick<Work, 'gateways' | 'log'>, row: PaymentMethodRow) {
  try {
    await gateways.get(row.gateway)?.forgetCard(row.method);
  } catch (error) {
    log.warn({ event: 'card.not_deleted', payment_method_id: row.id, ...describeError(error) });
  }
}

async function methodOf(tx: Transaction, tenantId: string, id: string): Promise<PaymentMethodRow> {
  const found = (await findMethods(tx, tenantId)).find((row) => row.id === id);
  if (found === undefined) throw new NotFound('payment_method_not_found');
  return found;
}

const auditCard = (work: Work, call: TenantCall, { tenantId, last4 }: PaymentMethodRow, action: ActivityAction) =>
  auditCall(work, call, tenantId, { action, after: { last4 } });

const viewMethod = (row: PaymentMethodRow, gateways: BillingDependencies['gateways']): PaymentMethod => ({
  id: row.id,
  gateway: row.gateway,
  brand: row.brand,
  last4: row.last4,
  exp_month: row.expMonth,
  exp_year: row.expYear,
  cardholder_name: row.cardholderName,
  is_default: row.isDefault,
  is_chargeable: gateways.has(row.gateway),
  added_at: row.addedAt.toISOString(),
});

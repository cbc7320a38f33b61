import type { ActivityAction, PaymentMethod, PaymentMethods } from '@atrium/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Conflict, describeError, DomainError, InvalidInput, NotFound, type Transaction } from '../../../platform';
import { lockTenant, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import { CardRefused, OutcomeUnknown, type PaymentGateway, type PreparedCard } from '../../gateways/payment-gateway';
import { asCall, type Work } from '../../work';
import { findOpenPayment } from '../payment.repository';
import { paymentMethods } from '../payment.table';
import { countUnsavedMethods, findMethods, isCardElsewhere, type PaymentMethodRow } from './method.repository';
import { makeDefault } from './save-card';

/** A card from the gateway's fields. */
export interface CardInput {
  readonly token: string;
  readonly cardholder_name: string;
}

export async function readMethods(
  { tx, gateways, settings }: Pick<Work, 'tx' | 'gateways' | 'settings'>,
  tenantId: string,
): Promise<PaymentMethods> {
  const rows = await findMethods(tx, tenantId);
  return {
    data: rows.map((row) => viewMethod(row, gateways)),
    card_gateway: gatewayOfNewCards(gateways)?.name ?? null,
    bank_transfer: settings.payments.includes('bank_transfer'),
  };
}

/** Enters a card to pay with or to set up, once per token. A successful payment or set-up saves it. */
export async function addMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  { token, cardholder_name: cardholderName }: CardInput,
): Promise<PaymentMethod> {
  const gateway = gatewayOfNewCards(dependencies.gateways);
  if (gateway === null) throw new InvalidInput({ token: ['payment_method_unknown'] });
  const transact = asCall(dependencies, call.scope);
  await transact((work) => limitCards(work, tenantId));
  const card = await prepare(gateway, dependencies, { token, cardholderName, tenantId, email: call.user.email });
  return transact(async (work) => {
    const { tx, now, gateways } = work;
    await lockTenant(tx, tenantId);
    const key = { tenantId, gateway: gateway.name, method: card.method };
    if (await isCardElsewhere(tx, key)) throw new InvalidInput({ token: ['card_token_unknown'] });
    const isSame = and(eq(paymentMethods.gateway, key.gateway), eq(paymentMethods.method, key.method));
    const [existing] = await tx
      .select()
      .from(paymentMethods)
      .where(and(ofTenant(tenantId), isSame));
    if (existing !== undefined) return viewMethod(existing, gateways);
    const added = { addedBy: call.user.id, addedAt: now, isDefault: false, cardholderName };
    const [inserted] = await tx
      .insert(paymentMethods)
      .values({ ...card, ...added, ...key })
      .returning();
    if (inserted === undefined) throw new Error('A card could not be inserted.');
    await auditCard(work, call, inserted, 'payment-method.enter');
    return viewMethod(inserted, gateways);
  });
}

export function chooseDefault(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  return asCall(
    dependencies,
    call.scope,
  )(async (work) => {
    await lockTenant(work.tx, tenantId);
    const chosen = await methodOf(work.tx, tenantId, id);
    if (!work.gateways.has(chosen.gateway)) throw new InvalidInput({ method_id: ['payment_method_gone'] });
    await makeDefault(work.tx, tenantId, id);
    await auditCard(work, call, chosen, 'payment-method.default');
    return readMethods(work, tenantId);
  });
}

/** Removes a card; if it was the default, another card becomes the default. */
export async function removeMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  const { removed, methods } = await asCall(
    dependencies,
    call.scope,
  )(async (work) => {
    const { tx, now, gateways } = work;
    await lockTenant(tx, tenantId);
    const row = await methodOf(tx, tenantId, id);
    if ((await findOpenPayment(tx, tenantId))?.methodId === id) throw new Conflict('payment_in_progress');
    await tx.update(paymentMethods).set({ removedAt: now, isDefault: false }).where(eq(paymentMethods.id, id));
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

const gatewayOfNewCards = (gateways: BillingDependencies['gateways']): PaymentGateway | null =>
  [...gateways.values()][0] ?? null;

async function prepare(
  gateway: PaymentGateway,
  { log }: Pick<BillingDependencies, 'log'>,
  card: Parameters<PaymentGateway['prepareCard']>[0],
): Promise<PreparedCard> {
  try {
    return await gateway.prepareCard(card);
  } catch (error) {
    if (error instanceof CardRefused)
      throw new InvalidInput({ token: [error.reason === 'token_unknown' ? 'card_token_unknown' : 'card_refused'] });
    throw gatewayUnavailable(log, error);
  }
}

/** The error for the customer if a card's outcome at the gateway is unknown; returns other errors unchanged. */
export function gatewayUnavailable(log: BillingDependencies['log'], error: unknown): unknown {
  if (!(error instanceof OutcomeUnknown)) return error;
  log.warn({ event: 'card.outcome_unknown', ...describeError(error) });
  return new DomainError(503, 'card_gateway_unavailable', { headers: { 'retry-after': '5' } });
}

/** Cards that are not removed, saved or not. */
const ofTenant = (tenantId: string) => and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));

/** Deletes the cards of a removed company CRM at their gateways, including cards that were never saved. */
export async function deleteCardsAtGateways(
  dependencies: Pick<BillingDependencies, 'gateways' | 'log' | 'database'>,
  tenantId: string,
): Promise<void> {
  for (const row of await dependencies.database.select().from(paymentMethods).where(ofTenant(tenantId)))
    await deleteAtGateway(dependencies, row);
}

/** Removes all cards of a company CRM. */
export async function removeCards(tx: Transaction, tenantId: string, removedAt: Date): Promise<void> {
  await tx.update(paymentMethods).set({ removedAt, isDefault: false }).where(ofTenant(tenantId));
}

/** A removed card that stays at the gateway is harmless, so the request is sent once. */
async function deleteAtGateway(
  { gateways, log }: Pick<BillingDependencies, 'gateways' | 'log'>,
  row: PaymentMethodRow,
) {
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

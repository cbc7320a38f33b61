import type { PaymentMethod, PaymentMethods } from '@atrium/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import {
  Conflict,
  type DatabaseHandle,
  describeError,
  DomainError,
  inScope,
  InvalidInput,
  NotFound,
  type Scope,
  type Transaction,
  writeAudit,
} from '../../../platform';
import { tenantAudit, lockTenant, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { CardRefused, OutcomeUnknown, type PaymentGateway, type PreparedCard } from '../../gateways/payment-gateway';
import { findOpenPayment } from '../payment.repository';
import { countUnsavedMethods, findMethods, isCardElsewhere, type PaymentMethodRow } from './method.repository';
import { paymentMethods } from '../payment.table';
import { makeDefault } from './save-card';
import { recordedBillingFields } from '../../billing-fields';
import { type ActivityAction } from '@atrium/api-client/contract';

/** A card from the gateway's fields. */
export interface CardInput {
  readonly token: string;
  readonly cardholder_name: string;
}

export async function readMethods(
  dependencies: BillingDependencies,
  db: DatabaseHandle,
  tenantId: string,
): Promise<PaymentMethods> {
  const rows = await findMethods(db, tenantId);
  return {
    data: rows.map((row) => viewMethod(row, dependencies)),
    card_gateway: gatewayOfNewCards(dependencies)?.name ?? null,
    bank_transfer: dependencies.settings.payments.includes('bank_transfer'),
  };
}

/** Enters a card to pay with or to set up, once per token. A successful payment or set-up saves it. */
export async function addMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  input: CardInput,
): Promise<PaymentMethod> {
  const gateway = gatewayOfNewCards(dependencies);
  if (gateway === null) throw new InvalidInput({ token: ['payment_method_unknown'] });
  await limitCards(dependencies, call.scope, tenantId);
  const card = await prepare(gateway, dependencies, {
    token: input.token,
    cardholderName: input.cardholder_name,
    tenantId,
    email: call.user.email,
  });
  return inScope(dependencies.database, call.scope, async (tx) => {
    await lockTenant(tx, tenantId);
    const key = { tenantId, gateway: gateway.name, method: card.method };
    if (await isCardElsewhere(tx, key)) throw new InvalidInput({ token: ['card_token_unknown'] });
    const [existing] = await tx
      .select()
      .from(paymentMethods)
      .where(
        and(
          eq(paymentMethods.tenantId, tenantId),
          eq(paymentMethods.gateway, gateway.name),
          eq(paymentMethods.method, card.method),
          isNull(paymentMethods.removedAt),
        ),
      );
    if (existing !== undefined) return viewMethod(existing, dependencies);
    const added = { addedBy: call.user.id, addedAt: dependencies.clock(), isDefault: false };
    const [inserted] = await tx
      .insert(paymentMethods)
      .values({ ...card, ...added, tenantId, gateway: gateway.name, cardholderName: input.cardholder_name })
      .returning();
    if (inserted === undefined) throw new Error('A card could not be inserted.');
    await auditCard(tx, dependencies, call, tenantId, 'payment-method.enter', card.last4);
    return viewMethod(inserted, dependencies);
  });
}

export function chooseDefault(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    await lockTenant(tx, tenantId);
    const chosen = await methodOf(tx, tenantId, id);
    if (!dependencies.gateways.has(chosen.gateway)) throw new InvalidInput({ method_id: ['payment_method_gone'] });
    await makeDefault(tx, tenantId, id);
    await auditCard(tx, dependencies, call, tenantId, 'payment-method.default', chosen.last4);
    return readMethods(dependencies, tx, tenantId);
  });
}

/** Removes a card; if it was the default, another card becomes the default. */
export async function removeMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  const { removed, methods } = await inScope(dependencies.database, call.scope, async (tx) => {
    await lockTenant(tx, tenantId);
    const row = await methodOf(tx, tenantId, id);
    if ((await findOpenPayment(tx, tenantId))?.methodId === id) throw new Conflict('payment_in_progress');
    await tx
      .update(paymentMethods)
      .set({ removedAt: dependencies.clock(), isDefault: false })
      .where(eq(paymentMethods.id, id));
    const left = await findMethods(tx, tenantId);
    const next = left.find(({ gateway }) => dependencies.gateways.has(gateway)) ?? left[0];
    if (row.isDefault && next !== undefined) await makeDefault(tx, tenantId, next.id);
    await auditCard(tx, dependencies, call, tenantId, 'payment-method.remove', row.last4);
    return { removed: row, methods: await readMethods(dependencies, tx, tenantId) };
  });
  await deleteAtGateway(dependencies, removed);
  return methods;
}

const maximumCards = 10;
const day = 86_400_000;

/** Limits card testing: no customer needs that many cards, or as many failed ones in a day. */
async function limitCards(
  { database, clock }: Pick<BillingDependencies, 'database' | 'clock'>,
  scope: Scope,
  tenantId: string,
): Promise<void> {
  const { saved, unsaved } = await inScope(database, scope, async (tx) => ({
    saved: (await findMethods(tx, tenantId)).length,
    unsaved: await countUnsavedMethods(tx, tenantId, new Date(clock().getTime() - day)),
  }));
  if (saved >= maximumCards) throw new Conflict('too_many_cards');
  if (unsaved >= maximumCards) throw new Conflict('too_many_tried_cards');
}

const gatewayOfNewCards = ({ gateways }: Pick<BillingDependencies, 'gateways'>): PaymentGateway | null =>
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

/** Deletes the cards of a removed company CRM at their gateways, including cards that were never saved. */
export async function deleteCardsAtGateways(
  dependencies: Pick<BillingDependencies, 'gateways' | 'log' | 'database'>,
  tenantId: string,
): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  for (const row of await dependencies.database.select().from(paymentMethods).where(ofTenant))
    await deleteAtGateway(dependencies, row);
}

/** Removes all cards of a company CRM. */
export async function removeCards(tx: Transaction, tenantId: string, removedAt: Date): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  await tx.update(paymentMethods).set({ removedAt, isDefault: false }).where(ofTenant);
}

/** A removed card that stays at the gateway is harmless, so the request is sent once. */
async function deleteAtGateway(
  { gateways, log }: Pick<BillingDependencies, 'gateways' | 'log'>,
  row: PaymentMethodRow,
): Promise<void> {
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

const auditCard = (
  tx: Transaction,
  { clock }: Pick<BillingDependencies, 'clock'>,
  call: TenantCall,
  tenantId: string,
  action: ActivityAction,
  last4: string,
) =>
  writeAudit(tx, { ...tenantAudit(call, tenantId, clock()), action, fields: recordedBillingFields, after: { last4 } });

function viewMethod(row: PaymentMethodRow, { gateways }: Pick<BillingDependencies, 'gateways'>): PaymentMethod {
  return {
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
  };
}

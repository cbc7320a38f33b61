import type { PaymentMethods } from '@atrium/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit';
import type { DatabaseHandle, Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { Conflict, DomainError, InvalidInput, NotFound } from '../../http/errors';
import { describeError } from '../../log';
import type { Parts } from '../../parts';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { lockTenant } from '../tenants/tenant.repository';
import { CardRefused, OutcomeUnknown, type KeptCard, type PaymentGateway } from './gateways/payment-gateway';
import { findMethods, findPaymentUnderWay, type PaymentMethodRow } from './payment.repository';
import { paymentMethods } from './payment.table';

/** A card that somebody typed into the gateway's fields. */
export interface CardInput {
  readonly token: string;
  readonly cardholder_name: string;
}

export async function readMethods(parts: Parts, db: DatabaseHandle, tenantId: string): Promise<PaymentMethods> {
  const rows = await findMethods(db, tenantId);
  return {
    data: rows.map((row) => ({ ...viewMethod(row), is_chargeable: parts.gateways.has(row.gateway) })),
    card_gateway: gatewayOfNewCards(parts)?.name ?? null,
    bank_transfer: parts.settings.payments.includes('bank_transfer'),
  };
}

/** Keeps a card, once however often its token is sent; it is the default where no other can be charged. */
export async function addMethod(
  parts: Parts,
  call: TenantCall,
  tenantId: string,
  input: CardInput,
): Promise<PaymentMethods> {
  const gateway = gatewayOfNewCards(parts);
  if (gateway === null) throw new InvalidInput({ token: ['payment_method_unknown'] });
  await refuseTooMany(parts.database, tenantId);
  const card = await keep(gateway, parts, {
    token: input.token,
    cardholderName: input.cardholder_name,
    tenantId,
    email: call.user.email,
  });
  return asService(parts.database, async (tx) => {
    await lockTenant(tx, tenantId);
    const before = await findMethods(tx, tenantId);
    if (before.some(({ method }) => method === card.method)) return readMethods(parts, tx, tenantId);
    const added = { addedBy: call.user.id, addedAt: parts.clock(), isDefault: false };
    const [kept] = await tx
      .insert(paymentMethods)
      .values({ ...card, ...added, tenantId, gateway: gateway.name, cardholderName: input.cardholder_name })
      .returning();
    const isFirst = !before.some((method) => method.isDefault && parts.gateways.has(method.gateway));
    if (isFirst && kept !== undefined) await makeDefault(tx, tenantId, kept.id);
    await note(tx, parts, call, tenantId, 'payment-method.add', card.last4);
    return readMethods(parts, tx, tenantId);
  });
}

export function chooseDefault(parts: Parts, call: TenantCall, tenantId: string, id: string): Promise<PaymentMethods> {
  return asService(parts.database, async (tx) => {
    await lockTenant(tx, tenantId);
    const chosen = await methodOf(tx, tenantId, id);
    if (!parts.gateways.has(chosen.gateway)) throw new InvalidInput({ method_id: ['payment_method_gone'] });
    await makeDefault(tx, tenantId, id);
    await note(tx, parts, call, tenantId, 'payment-method.default', chosen.last4);
    return readMethods(parts, tx, tenantId);
  });
}

/** Forgets a card; another one becomes the default where it was. */
export async function removeMethod(
  parts: Parts,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<PaymentMethods> {
  const { removed, methods } = await asService(parts.database, async (tx) => {
    await lockTenant(tx, tenantId);
    const row = await methodOf(tx, tenantId, id);
    if ((await findPaymentUnderWay(tx, tenantId))?.methodId === id) throw new Conflict('payment_in_progress');
    await tx
      .update(paymentMethods)
      .set({ removedAt: parts.clock(), isDefault: false })
      .where(eq(paymentMethods.id, id));
    const left = await findMethods(tx, tenantId);
    const next = left.find(({ gateway }) => parts.gateways.has(gateway)) ?? left[0];
    if (row.isDefault && next !== undefined) await makeDefault(tx, tenantId, next.id);
    await note(tx, parts, call, tenantId, 'payment-method.remove', row.last4);
    return { removed: row, methods: await readMethods(parts, tx, tenantId) };
  });
  await forget(parts, removed);
  return methods;
}

const mostCards = 10;

/** Nobody pays with that many cards, but tries out those of others. */
async function refuseTooMany(db: DatabaseHandle, tenantId: string): Promise<void> {
  if ((await findMethods(db, tenantId)).length >= mostCards) throw new Conflict('too_many_cards');
}

const gatewayOfNewCards = ({ gateways }: Pick<Parts, 'gateways'>): PaymentGateway | null =>
  [...gateways.values()][0] ?? null;

async function keep(
  gateway: PaymentGateway,
  { log }: Pick<Parts, 'log'>,
  card: Parameters<PaymentGateway['keepCard']>[0],
): Promise<KeptCard> {
  try {
    return await gateway.keepCard(card);
  } catch (error) {
    if (error instanceof CardRefused)
      throw new InvalidInput({ token: [error.reason === 'token_unknown' ? 'card_token_unknown' : 'card_refused'] });
    if (!(error instanceof OutcomeUnknown)) throw error;
    log.warn({ event: 'card.outcome_unknown', ...describeError(error) });
    throw new DomainError(503, 'card_gateway_unavailable', { headers: { 'retry-after': '5' } });
  }
}

/** Has the gateways forget the cards of a company CRM that is gone. */
export async function forgetCards(
  ground: Pick<Parts, 'gateways' | 'log' | 'database'>,
  tenantId: string,
): Promise<void> {
  for (const row of await findMethods(ground.database, tenantId)) await forget(ground, row);
}

/** Nothing is paid with these cards any more. */
export async function removeCards(tx: Transaction, tenantId: string, removedAt: Date): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  await tx.update(paymentMethods).set({ removedAt, isDefault: false }).where(ofTenant);
}

/** What the gateway keeps of a card that nobody uses any more harms nobody: it is asked once. */
async function forget({ gateways, log }: Pick<Parts, 'gateways' | 'log'>, row: PaymentMethodRow): Promise<void> {
  try {
    await gateways.get(row.gateway)?.forgetCard(row.method);
  } catch (error) {
    log.warn({ event: 'card.not_forgotten', payment_method_id: row.id, ...describeError(error) });
  }
}

async function methodOf(tx: Transaction, tenantId: string, id: string): Promise<PaymentMethodRow> {
  const found = (await findMethods(tx, tenantId)).find((row) => row.id === id);
  if (found === undefined) throw new NotFound('payment_method_not_found');
  return found;
}

async function makeDefault(tx: Transaction, tenantId: string, id: string): Promise<void> {
  const ofTenant = and(eq(paymentMethods.tenantId, tenantId), isNull(paymentMethods.removedAt));
  await tx.update(paymentMethods).set({ isDefault: false }).where(ofTenant);
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}

const note = (
  tx: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  call: TenantCall,
  tenantId: string,
  action: string,
  last4: string,
) => writeAudit(tx, { ...audited(call, tenantId, clock()), action, after: { last4 } });

function viewMethod(row: PaymentMethodRow): Omit<PaymentMethods['data'][number], 'is_chargeable'> {
  return {
    id: row.id,
    gateway: row.gateway,
    brand: row.brand,
    last4: row.last4,
    exp_month: row.expMonth,
    exp_year: row.expYear,
    cardholder_name: row.cardholderName,
    is_default: row.isDefault,
    added_at: row.addedAt.toISOString(),
  };
}

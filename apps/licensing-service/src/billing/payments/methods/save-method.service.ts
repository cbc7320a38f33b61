import type { CardSetUp } from '@atrium/api-client/contract';
import { InvalidInput, NotFound, portalPaths } from '../../../platform';
import { findTitle, lockTenant, publishTenantChange, type TenantCall } from '../../../tenants';
import { auditCall, auditEffect } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import type { SetUp } from '../../gateways/payment-gateway';
import { asCall, type TransactWork, type Work } from '../../work';
import { findMethod, makeDefault, type PaymentMethodRow, updateMethod } from './method.repository';
import { askGateway } from './method.service';

/**
 * Saves the card of a successful payment or set-up, and makes it the default for renewals.
 *
 * @param userId the user who entered or used it
 */
export async function saveMethod(
  work: Work,
  { tenantId, id }: Pick<PaymentMethodRow, 'tenantId' | 'id'>,
  userId: string,
): Promise<void> {
  const { tx, now } = work;
  const method = await findMethod(tx, tenantId, id);
  if (method === null || (method.savedAt !== null && method.isDefault)) return;
  const isNew = method.savedAt === null;
  if (isNew) await updateMethod(tx, id, { savedAt: now });
  await makeDefault(tx, tenantId, id);
  const action = isNew ? 'payment-method.add' : 'payment-method.default';
  await auditEffect(work, userId, tenantId, { action, after: { last4: method.last4 } });
}

/** Saves a card without a payment, once its bank has agreed. A repeated call returns the current state. */
export async function setUpMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<CardSetUp> {
  const transact = asCall(dependencies, call.scope);
  const method = await transact(({ tx }) => findMethod(tx, tenantId, id));
  if (method === null) throw new NotFound('payment_method_not_found');
  if (method.savedAt !== null) return saved;
  const answer = await setUpAtGateway(dependencies, transact, method);
  const setUp = await transact((work) => storeSetUp(work, call, method, answer));
  if (setUp.state === 'saved') await publishTenantChange(dependencies, tenantId);
  return setUp;
}

const saved: CardSetUp = { state: 'saved', decline_reason: null, action_url: null };

async function storeSetUp(work: Work, call: TenantCall, method: PaymentMethodRow, answer: SetUp): Promise<CardSetUp> {
  const { tx, now, log } = work;
  const { id, tenantId, last4 } = method;
  await lockTenant(tx, tenantId);
  if (answer.state === 'succeeded') {
    await saveMethod(work, method, call.user.id);
    return saved;
  }
  if (answer.state !== 'declined') {
    await updateMethod(tx, id, { setUpRef: answer.ref });
    const actionUrl = answer.state === 'action_needed' ? answer.url : null;
    return { state: answer.state, decline_reason: null, action_url: actionUrl };
  }
  const { ref, reason, refusal } = answer;
  await updateMethod(tx, id, { setUpRef: ref, removedAt: now });
  if (refusal !== undefined) log.warn({ event: 'card.refused_by_gateway', payment_method_id: id, refusal });
  await auditCall(work, call, tenantId, { action: 'payment-method.decline', after: { last4, reason } });
  return { state: 'declined', decline_reason: reason, action_url: null };
}

async function setUpAtGateway(
  dependencies: BillingDependencies,
  transact: TransactWork,
  { id, tenantId, gateway: name, method, setUpRef: ref }: PaymentMethodRow,
): Promise<SetUp> {
  const { gateways, settings } = dependencies;
  const gateway = gateways.get(name);
  if (gateway === undefined) throw new InvalidInput({ method_id: ['payment_method_gone'] });
  const returnUrl = `${settings.publicUrl}${portalPaths.cardSetUp(tenantId, id)}`;
  const description = `${settings.productName}: ${await transact(({ tx }) => findTitle(tx, tenantId))}`;
  const order = { key: `card:${id}`, method, tenantId, description, returnUrl, ref };
  return askGateway(dependencies, gateway.setUp(order));
}

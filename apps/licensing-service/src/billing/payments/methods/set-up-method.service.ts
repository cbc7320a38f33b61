import type { CardSetUp } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { InvalidInput, NotFound, portalPaths } from '../../../platform';
import { findTitle, lockTenant, publishTenantChange, type TenantCall } from '../../../tenants';
import { auditCall } from '../../audit-billing';
import type { BillingDependencies } from '../../dependencies';
import type { SetUp } from '../../gateways/payment-gateway';
import { asCall, type Transact } from '../../work';
import { paymentMethods } from '../payment.table';
import { findMethod, type PaymentMethodRow } from './method.repository';
import { gatewayUnavailable } from './method.service';
import { saveMethod } from './save-card';

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
  const setUp = await transact(async (work): Promise<CardSetUp> => {
    const { tx, now, log } = work;
    await lockTenant(tx, tenantId);
    if (answer.state === 'succeeded') {
      await saveMethod(work, { tenantId, methodId: id, userId: call.user.id });
      return saved;
    }
    const removed = answer.state === 'declined' ? { removedAt: now } : {};
    await tx
      .update(paymentMethods)
      .set({ setUpRef: answer.ref, ...removed })
      .where(eq(paymentMethods.id, id));
    const actionUrl = answer.state === 'action_needed' ? answer.url : null;
    if (answer.state !== 'declined') return { state: answer.state, decline_reason: null, action_url: actionUrl };
    const { reason, refusal } = answer;
    if (refusal !== undefined) log.warn({ event: 'card.refused_by_gateway', payment_method_id: id, refusal });
    await auditCall(work, call, tenantId, { action: 'payment-method.decline', after: { last4: method.last4, reason } });
    return { state: 'declined', decline_reason: reason, action_url: null };
  });
  if (setUp.state === 'saved') await publishTenantChange(dependencies, tenantId);
  return setUp;
}

const saved: CardSetUp = { state: 'saved', decline_reason: null, action_url: null };

async function setUpAtGateway(
  { gateways, settings, log }: BillingDependencies,
  transact: Transact,
  { id, tenantId, gateway: name, method, setUpRef: ref }: PaymentMethodRow,
): Promise<SetUp> {
  const gateway = gateways.get(name);
  if (gateway === undefined) throw new InvalidInput({ method_id: ['payment_method_gone'] });
  const returnUrl = `${settings.publicUrl}${portalPaths.cardSetUp(tenantId, id)}`;
  const description = `${settings.productName}: ${await transact(({ tx }) => findTitle(tx, tenantId))}`;
  try {
    return await gateway.setUp({ key: `card:${id}`, method, tenantId, description, returnUrl, ref });
  } catch (error) {
    throw gatewayUnavailable(log, error);
  }
}

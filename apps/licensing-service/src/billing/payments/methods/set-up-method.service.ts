import type { CardSetUp } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { inScope, InvalidInput, NotFound, portalPaths, type Transact, writeAudit } from '../../../platform';
import { publishTenantChange, tenantAudit, findTitle, lockTenant, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import type { SetUp } from '../../gateways/payment-gateway';
import { gatewayUnavailable } from './method.service';
import { findMethod, type PaymentMethodRow } from './method.repository';
import { paymentMethods } from '../payment.table';
import { saveMethod } from './save-card';

/** Saves a card without a payment, once its bank has agreed. A repeated call returns the current state. */
export async function setUpMethod(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  id: string,
): Promise<CardSetUp> {
  const transact: Transact = (run) => inScope(dependencies.database, call.scope, run);
  const method = await transact((tx) => findMethod(tx, tenantId, id));
  if (method === null) throw new NotFound('payment_method_not_found');
  if (method.savedAt !== null) return saved;
  const answer = await setUpAtGateway(dependencies, transact, method);
  const setUp = await transact(async (tx): Promise<CardSetUp> => {
    await lockTenant(tx, tenantId);
    const at = dependencies.clock();
    if (answer.state === 'succeeded') {
      await saveMethod(tx, { tenantId, methodId: id, userId: call.user.id, at });
      return saved;
    }
    const isDeclined = answer.state === 'declined';
    await tx
      .update(paymentMethods)
      .set({ setUpRef: answer.ref, ...(isDeclined ? { removedAt: at } : {}) })
      .where(eq(paymentMethods.id, id));
    if (!isDeclined) return { state: answer.state, decline_reason: null, action_url: urlOf(answer) };
    if (answer.refusal !== undefined)
      dependencies.log.warn({ event: 'card.refused_by_gateway', payment_method_id: id, refusal: answer.refusal });
    const after = { last4: method.last4, reason: answer.reason };
    await writeAudit(tx, { ...tenantAudit(call, tenantId, at), action: 'payment-method.decline', after });
    return { state: 'declined', decline_reason: answer.reason, action_url: null };
  });
  if (setUp.state === 'saved') await publishTenantChange(dependencies, tenantId);
  return setUp;
}

const saved: CardSetUp = { state: 'saved', decline_reason: null, action_url: null };

const urlOf = (answer: SetUp) => (answer.state === 'action_needed' ? answer.url : null);

async function setUpAtGateway(
  dependencies: BillingDependencies,
  transact: Transact,
  { id, tenantId, gateway: name, method, setUpRef }: PaymentMethodRow,
) {
  const gateway = dependencies.gateways.get(name);
  if (gateway === undefined) throw new InvalidInput({ method_id: ['payment_method_gone'] });
  const returnUrl = `${dependencies.settings.publicUrl}${portalPaths.cardSetUp(tenantId, id)}`;
  const description = `${dependencies.settings.productName}: ${await transact((tx) => findTitle(tx, tenantId))}`;
  try {
    return await gateway.setUp({ key: `card:${id}`, method, tenantId, description, returnUrl, ref: setUpRef });
  } catch (error) {
    throw gatewayUnavailable(dependencies.log, error);
  }
}

import { finished } from 'node:stream';
import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  listPaymentMethodsEndpoint,
  payEndpoint,
  payOutCreditEndpoint,
  cancelTransferEndpoint,
  type Payment,
  recordTransferEndpoint,
  refreshPaymentEndpoint,
  removePaymentMethodEndpoint,
  setUpPaymentMethodEndpoint,
} from '@atrium/api-client/contract';
import {
  addPaymentMethodSchema,
  chooseDefaultMethodSchema,
  listPaymentMethodsSchema,
  cancelTransferSchema,
  payOutCreditSchema,
  paySchema,
  recordTransferSchema,
  refreshPaymentSchema,
  removePaymentMethodSchema,
  setUpPaymentMethodSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { inScope, NotFound, idempotentRoute, route } from '../../platform';
import { publishAfter, publishTenantChange, callFor, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findEntries } from '../ledger/ledger.repository';
import { advanceUntilPending } from './advance-payments.service';
import { cancelTransfer } from './transfers/cancel-transfer.service';
import { addMethod, chooseDefault, readMethods, removeMethod } from './methods/method.service';
import { pay } from './pay.service';
import { payOutCredit } from '../ledger/pay-out-credit.service';
import { recordTransfer } from './transfers/record-transfer.service';
import { setUpMethod } from './methods/save-method.service';
import { asCall, type Work } from '../work';
import { viewPayment } from './payment-view';
import { findPayment } from './payment.repository';

export function paymentsRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  /** A change by a call, which open pages follow. */
  const change = <T>(tenantId: string, changed: Promise<T>) => publishAfter(dependencies, tenantId, changed);
  const allowed = (call: Parameters<typeof callFor>[1]) => callFor('update/subscriptions', call);
  /** Such a change, in one transaction. */
  const changeBy = <T>(call: TenantCall, tenantId: string, run: (work: Work) => Promise<T>) =>
    change(tenantId, asCall(dependencies, call.scope)(run));

  route(app, listPaymentMethodsEndpoint, listPaymentMethodsSchema, ({ params, ...call }) =>
    asCall(dependencies, callFor('view/subscriptions', call).scope)((work) => readMethods(work, params.id)),
  );

  route(app, addPaymentMethodEndpoint, addPaymentMethodSchema, ({ params, body, ...call }) =>
    addMethod(dependencies, allowed(call), params.id, body),
  );

  route(app, setUpPaymentMethodEndpoint, setUpPaymentMethodSchema, ({ params, ...call }) =>
    setUpMethod(dependencies, allowed(call), params.id, params.method_id),
  );

  route(app, chooseDefaultMethodEndpoint, chooseDefaultMethodSchema, ({ params, ...call }) =>
    changeBy(allowed(call), params.id, (work) => chooseDefault(work, allowed(call), params.id, params.method_id)),
  );

  route(app, removePaymentMethodEndpoint, removePaymentMethodSchema, ({ params, ...call }) =>
    change(params.id, removeMethod(dependencies, allowed(call), params.id, params.method_id)),
  );

  idempotentRoute(app, dependencies, payEndpoint, paySchema, {
    effect: async ({ params, body, ...call }, remember) => {
      const paymentId = await pay(dependencies, allowed(call), { ...body, id: params.id }, remember);
      // Sends the response before the event: the page's reaction to the event depends on whether it started the payment
      // itself.
      finished(call.reply.raw, () => void publishTenantChange(dependencies, params.id));
      return paymentId;
    },
    answer: ({ params, ...call }, paymentId) => readPayment(dependencies, allowed(call), params.id, paymentId),
  });

  route(app, recordTransferEndpoint, recordTransferSchema, async ({ params, body, ...call }) => {
    const { received_on: receivedOn, amount, reference = '', is_confirmed: isConfirmed = false } = body;
    const receipt = { tenantId: params.id, paymentId: params.payment_id, receivedOn, amount, reference, isConfirmed };
    await change(params.id, recordTransfer(dependencies, allowed(call), receipt));
    return readPayment(dependencies, allowed(call), params.id, params.payment_id);
  });

  route(app, cancelTransferEndpoint, cancelTransferSchema, async ({ params, ...call }) => {
    const transfer = { tenantId: params.id, paymentId: params.payment_id };
    await change(params.id, cancelTransfer(dependencies, allowed(call), transfer));
    return readPayment(dependencies, allowed(call), params.id, params.payment_id);
  });

  idempotentRoute(app, dependencies, payOutCreditEndpoint, payOutCreditSchema, {
    effect: ({ params, body, ...call }, remember) =>
      changeBy(allowed(call), params.id, (work) => payOutCredit(work, allowed(call), params.id, body, remember)),
    answer: ({ params, ...call }, entryId) => readEntry(dependencies, allowed(call), params.id, entryId),
  });

  route(app, refreshPaymentEndpoint, refreshPaymentSchema, async ({ params, ...call }) => {
    await readPayment(dependencies, allowed(call), params.id, params.payment_id);
    await advanceUntilPending(dependencies, asCall(dependencies, allowed(call).scope), params.payment_id);
    return readPayment(dependencies, allowed(call), params.id, params.payment_id);
  });
}

/** A payment of this company CRM. Another company CRM's payment is answered like an unknown one. */
async function readPayment(
  dependencies: BillingDependencies,
  { scope }: TenantCall,
  tenantId: string,
  id: string,
): Promise<Payment> {
  const found = await inScope(dependencies.database, scope, (tx) => findPayment(tx, id));
  if (found === null || found.payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  return viewPayment(found);
}

async function readEntry(dependencies: BillingDependencies, { scope }: TenantCall, tenantId: string, id: string) {
  const entries = await inScope(dependencies.database, scope, (tx) => findEntries(tx, tenantId));
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error('A posted ledger entry is missing.');
  return found;
}

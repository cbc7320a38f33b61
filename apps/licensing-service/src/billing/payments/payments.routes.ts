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
import { NotFound, idempotentRoute, route } from '../../platform';
import { publishAfter, publishTenantChange, callFor, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findEntries } from '../ledger/ledger.repository';
import { advanceUntilPending } from './advance-payments.service';
import { addMethod, chooseDefault, readMethods, removeMethod } from './methods/method.service';
import { pay } from './pay.service';
import { payOutCredit } from '../ledger/pay-out-credit.service';
import { cancelTransfer, recordTransfer } from './transfers/transfer.service';
import { setUpMethod } from './methods/save-method.service';
import { asCall, type Work } from '../work';
import { viewPayment } from './payment-view';
import { findPayment } from './payment.repository';

type TenantRequest = Parameters<typeof callFor>[1] & { readonly params: { readonly id: string } };

export function paymentsRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const allowed = (call: TenantRequest) => callFor('update/subscriptions', call);
  const transact = (call: TenantRequest) => asCall(dependencies, allowed(call).scope);
  /** A change by a call in one transaction, which open pages follow. */
  const changeBy = <T>(call: TenantRequest, run: (work: Work, by: TenantCall) => Promise<T>) => {
    const changed = transact(call)((work) => run(work, allowed(call)));
    return publishAfter(dependencies, call.params.id, changed);
  };

  /** A payment of this company CRM. Another company CRM's payment is answered like an unknown one. */
  const readPayment = async (call: TenantRequest, id: string): Promise<Payment> => {
    const found = await transact(call)(({ tx }) => findPayment(tx, id));
    if (found?.payment.tenantId !== call.params.id) throw new NotFound('payment_not_found');
    return viewPayment(found);
  };

  route(app, listPaymentMethodsEndpoint, listPaymentMethodsSchema, ({ params, ...call }) =>
    asCall(dependencies, callFor('view/subscriptions', call).scope)((work) => readMethods(work, params.id)),
  );

  route(app, addPaymentMethodEndpoint, addPaymentMethodSchema, (call) =>
    addMethod(dependencies, allowed(call), call.params.id, call.body),
  );

  route(app, setUpPaymentMethodEndpoint, setUpPaymentMethodSchema, (call) =>
    setUpMethod(dependencies, allowed(call), call.params.id, call.params.method_id),
  );

  route(app, chooseDefaultMethodEndpoint, chooseDefaultMethodSchema, (call) =>
    changeBy(call, (work, by) => chooseDefault(work, by, call.params.id, call.params.method_id)),
  );

  route(app, removePaymentMethodEndpoint, removePaymentMethodSchema, (call) => {
    const removed = removeMethod(dependencies, allowed(call), call.params.id, call.params.method_id);
    return publishAfter(dependencies, call.params.id, removed);
  });

  idempotentRoute(app, dependencies, payEndpoint, paySchema, {
    effect: async (call, remember) => {
      const { id } = call.params;
      const paymentId = await pay(dependencies, allowed(call), { ...call.body, id }, remember);
      // Sends the response before the event: the page's reaction to the event depends on whether it started the payment
      // itself.
      finished(call.reply.raw, () => void publishTenantChange(dependencies, id));
      return paymentId;
    },
    answer: readPayment,
  });

  route(app, recordTransferEndpoint, recordTransferSchema, async (call) => {
    await changeBy(call, (work, by) => recordTransfer(work, by, { ...call.params, ...call.body }));
    return readPayment(call, call.params.payment_id);
  });

  route(app, cancelTransferEndpoint, cancelTransferSchema, async (call) => {
    await changeBy(call, (work, by) => cancelTransfer(work, by, call.params));
    return readPayment(call, call.params.payment_id);
  });

  idempotentRoute(app, dependencies, payOutCreditEndpoint, payOutCreditSchema, {
    effect: (call, remember) =>
      changeBy(call, (work, by) => payOutCredit(work, by, call.params.id, call.body, remember)),
    answer: async (call, entryId) => {
      const entries = await transact(call)(({ tx }) => findEntries(tx, call.params.id));
      const found = entries.find(({ id }) => id === entryId);
      if (found === undefined) throw new Error('A posted ledger entry is missing.');
      return found;
    },
  });

  route(app, refreshPaymentEndpoint, refreshPaymentSchema, async (call) => {
    const { payment_id: id } = call.params;
    await readPayment(call, id);
    await advanceUntilPending(dependencies, transact(call), id);
    return readPayment(call, id);
  });
}

import { finished } from 'node:stream';
import {
  addPaymentMethodEndpoint,
  chooseDefaultMethodEndpoint,
  listPaymentMethodsEndpoint,
  payEndpoint,
  payOutCreditEndpoint,
  giveUpTransferEndpoint,
  type Payment,
  receivePaymentEndpoint,
  refreshPaymentEndpoint,
  removePaymentMethodEndpoint,
  setUpPaymentMethodEndpoint,
} from '@atrium/api-client/contract';
import {
  addPaymentMethodSchema,
  chooseDefaultMethodSchema,
  listPaymentMethodsSchema,
  giveUpTransferSchema,
  payOutCreditSchema,
  paySchema,
  receivePaymentSchema,
  refreshPaymentSchema,
  removePaymentMethodSchema,
  setUpPaymentMethodSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { inScope } from '../../platform/database/scope';
import { NotFound } from '../../platform/http/errors';
import { onceRoute } from '../../platform/http/idempotent-route';
import { route } from '../../platform/http/route';
import type { Parts } from '../../parts';
import { findEntries } from '../ledger/ledger.repository';
import { viewEntry } from '../ledger/entry-view';
import { announced, announceTenant } from '../../tenants/announce-tenant';
import { callFor, type TenantCall } from '../../tenants/tenant-call';
import { carryOnAsFarAsKnown } from './advance-payments.service';
import { giveUpTransfer } from './transfers/cancel-transfer.service';
import { addMethod, chooseDefault, readMethods, removeMethod } from './methods/method.service';
import { pay } from './pay.service';
import { payOutCredit } from '../ledger/pay-out-credit.service';
import { receivePayment } from './transfers/record-transfer.service';
import { setUpMethod } from './methods/set-up-method.service';
import { viewPayment } from './payment-view';
import { findPayment } from './payment.repository';

export function paymentsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, listPaymentMethodsEndpoint, listPaymentMethodsSchema, ({ params, ...call }) =>
    inScope(parts.database, callFor('view/subscriptions', call).scope, (tx) => readMethods(parts, tx, params.id)),
  );

  route(app, addPaymentMethodEndpoint, addPaymentMethodSchema, ({ params, body, ...call }) =>
    addMethod(parts, callFor('update/subscriptions', call), params.id, body),
  );

  route(app, setUpPaymentMethodEndpoint, setUpPaymentMethodSchema, ({ params, ...call }) =>
    setUpMethod(parts, callFor('update/subscriptions', call), params.id, params.method_id),
  );

  route(app, chooseDefaultMethodEndpoint, chooseDefaultMethodSchema, ({ params, ...call }) =>
    announced(
      parts,
      params.id,
      chooseDefault(parts, callFor('update/subscriptions', call), params.id, params.method_id),
    ),
  );

  route(app, removePaymentMethodEndpoint, removePaymentMethodSchema, ({ params, ...call }) =>
    announced(
      parts,
      params.id,
      removeMethod(parts, callFor('update/subscriptions', call), params.id, params.method_id),
    ),
  );

  onceRoute(app, parts, payEndpoint, paySchema, {
    effect: async ({ params, body, ...call }, remember) => {
      const order = { ...body, id: params.id };
      const paymentId = await pay(parts, callFor('update/subscriptions', call), order, remember);
      // The paying page gets its answer first: what it shows depends on whether it paid itself.
      finished(call.reply.raw, () => void announceTenant(parts, params.id));
      return paymentId;
    },
    answer: ({ params, ...call }, paymentId) =>
      readPayment(parts, callFor('update/subscriptions', call), params.id, paymentId),
  });

  route(app, receivePaymentEndpoint, receivePaymentSchema, async ({ params, body, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    const { received_on: receivedOn, amount, is_confirmed: isConfirmed = false } = body;
    const receipt = { tenantId: params.id, paymentId: params.payment_id, receivedOn, amount, isConfirmed };
    await announced(parts, params.id, receivePayment(parts, allowed, receipt));
    return readPayment(parts, allowed, params.id, params.payment_id);
  });

  route(app, giveUpTransferEndpoint, giveUpTransferSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    const transfer = { tenantId: params.id, paymentId: params.payment_id };
    await announced(parts, params.id, giveUpTransfer(parts, allowed, transfer));
    return readPayment(parts, allowed, params.id, params.payment_id);
  });

  onceRoute(app, parts, payOutCreditEndpoint, payOutCreditSchema, {
    effect: ({ params, body, ...call }, remember) =>
      announced(
        parts,
        params.id,
        payOutCredit(parts, callFor('update/subscriptions', call), { ...body, id: params.id }, remember),
      ),
    answer: ({ params, ...call }, entryId) =>
      readEntry(parts, callFor('update/subscriptions', call), params.id, entryId),
  });

  route(app, refreshPaymentEndpoint, refreshPaymentSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await readPayment(parts, allowed, params.id, params.payment_id);
    await carryOnAsFarAsKnown(parts, params.payment_id);
    return readPayment(parts, allowed, params.id, params.payment_id);
  });
}

/** A payment of this company CRM; of another one it is as unknown as one that never was. */
async function readPayment(parts: Parts, { scope }: TenantCall, tenantId: string, id: string): Promise<Payment> {
  const found = await inScope(parts.database, scope, (tx) => findPayment(tx, id));
  if (found === null || found.payment.tenantId !== tenantId) throw new NotFound('payment_not_found');
  return viewPayment(found);
}

async function readEntry(parts: Parts, { scope }: TenantCall, tenantId: string, id: string) {
  const entries = await inScope(parts.database, scope, (tx) => findEntries(tx, tenantId));
  const found = entries.find(({ entry }) => entry.id === id);
  if (found === undefined) throw new Error('What was entered stays.');
  return viewEntry(found);
}

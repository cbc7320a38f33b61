import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, paySchema } from '@atrium/api-client/contract/schemas';
import {
  Conflict,
  inScope,
  InvalidInput,
  NotFound,
  type Remember,
  type Scope,
  TooManyRequests,
  type Transact,
  type Transaction,
  writeAudit,
} from '../../platform';
import { chosenSelection, isSameSelection, loadDraft, assertComplete } from '../../setup';
import { tenantAudit, isChargeable, lockTenant, type TenantCall, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { viewQuote } from '../quotes/quote-view';
import { isStale, type QuoteRequest, createQuote, assertCoversUsage } from '../quotes/quote.service';
import { advanceUntilPending } from './advance-payments.service';
import { applyPayment } from './apply-payment.service';
import { requestTransfer, settleForTransfer } from './transfers/request-transfer';
import { voidTransfer } from './transfers/void-transfer';
import {
  findDeclines,
  findPaymentOfQuote,
  findAwaited,
  findOpenPayment,
  insertPayment,
  type PaymentRow,
} from './payment.repository';
import { findMethod } from './methods/method.repository';
import { sendPaymentEvent } from './send-payment-event';
import { recordedBillingFields } from '../billing-fields';

export type PayInput = BodyOf<CallOf<typeof paySchema>>;

/** A stale quote; the response contains a new one, which is created outside the transaction. */
class QuoteStale extends Error {
  readonly request: QuoteRequest;

  constructor({ tenantId, selection }: QuoteRequest) {
    super('A quote is stale.');
    this.request = { tenantId, selection };
  }
}

const finalStates = ['declined', 'voiding', 'voided', 'refunding', 'refunded'];

/**
 * Starts the payment of a quote, once per idempotency key, and returns its id. The payment advances in the background:
 * `chargeCard` charges the card.
 */
export async function pay(
  dependencies: BillingDependencies,
  call: TenantCall,
  { id, ...input }: PayInput & { readonly id: string },
  remember: Remember,
): Promise<string> {
  const { scope } = call;
  const transact: Transact = (run) => inScope(dependencies.database, scope, run);
  await assertStillCoversUsage(dependencies, scope, id, input.quote_id);
  try {
    const paymentId = await transact(async (tx) => {
      const payment = await startPayment(tx, dependencies, call, id, input);
      await remember(tx, payment.id);
      return payment.id;
    });
    await advanceUntilPending(dependencies, transact, paymentId);
    return paymentId;
  } catch (error) {
    if (!(error instanceof QuoteStale)) throw error;
    throw new Conflict('quote_stale', { quote: viewQuote(await createQuote(dependencies, scope, error.request)) });
  }
}

/** A quantity that the quote lowers may have come into use since the quote. */
async function assertStillCoversUsage(
  dependencies: BillingDependencies,
  scope: Scope,
  tenantId: string,
  quoteId: string,
): Promise<void> {
  const { quote, isStarted } = await inScope(dependencies.database, scope, async (tx) => ({
    quote: await findQuote(tx, tenantId, quoteId),
    isStarted: (await findPaymentOfQuote(tx, quoteId)) !== null,
  }));
  if (quote === null || quote.kind === 'creation' || isStarted) return;
  await assertCoversUsage(dependencies, scope, quote);
}

async function startPayment(
  tx: Transaction,
  dependencies: BillingDependencies,
  call: TenantCall,
  id: string,
  input: PayInput,
): Promise<PaymentRow> {
  const now = dependencies.clock();
  const tenant = await lockTenant(tx, id);
  const quote = await findQuote(tx, id, input.quote_id);
  if (tenant === null || quote === null) throw new NotFound('quote_not_found');
  const previous = await findPaymentOfQuote(tx, quote.id);
  if (previous !== null && !finalStates.includes(previous.state) && previous.state !== 'action_needed') return previous;
  if (quote.kind !== 'creation' && !(await isChargeable(tx, tenant)))
    throw new Conflict(tenant.state === 'closed' ? 'tenant_closed' : 'operation_in_progress');
  if (input.payment_method_id !== null) await limitDeclines(tx, id, now);
  await cancelPaymentAtBank(tx, id, now);
  if (input.amount !== quote.amountDue || (await isStale(tx, dependencies, quote, now))) throw new QuoteStale(quote);
  if (quote.kind === 'creation') {
    if (tenant.state !== 'draft') throw new Conflict('not_a_draft');
    const draft = await loadDraft(tx, id);
    assertComplete(draft);
    const selection = chosenSelection(draft.data.get('subscription') ?? {});
    if (!isSameSelection(selection, quote.selection)) throw new QuoteStale({ tenantId: id, selection });
  }
  const method = await chooseMethod(tx, dependencies, tenant, quote, input.payment_method_id);
  const isTransfer = method.methodType === 'bank_transfer';
  if (isTransfer) await voidEarlierOrder(tx, dependencies, quote, now);
  const settled = isTransfer ? await settleForTransfer(tx, quote) : quote.settled;
  const payment = await insertPayment(tx, {
    tenantId: id,
    quoteId: quote.id,
    kind: quote.kind,
    amount: settled.amount_due,
    creditUsed: settled.credit_used,
    ...method,
    isPresent: true,
    createdBy: call.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(tx, {
    ...tenantAudit(call, id, now),
    action: 'payment.start',
    fields: recordedBillingFields,
    after: { payment: payment.id, quote: quote.id, amount: payment.amount, method_type: payment.methodType },
  });
  if (payment.methodType === 'bank_transfer') await requestTransfer(tx, dependencies, { payment, quote, settled }, now);
  if (payment.methodType === 'none') await applyPayment(tx, dependencies, payment, quote, now);
  return payment;
}

/** Cancels a payment that waits for the customer at their bank, since they start another one. */
async function cancelPaymentAtBank(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const waiting = await findOpenPayment(tx, tenantId);
  if (waiting === null) return;
  if (waiting.state !== 'action_needed') throw new Conflict('payment_in_progress');
  await sendPaymentEvent(tx, waiting, { event: 'abandoned', at: now, details: { actionUrl: null } }, {});
}

const maximumDeclines = 10;
const day = 86_400_000;

/** That many declined cards in a day indicate card testing. The limit ends a day after the first of them. */
async function limitDeclines(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const times = await findDeclines(tx, tenantId, new Date(now.getTime() - day));
  const first = times.at(maximumDeclines - 1);
  if (first !== undefined) throw new TooManyRequests((first.getTime() + day - now.getTime()) / 1000);
}

type ChosenMethod = Pick<PaymentRow, 'methodType' | 'methodId' | 'state'>;

async function chooseMethod(
  tx: Transaction,
  { settings, gateways }: Pick<BillingDependencies, 'settings' | 'gateways'>,
  tenant: TenantRow,
  quote: QuoteRow,
  methodId: string | null,
): Promise<ChosenMethod> {
  if (quote.amountDue === 0) return { methodType: 'none', methodId: null, state: 'settled' };
  if (methodId === null) {
    if (!settings.payments.includes('bank_transfer'))
      throw new InvalidInput({ payment_method_id: ['payment_method_unknown'] });
    return { methodType: 'bank_transfer', methodId: null, state: 'awaiting_transfer' };
  }
  const method = await findMethod(tx, tenant.id, methodId);
  if (method === null) throw new InvalidInput({ payment_method_id: ['payment_method_unknown'] });
  if (!gateways.has(method.gateway)) throw new InvalidInput({ payment_method_id: ['payment_method_gone'] });
  return { methodType: 'card', methodId, state: 'processing' };
}

/** A new order by transfer replaces the one before; a renewal replaces the renewal before. */
async function voidEarlierOrder(
  tx: Transaction,
  dependencies: BillingDependencies,
  { tenantId, kind }: QuoteRow,
  now: Date,
): Promise<void> {
  for (const awaited of await findAwaited(tx, tenantId))
    if ((awaited.kind === 'renewal') === (kind === 'renewal')) await voidTransfer(tx, dependencies, awaited, now);
}

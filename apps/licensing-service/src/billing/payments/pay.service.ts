import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, paySchema } from '@atrium/api-client/contract/schemas';
import { Conflict, dayMs, InvalidInput, NotFound, type Remember, TooManyRequests } from '../../platform';
import { assertComplete, chosenSelection, isSameSelection, loadDraft } from '../../setup';
import { isChargeable, lockTenant, type TenantCall, type TenantRow } from '../../tenants';
import { auditCall } from '../audit-billing';
import type { BillingDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { assertCoversUsage, createQuote, isStale, type QuoteRequest } from '../quotes/quote.service';
import { asCall, type Work } from '../work';
import { advanceUntilPending } from './advance-payments.service';
import { applyPayment } from './apply-payment.service';
import { findMethod } from './methods/method.repository';
import { failedStates } from './payment-machine';
import { findDeclines, findOpenPayment, findPaymentOfQuote, insertPayment } from './payment.repository';
import { byTransfer, cardPayment, type ChosenMethod, nothingToPay } from './renewals/renewal-method';
import { replaceTransfers, requestTransfer } from './transfers/awaited-transfer';
import { sendPaymentEvent } from './send-payment-event';
import { quoteForTransfer } from './spendable-credit';

type PayInput = BodyOf<CallOf<typeof paySchema>>;

/** A stale quote; the response contains a new one, which is created outside the transaction. */
class QuoteStale extends Error {
  readonly request: QuoteRequest;

  constructor(request: QuoteRequest) {
    super('A quote is stale.');
    this.request = request;
  }
}

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
  const transact = asCall(dependencies, call.scope);
  const reduced = await transact((work) => findReduced(work, id, input.quote_id));
  if (reduced !== null) await assertCoversUsage(dependencies, call.scope, reduced);
  try {
    const paymentId = await transact(async (work) => {
      const payment = await startPayment(work, call, id, input);
      await remember(work.tx, payment.id);
      return payment.id;
    });
    await advanceUntilPending(dependencies, transact, paymentId);
    return paymentId;
  } catch (error) {
    if (!(error instanceof QuoteStale)) throw error;
    throw new Conflict('quote_stale', { quote: await createQuote(dependencies, call.scope, error.request) });
  }
}

/** A quote that may lower a quantity, which may have come into use since; null if its payment has started. */
async function findReduced({ tx }: Work, tenantId: string, quoteId: string): Promise<QuoteRow | null> {
  const quote = await findQuote(tx, tenantId, quoteId);
  if (quote === null || quote.kind === 'creation') return null;
  return (await findPaymentOfQuote(tx, quoteId)) === null ? quote : null;
}

async function startPayment(work: Work, call: TenantCall, id: string, input: PayInput) {
  const { tx, now } = work;
  const tenant = await lockTenant(tx, id);
  const quote = await findQuote(tx, id, input.quote_id);
  if (tenant === null || quote === null) throw new NotFound('quote_not_found');
  const previous = await findPaymentOfQuote(tx, quote.id);
  if (previous !== null && !failedStates.includes(previous.state) && previous.state !== 'action_needed')
    return previous;
  if (quote.kind !== 'creation' && !(await isChargeable(tx, tenant)))
    throw new Conflict(tenant.state === 'closed' ? 'tenant_closed' : 'operation_in_progress');
  if (input.payment_method_id !== null) await limitDeclines(work, id);
  await cancelPaymentAtBank(work, id);
  if (input.amount !== quote.amountDue || (await isStale(work, quote))) throw new QuoteStale(quote);
  if (quote.kind === 'creation') await assertSameDraft(work, tenant, quote);
  const method = await chooseMethod(work, quote, input.payment_method_id);
  const isTransfer = method.methodType === 'bank_transfer';
  // A new order by transfer replaces the one before; a renewal replaces the renewal before.
  const isRenewal = quote.kind === 'renewal';
  if (isTransfer) await replaceTransfers(work, id, ({ payment: { kind } }) => (kind === 'renewal') === isRenewal);
  const payable = isTransfer ? await quoteForTransfer(tx, quote) : quote;
  // What was received for the order before may cover this one.
  const used = payable.settled.amount_due === 0 ? nothingToPay : method;
  const chosen = { ...used, kind: quote.kind, isPresent: true, createdBy: call.user.id };
  const payment = await insertPayment(tx, now, payable, chosen);
  const after = { payment: payment.id, quote: quote.id, amount: payment.amount, method_type: payment.methodType };
  await auditCall(work, call, id, { action: 'payment.start', after });
  if (payment.methodType === 'bank_transfer') await requestTransfer(work, payment, payable);
  if (payment.methodType === 'none') await applyPayment(work, { payment, quote: payable });
  return payment;
}

/** The draft must be complete, and its plan the quoted one. */
async function assertSameDraft({ tx }: Work, { id, state }: TenantRow, quote: QuoteRow): Promise<void> {
  if (state !== 'draft') throw new Conflict('not_a_draft');
  const draft = await loadDraft(tx, id);
  assertComplete(draft);
  const selection = chosenSelection(draft.data.get('subscription') ?? {});
  if (!isSameSelection(selection, quote.selection)) throw new QuoteStale({ tenantId: id, selection });
}

/** Cancels a payment that waits for the customer at their bank, since they start another one. */
async function cancelPaymentAtBank(work: Work, tenantId: string): Promise<void> {
  const waiting = await findOpenPayment(work.tx, tenantId);
  if (waiting === null) return;
  if (waiting.state !== 'action_needed') throw new Conflict('payment_in_progress');
  await sendPaymentEvent(work, waiting, 'abandoned', {}, { actionUrl: null });
}

const maximumDeclines = 10;

/** That many declined cards in a day indicate card testing. The limit ends a day after the first of them. */
async function limitDeclines({ tx, now }: Work, tenantId: string): Promise<void> {
  const times = await findDeclines(tx, tenantId, new Date(now.getTime() - dayMs));
  const first = times.at(maximumDeclines - 1);
  if (first !== undefined) throw new TooManyRequests((first.getTime() + dayMs - now.getTime()) / 1000);
}

async function chooseMethod(
  { tx, settings, gateways }: Work,
  { tenantId, amountDue }: QuoteRow,
  methodId: string | null,
): Promise<ChosenMethod> {
  if (amountDue === 0) return nothingToPay;
  if (methodId === null && settings.payments.includes('bank_transfer')) return byTransfer;
  const method = methodId === null ? null : await findMethod(tx, tenantId, methodId);
  if (method === null) throw new InvalidInput({ payment_method_id: ['payment_method_unknown'] });
  if (!gateways.has(method.gateway)) throw new InvalidInput({ payment_method_id: ['payment_method_gone'] });
  return cardPayment(method);
}

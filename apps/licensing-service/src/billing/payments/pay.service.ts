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
import { chosenSelection, isSameSelection, loadDraft, refuseIncomplete } from '../../setup';
import { audited, isChargeable, lockTenant, type TenantCall, type TenantRow } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { viewQuote } from '../quotes/quote-view';
import { isStale, type PlanWish, quoteWish, refuseBelowUsage } from '../quotes/quote.service';
import { advanceUntilPending } from './advance-payments.service';
import { applyPayment } from './apply-payment.service';
import { wouldExpireAgain } from './transfers/transfer-expiry';
import {
  findDeclines,
  findMethod,
  findPaymentOfQuote,
  findPaymentUnderWay,
  hasPendingCreationElsewhere,
  insertPayment,
  movePayment,
  type PaymentRow,
} from './payment.repository';

export type PayInput = BodyOf<CallOf<typeof paySchema>>;

/** A stale quote; the response contains a new one, created outside the transaction. */
class QuoteStale extends Error {
  readonly wish: PlanWish;

  constructor({ tenantId, selection }: PlanWish) {
    super('A quote is stale.');
    this.wish = { tenantId, selection };
  }
}

const over = ['declined', 'voiding', 'voided', 'refunding', 'refunded'];

/** Pays a quote once, however often it is called; returns the payment, which advances in the background. */
export async function pay(
  dependencies: BillingDependencies,
  call: TenantCall,
  { id, ...input }: PayInput & { readonly id: string },
  remember: Remember,
): Promise<string> {
  const { scope } = call;
  const transact: Transact = (run) => inScope(dependencies.database, scope, run);
  await refuseTakenSince(dependencies, scope, id, input.quote_id);
  try {
    const paymentId = await transact(async (tx) => {
      const payment = await begin(tx, dependencies, call, id, input);
      await remember(tx, payment.id);
      return payment.id;
    });
    await advanceUntilPending(dependencies, transact, paymentId);
    return paymentId;
  } catch (error) {
    if (!(error instanceof QuoteStale)) throw error;
    throw new Conflict('quote_stale', { quote: viewQuote(await quoteWish(dependencies, scope, error.wish)) });
  }
}

/** What was lowered may have been taken into use since it was offered. */
async function refuseTakenSince(
  dependencies: BillingDependencies,
  scope: Scope,
  tenantId: string,
  quoteId: string,
): Promise<void> {
  const { quote, isBegun } = await inScope(dependencies.database, scope, async (tx) => ({
    quote: await findQuote(tx, tenantId, quoteId),
    isBegun: (await findPaymentOfQuote(tx, quoteId)) !== null,
  }));
  if (quote === null || quote.kind === 'creation' || isBegun) return;
  await refuseBelowUsage(dependencies, scope, quote);
}

async function begin(
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
  const before = await findPaymentOfQuote(tx, quote.id);
  if (before !== null && !over.includes(before.state) && before.state !== 'action_needed') return before;
  if (quote.kind !== 'creation' && !(await isChargeable(tx, tenant)))
    throw new Conflict(tenant.state === 'closed' ? 'tenant_closed' : 'operation_in_progress');
  if (input.payment_method_id !== null) await refuseAfterDeclines(tx, id, now);
  await giveUpWaiting(tx, id, now);
  if (input.amount !== quote.amountDue || (await isStale(tx, dependencies, quote, now))) throw new QuoteStale(quote);
  if (quote.kind === 'creation') {
    if (tenant.state !== 'draft') throw new Conflict('not_a_draft');
    const draft = await loadDraft(tx, id);
    refuseIncomplete(draft);
    const selection = chosenSelection(draft.data.get('subscription') ?? {});
    if (!isSameSelection(selection, quote.selection)) throw new QuoteStale({ tenantId: id, selection });
  }
  const way = await wayOf(tx, dependencies, tenant, quote, input.payment_method_id, now);
  const payment = await insertPayment(tx, {
    tenantId: id,
    quoteId: quote.id,
    kind: quote.kind,
    amount: quote.amountDue,
    ...way,
    isPresent: true,
    createdBy: call.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(tx, {
    ...audited(call, id, now),
    action: 'payment.begin',
    after: { payment: payment.id, quote: quote.id, amount: payment.amount, way: payment.way },
  });
  if (payment.way !== 'card') await applyPayment(tx, dependencies, payment, quote, now);
  return payment;
}

/** A payment that waits for the customer at the bank is cancelled when they start another one. */
async function giveUpWaiting(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const waiting = await findPaymentUnderWay(tx, tenantId);
  if (waiting === null) return;
  if (!(await movePayment(tx, waiting.id, ['action_needed'], { state: 'voiding', updatedAt: now })))
    throw new Conflict('payment_in_progress');
}

const mostDeclines = 10;
const day = 86_400_000;

/** So many declined cards in a day are card testing; the limit ends a day after the first of them. */
async function refuseAfterDeclines(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const times = await findDeclines(tx, tenantId, new Date(now.getTime() - day));
  const first = times.at(mostDeclines - 1);
  if (first !== undefined) throw new TooManyRequests((first.getTime() + day - now.getTime()) / 1000);
}

type Way = Pick<PaymentRow, 'way' | 'methodId' | 'state'>;

async function wayOf(
  tx: Transaction,
  { settings, gateways }: Pick<BillingDependencies, 'settings' | 'gateways'>,
  tenant: TenantRow,
  quote: QuoteRow,
  methodId: string | null,
  now: Date,
): Promise<Way> {
  if (quote.amountDue === 0) return { way: 'none', methodId: null, state: 'settled' };
  if (methodId === null) {
    if (!settings.payments.includes('bank_transfer'))
      throw new InvalidInput({ payment_method_id: ['payment_method_unknown'] });
    if (quote.kind === 'creation' && (await awaitsTransferElsewhere(tx, tenant, quote)))
      throw new InvalidInput({ payment_method_id: ['transfer_awaited_elsewhere'] });
    if (quote.kind === 'change' && (await wouldExpireAgain(tx, quote, now)))
      throw new InvalidInput({ payment_method_id: ['transfer_lapsed'] });
    return { way: 'bank_transfer', methodId: null, state: 'awaiting_transfer' };
  }
  const method = await findMethod(tx, tenant.id, methodId);
  if (method === null) throw new InvalidInput({ payment_method_id: ['payment_method_unknown'] });
  if (!gateways.has(method.gateway)) throw new InvalidInput({ payment_method_id: ['payment_method_gone'] });
  return { way: 'card', methodId, state: 'processing' };
}

/** Whether the author, or the company, already has another company CRM made whose transfer has not come. */
function awaitsTransferElsewhere(tx: Transaction, tenant: TenantRow, { buyer }: QuoteRow): Promise<boolean> {
  return hasPendingCreationElsewhere(tx, tenant, buyer.vat_number);
}

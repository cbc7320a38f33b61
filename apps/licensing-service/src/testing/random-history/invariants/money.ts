import type { PlayedCrm } from '../played-crm';
import { type CrmBooks, total } from './books-of-crm';

const amountsOf = (rows: readonly { readonly amount: number }[]) => total(rows.map(({ amount }) => amount));

/** Payments in these states take nothing and reserve no credit. */
const ended = new Set(['declined', 'voiding', 'voided', 'refunding', 'refunded']);

const notAuthorised = new Set(['processing', 'action_needed']);

/** Ledger, documents, charges of the gateway and receipts agree; credit is never negative nor spent twice. */
export function moneyProblems(books: CrmBooks, recorded: Pick<PlayedCrm, 'received' | 'paidOut'>): string[] {
  const { subscription, ledger, documents, charges, refunds, quotes, payments, receipts } = books;
  const problems: string[] = [];
  const equal = (what: string, one: number, other: number) => {
    if (one !== other) problems.push(`${what}: ${one} and ${other}`);
  };
  const posted = (...kinds: readonly string[]) => amountsOf(ledger.filter(({ kind }) => kinds.includes(kind)));
  const issued = (kind: string) => total(documents.flatMap((row) => (row.kind === kind ? [row.total] : [])));
  const captured = amountsOf(charges.filter(({ state }) => state === 'captured'));
  const unsent = amountsOf(payments.filter(({ state, methodType }) => state === 'refunding' && methodType === 'card'));
  const returned = amountsOf(refunds) + unsent;
  const credit = amountsOf(ledger);
  const received = total([...recorded.received.values()]);

  equal('recorded receipts and stored ones', received, amountsOf(receipts));
  equal('payouts and those in the ledger', 0 - recorded.paidOut, posted('payout'));
  equal('invoices and those in the ledger', 0 - issued('invoice'), posted('invoice'));
  equal('credit notes and those in the ledger', 0 - issued('credit_note'), posted('credit_note'));
  equal(
    'charges with receipts, and payments in the ledger',
    captured - returned + amountsOf(receipts),
    posted('payment', 'refund'),
  );
  const owed = amountsOf(payments.filter(({ kind, state }) => kind === 'correction' && state === 'awaiting_transfer'));
  equal('invoices that are not paid, and those in the ledger', owed, posted('owed', 'owed_paid'));
  equal(
    'credit, and what came less what was billed and went',
    captured + received - recorded.paidOut - returned - (issued('invoice') + issued('credit_note')) + owed,
    credit,
  );
  equal('the latest balance and the sum of the ledger', ledger.at(-1)?.balance ?? 0, credit);
  for (const { position, balance } of ledger)
    if (balance < 0) problems.push(`the balance at ledger entry ${position} is ${balance}`);

  const isOutdated = (quoteId: string) =>
    quotes.find(({ id }) => id === quoteId)?.subscriptionVersion !== (subscription?.version ?? 0);
  /** A charge whose answer is unknown is voided if its order no longer matches the subscription. */
  const willBeVoided = ({ state, quoteId }: (typeof payments)[number]) =>
    notAuthorised.has(state) && isOutdated(quoteId);
  const open = payments.filter((one) => !one.isBilled && !ended.has(one.state) && !willBeVoided(one));
  const reservedBy = (wanted: (payment: (typeof open)[number]) => boolean) =>
    total(
      open
        .filter(wanted)
        .flatMap(({ id, creditUsed }) => [
          creditUsed,
          amountsOf(receipts.filter(({ paymentId, isCredit }) => paymentId === id && !isCredit)),
        ]),
    );
  const isAwaited = ({ state }: (typeof open)[number]) => state === 'awaiting_transfer';
  /** A charge and the pro-forma invoice of the same creation or renewal reserve credit once. */
  const reservedTwice = (['creation', 'renewal'] as const).map((kind) =>
    Math.min(
      reservedBy((one) => one.kind === kind && isAwaited(one)),
      reservedBy((one) => one.kind === kind && !isAwaited(one)),
    ),
  );
  const reserved = reservedBy(() => true) - total(reservedTwice);
  if (reserved > credit) problems.push(`${reserved} of the credit ${credit} are reserved`);
  return problems;
}

/** A quote, less what was received for it by transfer, equals its charge, and is charged at most once. */
export function chargeProblems({ charges, payments, quotes, documents, refunds, receipts }: CrmBooks): string[] {
  const problems: string[] = [];
  const captured = charges.filter(({ state }) => state === 'captured');
  for (const charge of captured) {
    const own = payments.filter(({ ref }) => ref === charge.id);
    const [payment] = own;
    if (payment === undefined || own.length > 1) {
      problems.push(`a charge of ${charge.amount} has ${own.length} payments`);
      continue;
    }
    const quote = quotes.find(({ id }) => id === payment.quoteId);
    const ofQuote = new Set(payments.filter(({ quoteId }) => quoteId === payment.quoteId).map(({ id }) => id));
    const part = amountsOf(receipts.filter(({ paymentId, isCredit }) => ofQuote.has(paymentId) && !isCredit));
    const amounts = [charge.amount, payment.amount, (quote?.amountDue ?? 0) - part];
    if (new Set(amounts).size > 1) problems.push(`charge, payment and quote differ: ${amounts.join(', ')}`);
    const invoice = documents.find(({ id }) => id === payment.invoiceId);
    if (payment.state === 'captured' && invoice?.amount_due !== charge.amount + part)
      problems.push(`a charge of ${charge.amount} is billed with ${invoice?.amount_due ?? 'no invoice'}`);
  }
  const isReturned = ({ id }: { readonly id: string }) => refunds.some(({ chargeId }) => chargeId === id);
  const kept = captured.filter((charge) => !isReturned(charge));
  const paid = payments.filter(
    ({ state, ref }) => state === 'captured' && (ref === null || kept.some(({ id }) => id === ref)),
  );
  for (const [quoteId, same] of Map.groupBy(paid, (payment) => payment.quoteId))
    if (same.length > 1) problems.push(`quote ${quoteId} is paid ${same.length} times`);
  return problems;
}

import type { Transaction } from '../../platform';
import type { QuoteRow } from '../quotes/quote.repository';
import {
  newPeriod,
  periodOf,
  readSavedPeriod,
  type PlanPeriod,
  type RunningSubscription,
  runningSubscription,
} from '../subscriptions/running-plan';
import { updateSubscription, findSubscription } from '../subscriptions/subscription.repository';

interface Span {
  readonly start: Date;
  /** The first moment after it. */
  readonly end: Date;
}

interface PaidPeriod extends Span {
  /** The part that a change paid for while the company CRM was read-only; null for none. */
  readonly readOnly: Span | null;
}

interface Arrival {
  /** Dates as `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly dueOn: string | null;
  readonly now: Date;
}

/**
 * Makes the company CRM of an arrived transfer writable, and returns the paid period. If the transfer was late or its
 * period is over, and the company CRM was read-only since, a new period starts now. A change for the rest of a period
 * keeps that period, less its read-only part. If that period is over too, the company CRM stays read-only until the
 * renewal is paid.
 */
export async function startPaidPeriod(tx: Transaction, quote: QuoteRow, arrival: Arrival): Promise<PaidPeriod> {
  const { tenantId } = quote;
  const { now } = arrival;
  const subscription = await findSubscription(tx, tenantId);
  const running = runningSubscription(subscription);
  const quoted = quotedPeriod(quote, running);
  const startsNewPeriod = quote.priced.period === 'new' && (quoted.end <= now || arrivedLate(arrival));
  if (startsNewPeriod && running !== null && wasReadOnly(running, now)) {
    const { anchor, index, ...period } = newPeriod(quote.selection.cycle, now);
    const place = { anchor, periodIndex: index, periodEnd: period.end, replaced: null };
    await updateSubscription(tx, tenantId, { ...place, readOnlyAt: null });
    return { ...period, readOnly: null };
  }
  if (running !== null && wasReadOnly(running, now) && quoted.end <= now) await leaveUnpaid(tx, running, quoted.end);
  else await updateSubscription(tx, tenantId, { readOnlyAt: null });
  if (quote.kind !== 'change') return { start: quoted.start, end: quoted.end, readOnly: null };
  const span = { start: quote.frozenAt, end: quoted.end };
  const since = quote.priced.period === 'new' ? null : (subscription?.readOnlyAt ?? null);
  return { ...span, readOnly: since === null ? null : readOnlyPart(span, since, now) };
}

/**
 * The paid period has ended: the company CRM stays read-only until its renewal is paid, which is not charged
 * automatically.
 */
async function leaveUnpaid(tx: Transaction, { tenantId, cancels }: RunningSubscription, since: Date): Promise<void> {
  if (!cancels) await updateSubscription(tx, tenantId, { overdueSince: since, nextTryAt: null });
}

function readOnlyPart(span: Span, since: Date, now: Date): Span | null {
  const start = since < span.start ? span.start : since;
  const end = now < span.end ? now : span.end;
  return start < end ? { start, end } : null;
}

/** The period of a creation starts when its company CRM becomes active. */
const quotedPeriod = (quote: QuoteRow, running: RunningSubscription | null): PlanPeriod =>
  quote.kind === 'creation' && running !== null ? periodOf(running) : readSavedPeriod(quote.period);

const wasReadOnly = ({ readOnlyAt }: RunningSubscription, now: Date) => readOnlyAt !== null && readOnlyAt <= now;

const arrivedLate = ({ receivedOn, dueOn }: Arrival) => dueOn !== null && receivedOn > dueOn;

import type { Transaction } from '../../platform';
import type { QuoteRow } from '../quotes/quote.repository';
import {
  newPeriod,
  periodOf,
  placedPeriod,
  type PlacedPeriod,
  type RunningSubscription,
  runningSubscription,
} from '../subscriptions/running-plan';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';

interface Time {
  readonly start: Date;
  /** The first moment that is not of it any more. */
  readonly end: Date;
}

interface PaidTime extends Time {
  /** What of it a change has paid for in vain, as nothing could be written; null for nothing. */
  readonly readOnly: Time | null;
}

interface Arrival {
  /** Days as `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly dueOn: string | null;
  readonly now: Date;
}

/**
 * A transfer has come: the company CRM can be written to again, and the time that was paid for runs. Answers that time.
 * Where it was read-only since, because the transfer came after it was due or when its time was over, a period begins
 * anew. A change for the rest of a period keeps that, less what was read-only of it; where that is over too, it stays
 * read-only until the renewal is paid.
 */
export async function startPaidTime(tx: Transaction, quote: QuoteRow, arrival: Arrival): Promise<PaidTime> {
  const { tenantId } = quote;
  const { now } = arrival;
  const subscription = await findSubscription(tx, tenantId);
  const running = runningSubscription(subscription);
  const asked = askedPeriod(quote, running);
  const beginsAnew = quote.priced.period === 'new' && (asked.end <= now || isLate(arrival));
  if (beginsAnew && running !== null && wasReadOnly(running, now)) {
    const { anchor, index, ...period } = newPeriod(quote.selection.cycle, now);
    const place = { anchor, periodIndex: index, periodEnd: period.end, replaced: null };
    await changeSubscription(tx, tenantId, { ...place, readOnlyAt: null });
    return { ...period, readOnly: null };
  }
  if (running !== null && wasReadOnly(running, now) && asked.end <= now) await leaveUnpaid(tx, running, asked.end);
  else await changeSubscription(tx, tenantId, { readOnlyAt: null });
  if (quote.kind !== 'change') return { start: asked.start, end: asked.end, readOnly: null };
  const time = { start: quote.frozenAt, end: asked.end };
  const since = quote.priced.period === 'new' ? null : (subscription?.readOnlyAt ?? null);
  return { ...time, readOnly: since === null ? null : readOnlyOf(time, since, now) };
}

/** The paid time has ended: the company CRM stays read-only until its renewal is paid, which is not charged automatically. */
async function leaveUnpaid(tx: Transaction, { tenantId, cancels }: RunningSubscription, since: Date): Promise<void> {
  if (!cancels) await changeSubscription(tx, tenantId, { overdueSince: since, nextTryAt: null });
}

function readOnlyOf(time: Time, since: Date, now: Date): Time | null {
  const start = since < time.start ? time.start : since;
  const end = now < time.end ? now : time.end;
  return start < end ? { start, end } : null;
}

/** The period of a creation began when its company CRM became active. */
const askedPeriod = (quote: QuoteRow, running: RunningSubscription | null): PlacedPeriod =>
  quote.kind === 'creation' && running !== null ? periodOf(running) : placedPeriod(quote.period);

const wasReadOnly = ({ readOnlyAt }: RunningSubscription, now: Date) => readOnlyAt !== null && readOnlyAt <= now;

const isLate = ({ receivedOn, dueOn }: Arrival) => dueOn !== null && receivedOn > dueOn;

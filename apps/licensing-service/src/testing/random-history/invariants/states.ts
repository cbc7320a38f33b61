import { Temporal } from 'temporal-polyfill';
import type { CrmState } from './books-of-crm';
import { periodsThatRan } from './periods';

const graceDays = 14;
const dayOf = (instant: Date) => instant.toLocaleDateString('sv-SE', { timeZone: 'Europe/Ljubljana' });
const daysAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
const atGateway = new Set(['processing', 'action_needed', 'authorised', 'capturing']);

/** From when an owed invoice keeps its company CRM read-only; empty if none is owed. */
function readOnlyForOwed({ payments }: CrmState): string {
  const owed = payments.filter(({ kind, state }) => kind === 'correction' && state === 'awaiting_transfer');
  const [oldest] = owed.map(({ dueOn }) => dueOn ?? '').toSorted();
  return oldest === undefined ? '' : daysAfter(oldest, 1 + graceDays);
}

/** Days on which a transfer of a renewal was requested, by the job or because its owner ordered it before the job ran. */
const renewalRequestDays = ({ payments }: CrmState): string[] =>
  payments.flatMap(({ kind, dueOn, createdAt }) => (kind === 'renewal' && dueOn !== null ? [dayOf(createdAt)] : []));

/**
 * Right after the jobs ran: a plan is past due exactly if its days are unpaid, and its company CRM read-only exactly if
 * these or an owed invoice are unpaid after the days of grace.
 */
export function stateProblems(state: CrmState, now: Date): string[] {
  const { subscription: row, tenant, payments } = state;
  const last = periodsThatRan(state).at(-1);
  if (row === undefined || last === undefined || row.kind !== 'paid' || tenant?.state !== 'active') return [];
  if (payments.some((payment) => atGateway.has(payment.state))) return [];
  const today = dayOf(now);
  const owedFrom = readOnlyForOwed(state);
  const isOwedTooLong = owedFrom !== '' && today >= owedFrom;
  if (row.endedAt !== null) return row.readOnly ? [] : ['it ended, and is writable'];
  if (last.toDay > today) {
    if (row.overdueSince !== null) return [`paid until ${last.toDay}, and past due`];
    return row.readOnly === isOwedTooLong
      ? []
      : [`paid until ${last.toDay}, owed until ${owedFrom}, and read-only is ${row.readOnly}`];
  }
  if (row.cancels) return [`it was cancelled to ${last.toDay}, and did not end`];
  // A subscription is renewed once in 24 hours.
  if (row.overdueSince === null) return last.toDay === today ? [] : [`unpaid since ${last.toDay}, and not past due`];
  const since = dayOf(row.overdueSince);
  const readOnlyFrom = row.readOnlyAt === null ? '' : dayOf(row.readOnlyAt);
  if (since < last.toDay) return [`past due since ${since}, but paid until ${last.toDay}`];
  const asked = [last.toDay, since, ...renewalRequestDays(state)].filter((day) => day >= last.toDay);
  if (!asked.some((day) => daysAfter(day, graceDays) === readOnlyFrom))
    return [`unpaid since ${last.toDay}, asked for on ${asked.join()}, and read-only from ${readOnlyFrom}`];
  return row.readOnly === (today >= readOnlyFrom || isOwedTooLong)
    ? []
    : [`read-only is ${row.readOnly}, but begins on ${readOnlyFrom}, for an owed invoice on ${owedFrom}`];
}

import type { CrmState } from './books-of-crm';

type Period = CrmState['periods'][number];

/** Why nothing may run after a period. */
const reasonsOfGaps = new Set(['not_paid', 'read_only', 'not_billed', 'cancelled', 'closed']);

/** The periods in which something ran, the earliest first. */
export const periodsThatRan = ({ periods }: Pick<CrmState, 'periods'>): Period[] =>
  periods
    .filter(({ fromDay, toDay }) => fromDay < toDay)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1));

/** Periods never overlap; every gap, early end and end of a subscription has its reason. */
export function periodProblems(state: CrmState): string[] {
  const ran = periodsThatRan(state);
  const problems = ran.flatMap((period, at) => {
    const next = ran[at + 1];
    const name = `the period ${period.fromDay} to ${period.toDay}`;
    if (next !== undefined && next.fromDay < period.toDay)
      return [`${name} overlaps with the one from ${next.fromDay}`];
    if (next !== undefined && next.fromDay > period.toDay && !reasonsOfGaps.has(period.endedBecause ?? ''))
      return [`${name} ended with "${period.endedBecause ?? ''}", and the next one begins on ${next.fromDay}`];
    if (period.toDay < period.periodTo && period.endedBecause === null) return [`${name} ended early without a reason`];
    return [];
  });
  const isOver = (state.subscription?.endedAt ?? null) !== null || state.tenant?.state === 'closed';
  const last = ran.at(-1);
  if (isOver && last !== undefined && last.endedBecause === null)
    problems.push('the last period ended without a reason');
  return problems;
}

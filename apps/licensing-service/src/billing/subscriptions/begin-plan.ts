import type { Selection } from '@atrium/api-client/contract';
import { localDay } from '../../platform';
import type { Bill } from '../bills/bill';
import { isSamePlan } from '../periods/period';
import { changePeriods } from '../periods/period.repository';
import { findSubscribed, planOn, type Subscribed } from './subscribed';
import { updateSubscription } from './subscription.repository';
import type { Work } from '../work';
import { syncReadOnly } from './sync-read-only';

const cleared = {
  overdueSince: null,
  renewalFailure: null,
  tries: 0,
  nextTryAt: null,
  readOnlyAt: null,
  endedAt: null,
};

/**
 * Begins the plan of a paid bill and updates the settings of its company CRM. A change keeps a cancellation, and what is
 * planned for the items that it does not touch.
 */
export async function beginPlan(work: Work, tenantId: string, bill: Bill): Promise<void> {
  const { tx, now, deliverSettings } = work;
  const before = await findSubscribed(tx, tenantId);
  await changePeriods(tx, tenantId, bill);
  const isChange = bill.cause === 'change';
  await updateSubscription(tx, tenantId, {
    ...(isChange ? {} : cleared),
    kind: 'paid',
    planSince: localDay(now),
    startedAt: before?.subscription.startedAt ?? now,
    cancels: isChange && before?.subscription.cancels === true,
    planned: isChange && before !== null ? plannedAfter(before, bill, now) : null,
  });
  await deliverSettings(tx, tenantId);
  await syncReadOnly(work, tenantId);
}

function plannedAfter({ subscription: { planned }, periods }: Subscribed, bill: Bill, now: Date): Selection | null {
  const running = planOn(periods, now)?.selection;
  const wanted = bill.begins[0]?.selection;
  if (planned === null || running === undefined || wanted === undefined) return null;
  if (wanted.cycle !== running.cycle || planned.cycle !== running.cycle) return null;
  const kept: Selection = {
    ...planned,
    licences: wanted.licences === running.licences ? planned.licences : wanted.licences,
    assets: wanted.assets === running.assets ? planned.assets : wanted.assets,
    modules: isSamePlan({ ...running, modules: wanted.modules }, running) ? planned.modules : wanted.modules,
  };
  return isSamePlan(kept, wanted) ? null : kept;
}

import type { Selection } from '@atrium/api-client/contract';
import { describeError } from '../../../platform';
import type { BillingDependencies, Usage } from '../../dependencies';
import { lastPaidPeriod, type Subscribed } from '../../subscriptions/subscribed';

/** Usage of a company CRM whose next plan is planned. Read it before the company CRM is locked. Null if unknown. */
export async function findUsageForPlanned(
  { usageOf, log }: Pick<BillingDependencies, 'usageOf' | 'log'>,
  { subscription: { tenantId, planned } }: Subscribed,
): Promise<Usage | null> {
  if (planned === null) return null;
  try {
    return await usageOf(tenantId);
  } catch (error) {
    log.warn({ event: 'subscription.usage_unknown', tenant_id: tenantId, ...describeError(error) });
    return null;
  }
}

/** The plan of the next period: what was planned, at least what is in use, and never more than before. */
export function renewedSelection(subscribed: Subscribed, used: Usage | null): Selection | null {
  const last = lastPaidPeriod(subscribed)?.selection ?? null;
  const { planned } = subscribed.subscription;
  if (planned === null || last === null) return last;
  const countOf = (item: 'licences' | 'assets') =>
    Math.max(planned[item], Math.min(used?.[item] ?? 0, Math.max(planned[item], last[item])));
  return { ...planned, licences: countOf('licences'), assets: countOf('assets') };
}

import { startOfLocalDay } from '../../../platform';
import type { SubscriptionRow } from '../subscription.repository';

/** A paid subscription in order, whose first period began on 21.11.2026. */
export const testSubscription: SubscriptionRow = {
  tenantId: '019ac2f0-0000-7000-8000-000000000001',
  kind: 'paid',
  startedAt: startOfLocalDay('2026-11-21'),
  trialEndsAt: null,
  trialKey: null,
  planned: null,
  cancels: false,
  endedAt: null,
  overdueSince: null,
  renewalFailure: null,
  tries: 0,
  nextTryAt: null,
  readOnlyAt: null,
  owedUntil: null,
  readOnly: false,
  readOnlyChanges: 0,
  planSince: '2026-11-21',
  checkedOn: null,
  version: 1,
};

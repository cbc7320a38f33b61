import { subscriptionsResource, type SubscriptionSummary, type TenantState } from '@atrium/api-client/contract';
import { expect } from 'vitest';
import { shownState } from '../billing/subscriptions/subscription-state';
import { findSubscription } from '../billing/subscriptions/subscription.repository';
import { subscriptions } from '../billing/subscriptions/subscription.table';
import type { Database } from '../platform';
import { tenants } from '../schema';

export const tenantStates = ['active', 'inactive', 'creating', 'failed'] as const satisfies readonly TenantState[];

/** States that subscriptions of created company CRMs can have. */
export const shownStates = subscriptionsResource.columns.state.choices
  .filter((state) => state !== 'draft' && state !== 'closed')
  .toSorted();

/** Every combination of the columns that decide a subscription's state. */
export function everySubscription(now: Date) {
  const moments = [null, -1, 0, 1].map((by) => (by === null ? null : new Date(now.getTime() + by * 1000)));
  return (['trial', 'paid'] as const).flatMap((kind) =>
    moments.flatMap((at) =>
      [null, now].flatMap((endedAt) =>
        [null, now].map((overdueSince) => ({ kind, trialEndsAt: at, readOnlyAt: at, endedAt, overdueSince })),
      ),
    ),
  );
}

interface ListedSubscriptions {
  readonly database: Database;
  readonly now: Date;
  readonly list: () => Promise<readonly SubscriptionSummary[]>;
}

type Combination = readonly [TenantState, ReturnType<typeof everySubscription>[number]];

/** Gives all subscriptions each combination, and expects the list to show the state of each one's own page. */
export async function expectShownStates(
  { database, now, list }: ListedSubscriptions,
  combinations: readonly Combination[],
): Promise<void> {
  const seen = new Set<string>();
  for (const [tenant, subscription] of combinations) {
    await database.update(subscriptions).set(subscription);
    await database.update(tenants).set({ state: tenant });
    for (const { id, state } of await list()) {
      const row = await findSubscription(database, id);
      if (row === null) throw new Error('The subscription is gone.');
      expect(state).toBe(shownState(tenant, row, now));
      seen.add(state);
    }
  }
  expect([...seen].toSorted()).toEqual(shownStates);
}

import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidTenant } from '../../testing/paid-tenants';
import { everySubscription, expectShownStates, tenantStates } from '../../testing/shown-states';
import type { Person } from '../../testing/tenants-app';
import { trialTenant } from '../../testing/trial-tenants';

const { test, owner, time, newName } = ownerPerTest();
let operator: Person;
beforeAll(async () => {
  operator = await test.person('Olga', { permissions: ['view/subscriptions'] });
});

async function list(): Promise<readonly SubscriptionSummary[]> {
  const answer = await operator.client.get('/subscriptions');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: SubscriptionSummary[] }>().data;
}

it('lists every subscription with the same state as its own page', { timeout: 120_000 }, async () => {
  await paidTenant(test, owner, newName());
  await trialTenant(test, owner, newName());
  const now = time.clock();
  const combinations = everySubscription(now).flatMap((one) => tenantStates.map((state) => [state, one] as const));
  await expectShownStates({ database: test.database, now, list }, combinations);
});

import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { pay, quote } from '../../testing/paying';
import { everySubscription, expectShownStates, tenantStates } from '../../testing/shown-states';
import { companyNamed, type Person } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';

const { test, owner, time, newName } = ownerPerTest(() => ({ settings: transferSettings }));
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
  const waiting = await paidDraft(owner, companyNamed(newName()));
  const payment = await pay(owner.client, waiting, await quote(owner.client, waiting), null);
  await test.dependencies.engine.run(payment.operation_id ?? '');
  const now = time.clock();
  const combinations = everySubscription(now).flatMap((one) => tenantStates.map((state) => [state, one] as const));
  await expectShownStates({ database: test.database, now, waiting, list }, combinations);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp } from '../../testing/accounts-app';
import { subscriptions } from './subscription.table';
import { tenantMembers, tenants } from '../../schema';

let service: AccountsApp;
let userId = '';
beforeAll(async () => {
  service = await buildAccountsApp();
  userId = await service.register();
});
afterAll(() => service.close());

const day = 24 * 3_600_000;

async function writeTrial(title: string, days: number, state: 'active' | 'closed' = 'active'): Promise<string> {
  const now = service.time.clock();
  const written = {
    title,
    state,
    language: 'en',
    authorId: userId,
    lastModifiedBy: userId,
    createdAt: now,
    updatedAt: now,
  } as const;
  const [tenant] = await service.database.insert(tenants).values(written).returning();
  const tenantId = tenant?.id ?? '';
  await service.database.insert(tenantMembers).values({ tenantId, userId, role: 'owner', addedAt: now });
  const trialEndsAt = new Date(now.getTime() + days * day);
  await service.database
    .insert(subscriptions)
    .values({ tenantId, kind: 'trial', trialKey: title, startedAt: now, trialEndsAt });
  return tenantId;
}

it('returns a user’s running trial that ends first, or the one that ended last', async () => {
  const client = await service.logIn();
  const read = async () => (await client.get('/auth/user')).json<{ trial_data: unknown }>().trial_data;
  expect(await read()).toBeNull();
  await writeTrial('Long ago', -9);
  const lately = await writeTrial('Lately', -0.5);
  await writeTrial('Closed', 1, 'closed');
  expect(await read()).toMatchObject({
    title: 'Lately',
    trial_expired: true,
    days_left: 0,
    url: `/tenants/details/${lately}#subscription`,
  });
  await writeTrial('Later', 30);
  await writeTrial('Soon', 13.2);
  expect(await read()).toMatchObject({ title: 'Soon', trial_expired: false, days_left: 14 });
});

import type { Tenant, TenantSummary } from '@atrium/api-client/contract';
import { expect, it } from 'vitest';
import { ownerPerTest } from '../../testing/owner-per-test';
import { pay, quote, saveCard } from '../../testing/paying';
import { trialTenant } from '../../testing/trial-tenants';

const { test, owner, newName, time } = ownerPerTest();

it('lists a trial, and none any more once it became a paid plan', async () => {
  const id = await trialTenant(test, owner, newName());
  const shown = async () => {
    const list = (await owner.client.get('/tenants')).json<{ data: TenantSummary[] }>();
    const { subscription } = (await owner.client.get(`/tenants/${id}`)).json<Tenant>();
    return [...list.data.map((row) => row.subscription), subscription];
  };
  time.forward(41 * 86_400_000);
  const ended = { kind: 'trial', expired: true, days_left: 0 };
  expect(await shown()).toMatchObject([ended, ended]);
  await pay(owner.client, id, await quote(owner.client, id), await saveCard(owner.client, id));
  expect(await shown()).toEqual([null, null]);
});

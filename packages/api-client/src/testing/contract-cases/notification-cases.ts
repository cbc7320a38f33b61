import assert from 'node:assert/strict';
import { listNotificationsEndpoint, readNotificationEndpoint, readNotificationsEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { joined, ownedTenant } from './members';
import { newUser } from './people';
import { rejectedFields } from './rejection-of';
import { activeTenant } from './tenants';

export const notificationCases: readonly ContractCase[] = [
  {
    name: 'the creator of a company CRM gets a notification when it is ready',
    run: async (world) => {
      const person = await newUser(world);
      const { id, operation } = await activeTenant(world, person);
      const { data, unread, next } = await person.client.call(listNotificationsEndpoint);
      assert.deepEqual([data.length, unread, next], [1, 1, null]);
      assert.partialDeepStrictEqual(data[0], {
        kind: 'provisioning_succeeded',
        data: { tenant_id: id, operation_id: operation.id, operation: 'create' },
        read_at: null,
      });
    },
  },
  {
    name: 'the inviter gets a notification of each acceptance, page by page, and marks those they have read',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const guests = [await joined(world, owner, id, 'viewer'), await joined(world, owner, id, 'manager')];
      const { client } = owner;
      const newest = await client.call(listNotificationsEndpoint, { query: { per_page: 1 } });
      assert.deepEqual([newest.data.length, newest.unread], [1, 2]);
      const [first] = newest.data;
      assert.partialDeepStrictEqual(first, {
        kind: 'invitation_accepted',
        data: { tenant_id: id, user_id: guests[1]?.user.id, role: 'manager' },
      });
      const cursor = newest.next ?? assert.fail('no other page');
      const older = await client.call(listNotificationsEndpoint, { query: { per_page: 1, cursor } });
      assert.partialDeepStrictEqual(older.data[0], { data: { user_id: guests[0]?.user.id } });
      assert.equal(older.next, null);
      const params = { id: first?.id ?? assert.fail('nothing was told') };
      assert.deepEqual(await client.call(readNotificationEndpoint, { params }), { unread: 1 });
      assert.deepEqual(await client.call(readNotificationEndpoint, { params }), { unread: 1 });
      assert.deepEqual(await client.call(readNotificationsEndpoint), { unread: 0 });
      const { data } = await client.call(listNotificationsEndpoint);
      assert.ok(data.every(({ read_at: readAt }) => readAt !== null));
      const stranger = await newUser(world);
      assert.deepEqual(await stranger.client.call(listNotificationsEndpoint), { data: [], next: null, unread: 0 });
      await assert.rejects(stranger.client.call(readNotificationEndpoint, { params }), { name: 'NotFoundError' });
      const made = client.call(listNotificationsEndpoint, { query: { cursor: 'made up' } });
      assert.deepEqual(await rejectedFields(made), ['cursor']);
    },
  },
];

import assert from 'node:assert/strict';
import {
  getTenantEndpoint,
  listMembersEndpoint,
  listTenantsEndpoint,
  removeMemberEndpoint,
  transferTenantEndpoint,
  updateMemberEndpoint,
  type TenantRole,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { joined, ownedTenant } from './members';
import { newUser, type Person } from './people';

const forbidden = { name: 'ForbiddenError' };
const lastOwner = { name: 'ConflictError', code: 'last_owner' };
const absent = { name: 'NotFoundError', code: 'tenant_not_found' };

const setRole = ({ client }: Person, id: string, { user }: Person, role: TenantRole) =>
  client.call(updateMemberEndpoint, { params: { id, user_id: user.id }, body: { role } });
const remove = ({ client }: Person, id: string, { user }: Person) =>
  client.call(removeMemberEndpoint, { params: { id, user_id: user.id } });

export const memberCases: readonly ContractCase[] = [
  {
    name: 'the members of a company CRM are listed by role, with what the reader may do',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const params = { id };
      const alone = await owner.client.call(listMembersEndpoint, { params });
      assert.partialDeepStrictEqual(alone, { invitations: [], allowed_actions: ['invite'] });
      assert.partialDeepStrictEqual(alone.data, [{ user_id: owner.user.id, role: 'owner', allowed_actions: [] }]);
      const viewer = await joined(world, owner, id, 'viewer');
      const manager = await joined(world, owner, id, 'manager');
      const seen = await owner.client.call(listMembersEndpoint, { params });
      assert.deepEqual(
        seen.data.map(({ user_id: userId, role }) => [userId, role]),
        [
          [owner.user.id, 'owner'],
          [manager.user.id, 'manager'],
          [viewer.user.id, 'viewer'],
        ],
      );
      assert.deepEqual(seen.data[1]?.allowed_actions, ['update', 'transfer', 'remove']);
      const byViewer = await viewer.client.call(listMembersEndpoint, { params });
      assert.deepEqual(
        [byViewer.allowed_actions, ...byViewer.data.map((member) => member.allowed_actions)],
        [[], [], [], ['leave']],
      );
      const stranger = await newUser(world);
      await assert.rejects(stranger.client.call(listMembersEndpoint, { params }), absent);
    },
  },
  {
    name: 'a member sees the company CRM by their role, and no more once they have left',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const viewer = await joined(world, owner, id, 'viewer');
      const tenant = await viewer.client.call(getTenantEndpoint, { params: { id } });
      assert.deepEqual([tenant.role, tenant.allowed_actions], ['viewer', []]);
      assert.equal((await viewer.client.call(listTenantsEndpoint)).total, 1);
      assert.equal(await remove(viewer, id, viewer), null);
      await assert.rejects(viewer.client.call(getTenantEndpoint, { params: { id } }), absent);
      assert.equal((await viewer.client.call(listTenantsEndpoint)).total, 0);
    },
  },
  {
    name: 'owners alone give roles and take access away',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const viewer = await joined(world, owner, id, 'viewer');
      const manager = await joined(world, owner, id, 'manager');
      await assert.rejects(setRole(manager, id, viewer, 'manager'), forbidden);
      await assert.rejects(remove(manager, id, viewer), forbidden);
      const changed = await setRole(owner, id, viewer, 'manager');
      assert.equal(changed.data.find(({ user_id: userId }) => userId === viewer.user.id)?.role, 'manager');
      await remove(owner, id, viewer);
      await assert.rejects(viewer.client.call(listMembersEndpoint, { params: { id } }), absent);
      const gone = { name: 'NotFoundError', code: 'member_not_found' };
      await assert.rejects(setRole(owner, id, viewer, 'viewer'), gone);
      await assert.rejects(remove(owner, id, viewer), gone);
    },
  },
  {
    name: 'the last owner neither leaves nor becomes less',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const other = await joined(world, owner, id, 'manager');
      await assert.rejects(remove(owner, id, owner), lastOwner);
      await assert.rejects(setRole(owner, id, owner, 'viewer'), lastOwner);
      await setRole(owner, id, other, 'owner');
      await remove(owner, id, owner);
      await assert.rejects(remove(other, id, other), lastOwner);
    },
  },
  {
    name: 'an owner hands a company CRM over and stays its manager',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const next = await joined(world, owner, id, 'viewer');
      const stranger = await newUser(world);
      const transfer = (from: Person, to: Person) =>
        from.client.call(transferTenantEndpoint, { params: { id }, body: { user_id: to.user.id } });
      await assert.rejects(transfer(next, next), forbidden);
      await assert.rejects(transfer(owner, stranger), { name: 'NotFoundError', code: 'member_not_found' });
      await assert.rejects(transfer(owner, owner), { name: 'ConflictError', code: 'already_owner' });
      const { data } = await transfer(owner, next);
      assert.deepEqual(
        data.map(({ user_id: userId, role }) => [userId, role]),
        [
          [next.user.id, 'owner'],
          [owner.user.id, 'manager'],
        ],
      );
      await assert.rejects(transfer(owner, next), forbidden);
    },
  },
];

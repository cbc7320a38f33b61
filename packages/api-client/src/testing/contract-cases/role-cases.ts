import assert from 'node:assert/strict';
import {
  addRoleMembersEndpoint,
  createRoleEndpoint,
  currentUserEndpoint,
  deleteRoleEndpoint,
  duplicateRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRoleCandidatesEndpoint,
  listRoleMembersEndpoint,
  listRolesEndpoint,
  removeRoleMemberEndpoint,
  updateRoleEndpoint,
} from '../../contract';
import type { ContractCase, ContractWorld } from './contract-case';
import { administrator, newUser, unused } from './people';
import { rejectedFields } from './rejection-of';

const exceeded = { name: 'ForbiddenError', code: 'permissions_exceeded' };

/** An Administrator with a new role. */
async function withRole(world: ContractWorld, permissions: string[] = []) {
  const { client, user } = await administrator(world);
  const role = await client.call(createRoleEndpoint, { body: { title: unused('role'), permissions } });
  return { client, user, role, params: { id: role.id } };
}

export const roleCases: readonly ContractCase[] = [
  {
    name: 'a role grants its members what it names while it is active',
    run: async (world) => {
      const { client, role, params } = await withRole(world, ['update/codelists']);
      const colleague = await newUser(world);
      const rights = async () => {
        const { permissions, roles } = await colleague.client.call(currentUserEndpoint);
        return [permissions.toSorted(), roles.map(({ id }) => id)];
      };
      const add = { params, body: { user_ids: [colleague.user.id] } };
      assert.deepEqual(role.permissions, ['update/codelists', 'view/codelists']);
      assert.equal((await client.call(addRoleMembersEndpoint, add)).members, 1);
      assert.equal((await client.call(addRoleMembersEndpoint, add)).members, 1);
      assert.deepEqual(await rights(), [role.permissions, [role.id]]);
      const body = { active: false, _version: role.version };
      await client.call(updateRoleEndpoint, { params, body });
      assert.deepEqual(await rights(), [[], []]);
      const late = client.call(updateRoleEndpoint, { params, body });
      await assert.rejects(late, { name: 'StaleError' });
      await client.call(updateRoleEndpoint, { params, body: { active: true, _version: role.version + 1 } });
      assert.deepEqual(await rights(), [role.permissions, [role.id]]);
      assert.equal(await client.call(deleteRoleEndpoint, { params }), null);
      assert.deepEqual(await rights(), [[], []]);
      await assert.rejects(client.call(getRoleEndpoint, { params }), { name: 'NotFoundError', code: 'role_not_found' });
    },
  },
  {
    name: 'members of a role are listed, and removed once',
    run: async (world) => {
      const { client, user, params } = await withRole(world);
      const colleague = await newUser(world);
      const candidates = async () => {
        const query = { search: colleague.user.email };
        return (await client.call(listRoleCandidatesEndpoint, { params, query })).data;
      };
      const { id, full_name, email } = colleague.user;
      assert.deepEqual(await candidates(), [{ id, full_name, email, avatar: null, obstacle: null }]);
      await client.call(addRoleMembersEndpoint, { params, body: { user_ids: [id] } });
      assert.deepEqual(await candidates(), [{ id, full_name, email, avatar: null, obstacle: 'member' }]);
      const { data } = await client.call(listRoleMembersEndpoint, { params, query: {} });
      const [member] = data;
      assert.partialDeepStrictEqual(member, { id, email, active: true, allowed_actions: ['remove'] });
      assert.deepEqual(member?.added_by, { id: user.id, full_name: user.full_name });
      const remove = { params: { ...params, user_id: id } };
      assert.equal((await client.call(removeRoleMemberEndpoint, remove)).members, 0);
      await assert.rejects(client.call(removeRoleMemberEndpoint, remove), { name: 'NotFoundError' });
      const unknownUser = { params, body: { user_ids: [params.id] } };
      assert.deepEqual(await rejectedFields(client.call(addRoleMembersEndpoint, unknownUser)), ['user_ids.0']);
    },
  },
  {
    name: 'a role is copied with its permissions, and with its members on request',
    run: async (world) => {
      const { client, role, params } = await withRole(world, ['view/codelists']);
      const colleague = await newUser(world);
      await client.call(addRoleMembersEndpoint, { params, body: { user_ids: [colleague.user.id] } });
      const copy = await client.call(duplicateRoleEndpoint, { params, body: { title: unused('copy') } });
      assert.deepEqual([copy.permissions, copy.members], [role.permissions, 0]);
      const body = { title: unused('copy'), copy_permissions: false, copy_members: true };
      const members = await client.call(duplicateRoleEndpoint, { params, body });
      assert.deepEqual([members.permissions, members.members], [[], 1]);
      const again = client.call(duplicateRoleEndpoint, { params, body });
      assert.deepEqual(await rejectedFields(again), ['title']);
    },
  },
  {
    name: 'permissions come from the calls, and no others are granted',
    run: async (world) => {
      const { client } = await administrator(world);
      const { data } = await client.call(listPermissionsEndpoint);
      assert.ok(
        data.some(({ module, actions }) => module === 'roles' && actions.join() === 'view,create,update,delete'),
      );
      const body = { title: unused('role'), permissions: ['view/roles', 'fly/roles'] };
      assert.deepEqual(await rejectedFields(client.call(createRoleEndpoint, { body })), ['permissions.1']);
    },
  },
  {
    name: 'users cannot grant or change permissions that they lack',
    run: async (world) => {
      const { client, role, params } = await withRole(world, ['view/subscriptions']);
      const manager = await newUser(world);
      const permissions = ['view/roles', 'create/roles', 'update/roles', 'delete/roles', 'manage/members'];
      const managers = await client.call(createRoleEndpoint, { body: { title: unused('managers'), permissions } });
      const user_ids = [manager.user.id];
      await client.call(addRoleMembersEndpoint, { params: { id: managers.id }, body: { user_ids } });
      const call = manager.client.call;
      const body = { title: unused('mine'), permissions: ['view/subscriptions'] };
      await assert.rejects(call(createRoleEndpoint, { body }), exceeded);
      await assert.rejects(call(updateRoleEndpoint, { params, body: { active: false, _version: 1 } }), exceeded);
      await assert.rejects(call(deleteRoleEndpoint, { params }), exceeded);
      await assert.rejects(call(duplicateRoleEndpoint, { params, body: { title: unused('mine') } }), exceeded);
      await assert.rejects(call(addRoleMembersEndpoint, { params, body: { user_ids } }), exceeded);
      assert.deepEqual((await call(getRoleEndpoint, { params: { id: role.id } })).allowed_actions, ['duplicate']);
    },
  },
  {
    name: 'Administrators stay as they are',
    run: async (world) => {
      const { client } = await administrator(world);
      const { data } = await client.call(listRolesEndpoint, { query: { search: 'Administrators', sort: 'title' } });
      const found = data.find(({ built_in: builtIn }) => builtIn);
      assert.ok(found);
      assert.deepEqual(found.allowed_actions, ['duplicate', 'manage']);
      const params = { id: found.id };
      const refused = { name: 'ConflictError', code: 'role_built_in' };
      await assert.rejects(client.call(deleteRoleEndpoint, { params }), refused);
      const body = { active: false, _version: 1 };
      await assert.rejects(client.call(updateRoleEndpoint, { params, body }), refused);
    },
  },
];

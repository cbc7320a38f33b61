import assert from 'node:assert/strict';
import {
  addUserRolesEndpoint,
  anonymiseUserEndpoint,
  changeUserEndpoint,
  currentUserEndpoint,
  endUserSessionEndpoint,
  exportUsersEndpoint,
  getUserEndpoint,
  listGrantableRolesEndpoint,
  listUserSessionsEndpoint,
  listUsersEndpoint,
  loginEndpoint,
  previewAnonymisationEndpoint,
  removeUserRoleEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase, ContractWorld } from './contract-case';
import { administrator, logIn, newUser, password, unused, type Person } from './people';
import { rejectedFields } from './rejection-of';

const ended = { name: 'SessionExpiredError' };
const absent = { name: 'NotFoundError', code: 'user_not_found' };
const conflict = (code: string) => ({ name: 'ConflictError', code });

async function withUser(world: ContractWorld): Promise<{ admin: Person; other: Person; params: { id: string } }> {
  const admin = await administrator(world);
  const other = await newUser(world);
  return { admin, other, params: { id: other.user.id } };
}

export const userCases: readonly ContractCase[] = [
  {
    name: 'a user is found, exported and changed, but never their e-mail or roles',
    run: async (world) => {
      const { admin, other, params } = await withUser(world);
      const { email } = other.user;
      const { data } = await admin.client.call(listUsersEndpoint, { query: { search: email } });
      assert.deepEqual(
        data.map((row) => [row.id, row.state, row.roles]),
        [[params.id, 'active', []]],
      );
      assert.ok(data[0]?.last_sign_in_at);
      const file = await download(admin.client, exportUsersEndpoint, { body: { search: email } });
      assert.equal(file.name, 'users.xlsx');
      const user = await admin.client.call(getUserEndpoint, { params });
      const username = unused('ana').replaceAll('-', '.');
      const form = { username, position_title: 'Consultant', _version: user.version };
      const sent = { ...form, email: 'other@example.com', roles: ['x'], permissions: ['view/users'] };
      const changed = await admin.client.call(changeUserEndpoint, { params, body: sent });
      assert.partialDeepStrictEqual(changed, { email, username, position_title: 'Consultant', roles: [] });
      const stale = admin.client.call(changeUserEndpoint, { params, body: form });
      await assert.rejects(stale, { name: 'StaleError', code: 'stale' });
      const own = await admin.client.call(getUserEndpoint, { params: { id: admin.user.id } });
      const taken = { username: username.toUpperCase(), _version: own.version };
      const same = admin.client.call(changeUserEndpoint, { params: { id: own.id }, body: taken });
      assert.deepEqual(await rejectedFields(same), ['username']);
    },
  },
  {
    name: 'a deactivated user is logged out, and cannot log in until activated again',
    run: async (world) => {
      const { admin, other, params } = await withUser(world);
      const { version } = await admin.client.call(getUserEndpoint, { params });
      const change = (active: boolean, _version: number) =>
        admin.client.call(changeUserEndpoint, { params, body: { active, _version } });
      const inactive = await change(false, version);
      assert.deepEqual([inactive.state, inactive.active], ['inactive', false]);
      await assert.rejects(other.client.call(currentUserEndpoint), ended);
      const body = { email: other.user.email, password };
      await assert.rejects(world.visitor().call(loginEndpoint, { body }), { name: 'ValidationError' });
      assert.equal((await change(true, inactive.version)).state, 'active');
      await world.visitor().call(loginEndpoint, { body });
    },
  },
  {
    name: 'an Administrator cannot deactivate or anonymise themselves',
    run: async (world) => {
      const { admin } = await withUser(world);
      await administrator(world);
      const params = { id: admin.user.id };
      const { version, activation_blocked_by: block } = await admin.client.call(getUserEndpoint, { params });
      assert.equal(block, 'own_account');
      const body = { active: false, _version: version };
      await assert.rejects(admin.client.call(changeUserEndpoint, { params, body }), conflict('own_account'));
      await assert.rejects(admin.client.call(anonymiseUserEndpoint, { params }), conflict('own_account'));
    },
  },
  {
    name: 'roles are added to a user and removed; Administrators has every permission',
    run: async (world) => {
      const { admin, other, params } = await withUser(world);
      const { data } = await admin.client.call(listGrantableRolesEndpoint);
      const role = data.find(({ built_in: builtIn }) => builtIn) ?? assert.fail('no role');
      assert.ok(role.grantable && role.permissions.includes('view/users'));
      const body = { role_ids: [role.id] };
      const added = await admin.client.call(addUserRolesEndpoint, { params, body });
      assert.deepEqual(
        added.roles.map(({ id }) => id),
        [role.id],
      );
      const { data: found } = await admin.client.call(listUsersEndpoint, {
        query: { search: other.user.email, filter: { roles: role.id } },
      });
      assert.equal(found.length, 1);
      const removal = { ...params, role_id: role.id };
      const removed = await admin.client.call(removeUserRoleEndpoint, { params: removal });
      assert.deepEqual(removed.roles, []);
      await assert.rejects(admin.client.call(removeUserRoleEndpoint, { params: removal }), { name: 'NotFoundError' });
      const unknown = { role_ids: [params.id] };
      const adding = admin.client.call(addUserRolesEndpoint, { params, body: unknown });
      assert.deepEqual(await rejectedFields(adding), ['role_ids']);
    },
  },
  {
    name: 'a session of another user is listed and ended',
    run: async (world) => {
      const { admin, other, params } = await withUser(world);
      const second = await logIn(world, other.user.email);
      const { data } = await admin.client.call(listUserSessionsEndpoint, { params });
      assert.deepEqual([data.length, data.some(({ current }) => current)], [2, false]);
      const { data: own } = await admin.client.call(listUserSessionsEndpoint, { params: { id: admin.user.id } });
      const foreign = { ...params, session_id: own[0]?.id ?? assert.fail('no session') };
      const mistaken = admin.client.call(endUserSessionEndpoint, { params: foreign });
      await assert.rejects(mistaken, { name: 'NotFoundError' });
      for (const { id } of data)
        assert.equal(await admin.client.call(endUserSessionEndpoint, { params: { ...params, session_id: id } }), null);
      for (const person of [other, second]) await assert.rejects(person.client.call(currentUserEndpoint), ended);
    },
  },
  {
    name: 'a user is anonymised for good, unless a company CRM would have no owner',
    run: async (world) => {
      const { admin, params } = await withUser(world);
      const preview = await admin.client.call(previewAnonymisationEndpoint, { params });
      assert.deepEqual([preview.blocked_by, preview.owned_tenants, preview.sessions], [null, [], 1]);
      assert.equal(await admin.client.call(anonymiseUserEndpoint, { params }), null);
      await assert.rejects(admin.client.call(getUserEndpoint, { params }), absent);
      await assert.rejects(admin.client.call(anonymiseUserEndpoint, { params }), absent);
      const stranger = await newUser(world);
      const forbidden = { name: 'ForbiddenError', code: 'forbidden' };
      await assert.rejects(stranger.client.call(listUsersEndpoint), forbidden);
      await assert.rejects(stranger.client.call(anonymiseUserEndpoint, { params }), forbidden);
    },
  },
];

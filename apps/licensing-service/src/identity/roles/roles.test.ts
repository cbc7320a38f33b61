import type { PermissionModule, Role, RoleCandidate, RoleMember, RoleSummary } from '@atrium/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries, roleMembers, rolePermissions, roles, users } from '../../schema';
import { buildUsersApp, type Member, type UsersApp } from '../../testing/users-app';
import { writeTestUser } from '../../testing/test-user';
import { findGrants } from './grants';

let test: UsersApp;
let admin: Member;
let eva: Member;
let administratorsId: string;
let made = 0;

/** A role manager without any permission of the operator's records. */
const manages = ['view/roles', 'create/roles', 'update/roles', 'delete/roles', 'manage/members'];

beforeAll(async () => {
  test = await buildUsersApp();
  ({ admin } = test);
  eva = await member([...manages, 'view/codelists']);
  const [role] = await test.database.select().from(roles).where(eq(roles.builtIn, true));
  administratorsId = role?.id ?? expect.fail('no Administrators');
});
afterAll(() => test.close());

async function member(permissions: readonly string[]): Promise<Member> {
  const one = await test.member('Member');
  await test.join(one.id, await test.role('Role', permissions));
  return one;
}

async function administrator(): Promise<Member> {
  const one = await test.member('Administrator');
  await test.join(one.id, administratorsId);
  return one;
}

/** None is the beginning of another. */
const title = () => `Numbered ${String((made += 1)).padStart(4, '0')}`;

async function createRole(permissions: readonly string[] = [], more: object = {}): Promise<Role> {
  const answer = await admin.client.post('/roles', { title: title(), permissions, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Role>();
}

async function createUser(roleIds: readonly string[] = []): Promise<string> {
  const id = await writeTestUser(test.database, `user-${(made += 1)}@example.com`, `User ${made}`);
  const addedAt = test.dependencies.clock();
  if (roleIds.length > 0)
    await test.database.insert(roleMembers).values(roleIds.map((roleId) => ({ roleId, userId: id, addedAt })));
  return id;
}

async function lastAudit() {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

const read = async (id: string, person = admin) => (await person.client.get(`/roles/${id}`)).json<Role>();

describe('a role', () => {
  it('is created with the permissions that others bring along, changed, exported and deleted', async () => {
    const role = await createRole(['update/codelists', 'manage/members'], { description: ' Lists ' });
    expect(role).toMatchObject({
      description: 'Lists',
      active: true,
      built_in: false,
      members: 0,
      permissions: ['manage/members', 'update/codelists', 'view/codelists'],
      author: { id: admin.id },
      allowed_actions: ['update', 'delete', 'duplicate', 'manage'],
      version: 1,
    });
    expect(await lastAudit()).toMatchObject({ action: 'role.create', subjectType: 'role', subjectId: role.id });

    const change = (body: Record<string, unknown>) => admin.client.put(`/roles/${role.id}`, body);
    const changed = await change({ permissions: ['view/roles'], _version: 1 });
    expect(changed.json()).toMatchObject({ permissions: ['view/roles'], title: role.title, version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'role.update',
      before: { permissions: role.permissions },
      after: { permissions: ['view/roles'] },
    });
    const stale = await change({ title: 'Late', _version: 1 });
    expect([stale.statusCode, stale.json<{ current: Role }>().current.version]).toEqual([412, 2]);

    const found = await admin.client.get(`/roles?search=${encodeURIComponent(role.title)}&sort=-members,title`);
    expect(found.json<{ data: RoleSummary[] }>().data).toMatchObject([{ id: role.id, first_members: [] }]);
    const byAuthor = await admin.client.get(`/roles?per_page=100&filter[author]=${admin.id}`);
    const titles = byAuthor.json<{ data: RoleSummary[] }>().data.map(({ title }) => title);
    expect([titles.includes(role.title), titles.includes('Administrators')]).toEqual([true, false]);
    const sheet = await admin.client.send('POST', '/export/roles', { json: { filter: { active: 'true' } } });
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);

    expect((await admin.client.delete(`/roles/${role.id}`)).statusCode).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'role.delete', before: { title: role.title } });
    const gone = await admin.client.get(`/roles/${role.id}`);
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'Unable to find specified role']);
  });

  it.each([
    ['a name that another role has', () => ({ title: 'administrators' }), 'title'],
    ['a blank name', () => ({ title: ' ' }), 'title'],
    ['a permission that no route requires', () => ({ title: title(), permissions: ['fly/roles'] }), 'permissions.0'],
  ])('is rejected with %s', async (_, body, field) => {
    const answer = await admin.client.post('/roles', body());
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  });

  it('keeps what it grants from members while it is inactive', async () => {
    const role = await createRole(['view/codelists']);
    const userId = await createUser([role.id]);
    const grants = () => findGrants(test.database, userId);
    expect((await grants()).permissions).toEqual(['view/codelists']);
    await admin.client.put(`/roles/${role.id}`, { active: false, _version: 1 });
    expect(await grants()).toEqual({ roles: [], permissions: [], isAdministrator: false });
  });

  it('is duplicated with what is chosen', async () => {
    const source = await createRole(['view/roles'], { description: 'First' });
    const former = await createUser([source.id, (await createRole()).id]);
    await createUser([source.id]);
    await test.database.update(users).set({ state: 'inactive' }).where(eq(users.id, former));
    const duplicate = async (body: Record<string, unknown>) =>
      (await admin.client.post(`/roles/duplicate/${source.id}`, body)).json<Role>();
    const plain = await duplicate({});
    expect(plain).toMatchObject({ title: `${source.title} (2)`, description: 'First', members: 0 });
    expect(plain.permissions).toEqual(['view/roles']);
    const whole = await duplicate({ title: title(), description: '', copy_permissions: false, copy_members: true });
    expect(whole).toMatchObject({ description: null, permissions: [], members: 1 });
    const every = (await admin.client.post(`/roles/duplicate/${administratorsId}`, { title: title() })).json<Role>();
    expect([every.built_in, every.permissions.includes('delete/roles')]).toEqual([false, true]);
  });

  it('offers the permissions that routes of the service require', async () => {
    const { data } = (await admin.client.get('/roles/permissions')).json<{ data: PermissionModule[] }>();
    expect(data).toContainEqual({ module: 'roles', actions: ['view', 'create', 'update', 'delete'] });
    expect(data).toContainEqual({ module: 'members', actions: ['manage'] });
    const required = test.app.routeTable.flatMap(({ endpoint: { access } }) =>
      'permission' in access ? access.permission : [],
    );
    const offered = data.flatMap(({ module, actions }) => actions.map((action) => `${action}/${module}`));
    expect(offered.toSorted()).toEqual([...new Set(required)].toSorted());
  });
});

describe('members of a role', () => {
  it('are added and removed, with an audit entry each', async () => {
    const role = await createRole();
    const [one, two] = [await createUser(), await createUser()];
    const added = await admin.client.post(`/roles/${role.id}/members`, { user_ids: [one, two, one] });
    expect(added.json()).toMatchObject({ members: 2, last_modified: { id: admin.id }, version: 1 });
    expect(await lastAudit()).toMatchObject({ action: 'role.add-members', after: { members: [one, two].toSorted() } });
    const list = await admin.client.get(`/roles/${role.id}/members?sort=full_name`);
    expect(list.json<{ data: RoleMember[] }>().data).toMatchObject([
      { id: one, active: true, added_by: { id: admin.id }, allowed_actions: ['remove'] },
      { id: two },
    ]);
    expect((await admin.client.delete(`/roles/${role.id}/members/${one}`)).json()).toMatchObject({ members: 1 });
    expect(await lastAudit()).toMatchObject({ action: 'role.remove-member', before: { members: [one] } });
    expect((await admin.client.delete(`/roles/${role.id}/members/${one}`)).statusCode).toBe(404);
  });

  it('are logged out when they are removed', async () => {
    const { id, client } = await member(['view/codelists']);
    const [held] = await test.database.select().from(roleMembers).where(eq(roleMembers.userId, id));
    const remove = (userId: string) => admin.client.delete(`/roles/${held?.roleId}/members/${userId}`);
    expect([(await remove(eva.id)).statusCode, (await remove(id)).statusCode]).toEqual([404, 200]);
    const statuses = [(await client.get('/auth/user')).statusCode, (await eva.client.get('/roles')).statusCode];
    expect(statuses).toEqual([401, 200]);
  });

  it('are chosen among candidates, each with the reason why not', async () => {
    const role = await createRole(['view/codelists']);
    const strong = await createRole(['view/price-list']);
    const [free, member, inactive, protectedOne] = [
      await createUser(),
      await createUser([role.id]),
      await createUser(),
      await createUser([strong.id]),
    ];
    await test.database.update(users).set({ state: 'inactive' }).where(eq(users.id, inactive));
    const answer = await eva.client.get(`/roles/${role.id}/candidates?per_page=100`);
    const candidates = new Map(
      answer.json<{ data: RoleCandidate[] }>().data.map(({ id, obstacle }) => [id, obstacle] as const),
    );
    expect([free, member, inactive, protectedOne].map((id) => candidates.get(id))).toEqual([
      null,
      'member',
      'inactive',
      'protected',
    ]);
    const add = (id: string) => admin.client.post(`/roles/${role.id}/members`, { user_ids: [id] });
    expect([(await add(inactive)).statusCode, (await add(crypto.randomUUID())).statusCode]).toEqual([422, 422]);
  });
});

describe('a user who lacks a permission', () => {
  const weak = ['view/codelists'];
  const strong = ['view/codelists', 'update/codelists'];
  interface Setting {
    readonly role: string;
    readonly user: string;
  }
  const body = (more: object = {}) => ({ title: title(), ...more });

  it.each<[string, readonly string[], readonly string[], (client: Member['client'], at: Setting) => Promise<unknown>]>([
    ['creates a role with it', [], [], (client) => client.post('/roles', body({ permissions: strong }))],
    [
      'adds it to a role',
      weak,
      [],
      (client, { role }) => client.put(`/roles/${role}`, { permissions: strong, _version: 1 }),
    ],
    [
      'takes it from a role',
      strong,
      [],
      (client, { role }) => client.put(`/roles/${role}`, { permissions: weak, _version: 1 }),
    ],
    ['renames a role with it', strong, [], (client, { role }) => client.put(`/roles/${role}`, body({ _version: 1 }))],
    [
      'deactivates a role with it',
      strong,
      [],
      (client, { role }) => client.put(`/roles/${role}`, { active: false, _version: 1 }),
    ],
    ['deletes a role with it', strong, [], (client, { role }) => client.delete(`/roles/${role}`)],
    ['copies it', strong, [], (client, { role }) => client.post(`/roles/duplicate/${role}`, body())],
    [
      'gives themselves a role with it',
      strong,
      [],
      (client, { role }) => client.post(`/roles/${role}/members`, { user_ids: [eva.id] }),
    ],
    [
      'adds a role to an account that holds it',
      weak,
      strong,
      (client, { role, user }) => client.post(`/roles/${role}/members`, { user_ids: [user] }),
    ],
    [
      'copies a role with a member who holds it',
      weak,
      strong,
      async (client, { role, user }) => {
        await test.database.insert(roleMembers).values({ roleId: role, userId: user, addedAt: new Date() });
        return client.post(`/roles/duplicate/${role}`, body({ copy_members: true }));
      },
    ],
    [
      'removes a role from an account that holds it',
      weak,
      strong,
      async (client, { role, user }) => {
        await test.database.insert(roleMembers).values({ roleId: role, userId: user, addedAt: new Date() });
        return client.delete(`/roles/${role}/members/${user}`);
      },
    ],
    [
      'joins Administrators',
      [],
      [],
      (client) => client.post(`/roles/${administratorsId}/members`, { user_ids: [eva.id] }),
    ],
    ['copies Administrators', [], [], (client) => client.post(`/roles/duplicate/${administratorsId}`, body())],
  ])('is refused who %s', async (_, permissions, accountHolds, attempt) => {
    const role = await createRole(permissions);
    const user = await createUser(accountHolds.length === 0 ? [] : [(await createRole(accountHolds)).id]);
    const rows = async () => [
      await test.database.select().from(roles),
      await test.database.select().from(rolePermissions),
    ];
    const before = await rows();
    expect(await attempt(eva.client, { role: role.id, user })).toMatchObject({ statusCode: 403 });
    expect(await rows()).toEqual(before);
    const isWeak = permissions.length < strong.length;
    const actions = isWeak ? ['update', 'delete', 'duplicate', 'manage'] : ['duplicate'];
    expect((await read(role.id, eva)).allowed_actions).toEqual(actions);
  });

  it('may do all of it with what they hold', async () => {
    const created = await eva.client.post('/roles', body({ permissions: weak }));
    const { id } = created.json<Role>();
    const user = await createUser([(await createRole(weak)).id]);
    const statuses = [
      created,
      await eva.client.post(`/roles/${id}/members`, { user_ids: [user] }),
      await eva.client.post(`/roles/duplicate/${id}`, body({ copy_members: true })),
      await eva.client.put(`/roles/${id}`, { permissions: [], active: false, _version: 1 }),
      await eva.client.delete(`/roles/${id}/members/${user}`),
      await eva.client.delete(`/roles/${id}`),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 200, 201, 200, 200, 204]);
  });
});

describe('Administrators', () => {
  it('cannot be changed, deactivated or deleted, even by one of them', async () => {
    const attempts = [
      await admin.client.put(`/roles/${administratorsId}`, { title: 'Admins', _version: 1 }),
      await admin.client.put(`/roles/${administratorsId}`, { active: false, _version: 1 }),
      await admin.client.put(`/roles/${administratorsId}`, { permissions: [], _version: 1 }),
      await admin.client.delete(`/roles/${administratorsId}`),
    ];
    expect(attempts.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      attempts.map(() => [409, 'role_built_in']),
    );
    expect((await read(administratorsId)).allowed_actions).toEqual(['duplicate', 'manage']);
  });

  it('lose their rights also for a request that is under way', async () => {
    const [{ id, client }, other] = [await administrator(), await administrator()];
    const { sessions, clock } = test.dependencies;
    const session = await sessions.find(client.cookies.get('sid') ?? '', clock(), false);
    await test.database.delete(roleMembers).where(eq(roleMembers.userId, id));
    const find = vi.spyOn(sessions, 'find').mockResolvedValue(session);
    const [changed, deleted] = [await test.role('Changed', []), await test.role('Deleted', [])];
    const answers = [
      await client.post('/roles', { title: title(), permissions: ['view/users'] }),
      await client.put(`/roles/${changed}`, { permissions: ['view/users'], _version: 1 }),
      await client.delete(`/roles/${deleted}`),
      await client.post(`/roles/duplicate/${administratorsId}`, { title: title() }),
      await client.post(`/roles/${administratorsId}/members`, { user_ids: [id] }),
      await client.delete(`/roles/${administratorsId}/members/${other.id}`),
    ];
    find.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    await test.database.delete(roleMembers).where(eq(roleMembers.userId, other.id));
  });

  it('keep one active member when the last two leave at the same time', async () => {
    const another = await administrator();
    const inactive = await createUser([administratorsId]);
    await test.database.update(users).set({ state: 'inactive' }).where(eq(users.id, inactive));
    const leave = ({ id, client }: Member) => client.delete(`/roles/${administratorsId}/members/${id}`);
    const answers = await Promise.all([leave(admin), leave(another)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('last_administrator');
  });
});

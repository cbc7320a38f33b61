import { expect } from 'vitest';
import { roleMembers, rolePermissions, roles } from '../schema';
import { type AccountsApp, buildAccountsApp } from './accounts-app';
import type { TestClient } from './test-client';

/** A registered user with a session. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
}

export interface UsersApp extends AccountsApp {
  readonly admin: Member;
  /** May view, change and anonymise users, and give roles. */
  readonly support: Member;
  member(name: string): Promise<Member>;
  /** Creates a role. Returns its id. */
  role(title: string, permissions: readonly string[], active?: boolean): Promise<string>;
  join(userId: string, roleId: string): Promise<void>;
}

const supportRights = ['view/users', 'update/users', 'delete/users', 'manage/members', 'view/media'];

/** The service with an Administrator and a user with some permissions, for tests of users and roles. */
export async function buildUsersApp(): Promise<UsersApp> {
  const test = await buildAccountsApp();

  async function member(name: string): Promise<Member> {
    const email = `${crypto.randomUUID()}@example.com`;
    const id = await test.register({ email, full_name: `Ana ${name}` });
    return { id, email, client: await test.logIn(email) };
  }

  async function role(title: string, permissions: readonly string[], active = true): Promise<string> {
    const at = test.time.clock();
    const named = { title: `${title} ${crypto.randomUUID()}`, active, createdAt: at, updatedAt: at };
    const [made] = await test.database.insert(roles).values(named).returning();
    const roleId = made?.id ?? expect.fail('no role');
    if (permissions.length > 0)
      await test.database.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
    return roleId;
  }

  async function join(userId: string, roleId: string): Promise<void> {
    await test.database.insert(roleMembers).values({ userId, roleId, addedAt: test.time.clock() });
  }

  const [admin, support] = [await member('Administrator'), await member('Support')];
  await test.makeAdministrator(admin.id);
  await join(support.id, await role('Support', supportRights));
  return { ...test, admin, support, member, role, join };
}

/** Status and code of a refused request. */
export const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

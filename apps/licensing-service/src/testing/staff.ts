import { randomUUID } from 'node:crypto';
import { startSession } from '../identity';
import { roleMembers, rolePermissions, roles } from '../schema';
import type { AccountsApp } from './accounts-app';
import type { TestClient } from './test-client';
import { writeTestUser } from './test-user';

/** A signed-in user with a role of their own. */
export interface Staff {
  readonly id: string;
  readonly email: string;
  readonly roleId: string;
  readonly client: TestClient;
}

/** Creates a role and returns its id. */
export async function writeRole({ database, time }: AccountsApp, permissions: readonly string[]): Promise<string> {
  const now = time.clock();
  const [role] = await database
    .insert(roles)
    .values({ title: `Role ${randomUUID()}`, createdAt: now, updatedAt: now })
    .returning({ id: roles.id });
  if (role === undefined) throw new Error('The role was not inserted.');
  const rows = permissions.map((permission) => ({ roleId: role.id, permission }));
  if (rows.length > 0) await database.insert(rolePermissions).values(rows);
  return role.id;
}

/** Creates a signed-in user who holds these permissions. */
export async function createStaff(service: AccountsApp, permissions: readonly string[]): Promise<Staff> {
  const { database, dependencies, time } = service;
  const email = `${randomUUID()}@example.com`;
  const id = await writeTestUser(database, email, 'Sara Staff');
  const roleId = await writeRole(service, permissions);
  await database.insert(roleMembers).values({ roleId, userId: id, addedAt: time.clock() });
  const client = service.client();
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  client.cookies.set(
    dependencies.settings.cookie.name,
    await startSession(database, id, caller, dependencies.settings, time.clock()),
  );
  return { id, email, roleId, client };
}

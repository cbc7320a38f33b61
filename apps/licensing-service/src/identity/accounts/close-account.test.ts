import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, buildAccountsApp, goodPassword, registration } from '../../testing/accounts-app';
import { dumpDatabase } from '../../testing/dump-database';
import type { TestClient } from '../../testing/test-client';
import { keptSignatures, tenantMembers, tenants } from '../../schema';
import { users } from './account.table';

let service: AccountsApp;
let uniqueName = '';
let email = '';
let userId = '';
let client: TestClient;
beforeAll(async () => {
  service = await buildAccountsApp();
});
beforeEach(async () => {
  uniqueName = crypto.randomUUID().replaceAll('-', '');
  email = `${uniqueName}@example.com`;
  userId = await service.register({ email, full_name: `Ana ${uniqueName}` });
  client = await service.logIn(email);
});
afterAll(() => service.close());

const close = () => client.post('/auth/close', { current_password: goodPassword });

async function tenantOf(state: 'draft' | 'creating' | 'failed' | 'active' | 'inactive' | 'closed'): Promise<string> {
  const { id } = (await client.post('/tenants', {})).json<{ id: string }>();
  await service.database
    .update(tenants)
    .set({ state, title: `${state} one` })
    .where(eq(tenants.id, id));
  return id;
}

async function addMember(tenantId: string, role: 'owner' | 'viewer'): Promise<string> {
  const other = await service.register({ email: `other-${crypto.randomUUID()}@example.com` });
  await service.database.insert(tenantMembers).values({ tenantId, userId: other, role, addedAt: service.time.clock() });
  return other;
}

describe('closeAccount', () => {
  it('leaves personal data only in sent e-mails', async () => {
    await client.post(`/auth/update/${userId}`, { email: `nova-${email}`, current_password: goodPassword });
    await service.client().post('/forgot-password/create', { email });
    const kept = { userId, keyId: 'k1', envelope: uniqueName, keptAt: service.time.clock() };
    await service.database.insert(keptSignatures).values(kept);
    expect((await close()).statusCode).toBe(204);
    const dump = await dumpDatabase(service.database);
    const tablesWithMark = [...dump].filter(([, rows]) => rows.includes(uniqueName)).map(([table]) => table);
    expect(tablesWithMark.toSorted()).toEqual(['public.mail_messages']);
    const [row] = await service.database.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ state: 'anonymised', fullName: 'Former user', phone: '', passwordHash: 'none' });
    expect(client.cookies.has('sid')).toBe(false);
  });

  it('sends a confirmation in the account’s language', async () => {
    await client.post(`/auth/update/${userId}`, { language: 'sl' });
    await close();
    const [confirmation] = await service.mailTo(email);
    expect(confirmation).toMatchObject({ subject: 'Vaš račun je zaprt', language: 'sl' });
  });

  it('frees the e-mail for a new registration', async () => {
    await close();
    await service.register({ email });
    expect((await (await service.logIn(email)).get('/auth/user')).json()).toMatchObject({ email });
  });

  it('requires the password, with ten attempts a minute', async () => {
    const wrong = await client.post('/auth/close', { current_password: 'napacno-1' });
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', errors: { current_password: [expect.any(String)] } });
    for (let tries = 0; tries < 9; tries += 1) await client.post('/auth/close', { current_password: 'napacno-1' });
    expect((await close()).statusCode).toBe(429);
    expect((await client.get('/auth/user')).statusCode).toBe(200);
  });

  it.each(['creating', 'failed', 'active', 'inactive'] as const)(
    'rejects the last owner of a company CRM in state %s',
    async (state) => {
      const id = await tenantOf(state);
      await addMember(id, 'viewer');
      const rejected = await close();
      expect(rejected.statusCode).toBe(409);
      expect(rejected.json()).toMatchObject({ code: 'owns_tenants', tenants: [{ id, title: `${state} one` }] });
      expect((await client.get('/auth/user')).statusCode).toBe(200);
      const other = await addMember(id, 'owner');
      await service.database.update(users).set({ state: 'inactive' }).where(eq(users.id, other));
      expect((await close()).statusCode).toBe(409);
      await service.database.update(users).set({ state: 'active' }).where(eq(users.id, other));
      expect((await close()).statusCode).toBe(204);
      const remainingMembers = await service.database
        .select()
        .from(tenantMembers)
        .where(eq(tenantMembers.tenantId, id));
      expect(remainingMembers.map((member) => member.userId)).not.toContain(userId);
    },
  );

  it('deletes the user’s drafts, keeps closed tenants, and rejects an owner of a shared draft', async () => {
    const ownDraft = await tenantOf('draft');
    const closed = await tenantOf('closed');
    const shared = await tenantOf('draft');
    const other = await addMember(shared, 'viewer');
    expect((await close()).json()).toMatchObject({ tenants: [{ id: shared }] });
    await service.database.update(tenantMembers).set({ role: 'owner' }).where(eq(tenantMembers.userId, other));
    expect((await close()).statusCode).toBe(204);
    const remaining = await service.database.select({ id: tenants.id, author: tenants.authorId }).from(tenants);
    expect(
      remaining
        .filter(({ author }) => author === userId)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([closed, shared].toSorted());
    expect(remaining.map(({ id }) => id)).not.toContain(ownDraft);
  });

  it('rejects the last active Administrator', async () => {
    await service.makeAdministrator(userId);
    expect((await close()).json()).toMatchObject({ code: 'last_administrator' });
    const other = await service.register({ email: `second-${registration.email}` });
    await service.makeAdministrator(other);
    expect((await close()).statusCode).toBe(204);
  });
});

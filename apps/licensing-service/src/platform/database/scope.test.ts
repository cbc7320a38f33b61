import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTestUser } from '../../testing/test-user';
import { auditEntries } from '../audit/audit.table';
import { tenantMembers, tenants, tenantSections, users } from '../../schema';
import { openTestDatabase } from '../../testing/test-database';
import type { Transaction } from './database';
import type { OpenDatabase } from './database-client';
import { asService, duringUserCall, inScope, outsideUserCalls } from './scope';
import { sqlStateOf } from './sql-state';

const now = new Date('2026-11-21T08:00:00.000Z');

async function insertTenant(tx: Transaction, userId: string, title: string): Promise<string> {
  const base = { authorId: userId, lastModifiedBy: userId, createdAt: now, updatedAt: now };
  const [tenant] = await tx
    .insert(tenants)
    .values({ ...base, title, state: 'draft', language: 'en' })
    .returning({ id: tenants.id });
  if (tenant === undefined) throw new Error('no tenant');
  await tx.insert(tenantMembers).values({ tenantId: tenant.id, userId, role: 'owner', addedAt: now });
  const section = { section: 'application', data: {}, version: 1, updatedAt: now, updatedBy: userId };
  await tx.insert(tenantSections).values({ tenantId: tenant.id, ...section });
  return tenant.id;
}

describe('inScope', () => {
  let opened: OpenDatabase;
  let ana: string;
  let bor: string;
  let tenantOfAna: string;

  beforeAll(async () => {
    opened = await openTestDatabase();
    ana = await writeTestUser(opened.database, 'ana@example.com');
    bor = await writeTestUser(opened.database, 'bor@example.com');
    tenantOfAna = await inScope(opened.database, { userId: ana }, (tx) => insertTenant(tx, ana, 'Ana'));
    await inScope(opened.database, { userId: bor }, (tx) => insertTenant(tx, bor, 'Bor'));
  });
  afterAll(() => opened.close());

  const titlesFor = (userId: string, everyTenant = false) =>
    inScope(opened.database, { userId, everyTenant }, (tx) =>
      tx.select({ title: tenants.title }).from(tenants).orderBy(tenants.title),
    );

  it('returns only the user’s tenants, or all with everyTenant', async () => {
    expect(await titlesFor(ana)).toEqual([{ title: 'Ana' }]);
    expect(await titlesFor(ana, true)).toEqual([{ title: 'Ana' }, { title: 'Bor' }]);
    expect(
      await asService(opened.database, 'job', (tx) => tx.select({ title: tenants.title }).from(tenants)),
    ).toHaveLength(2);
  });

  it('rejects reading, changing, joining or deleting another user’s tenant', async () => {
    const asBor = <T>(run: (tx: Transaction) => Promise<T>) => inScope(opened.database, { userId: bor }, run);
    expect(
      await asBor((tx) => tx.select().from(tenantSections).where(eq(tenantSections.tenantId, tenantOfAna))),
    ).toEqual([]);
    expect(
      await asBor((tx) =>
        tx.update(tenants).set({ title: 'x' }).where(eq(tenants.id, tenantOfAna)).returning({ id: tenants.id }),
      ),
    ).toEqual([]);
    expect(
      await asBor((tx) => tx.delete(tenantMembers).where(eq(tenantMembers.tenantId, tenantOfAna)).returning()),
    ).toEqual([]);
    const join = asBor((tx) =>
      tx.insert(tenantMembers).values({ tenantId: tenantOfAna, userId: bor, role: 'owner', addedAt: now }),
    );
    await expect(join).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
  });

  it('rejects a tenant in another user’s name and tables users may not read', async () => {
    const forged = inScope(opened.database, { userId: bor }, (tx) => insertTenant(tx, ana, 'forged'));
    await expect(forged).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
    const hashes = inScope(opened.database, { userId: bor }, (tx) =>
      tx.select({ hash: users.passwordHash }).from(users),
    );
    await expect(hashes).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
  });

  it('resets the role and user when the transaction ends', async () => {
    await titlesFor(ana);
    const { rows } = await opened.database.execute<{ role: string; user: string | null }>(
      sql`select current_user as role, current_setting('atrium.user_id', true) as user`,
    );
    expect(rows[0]?.role).not.toBe('atrium_app');
    expect(rows[0]?.user ?? '').toBe('');
  });

  it.each(['job', 'start', 'webhook'] as const)(
    'lets asService throw for background work inside a user’s call: %s',
    async (reason) => {
      const update = () =>
        asService(opened.database, reason, (tx) =>
          tx.update(tenants).set({ title: 'Ana' }).where(eq(tenants.title, 'Ana')),
        );
      await expect(duringUserCall(update)).rejects.toThrow(`without row security (${reason})`);
      await duringUserCall(() => outsideUserCalls(update));
      await update();
    },
  );

  it('can append to the audit log but not change or delete entries', async () => {
    const entry = { at: now, actorId: ana, action: 'test', outcome: 'done' } as const;
    await inScope(opened.database, { userId: ana }, (tx) => tx.insert(auditEntries).values(entry));
    const forbiddenWrites = [
      () => inScope(opened.database, { userId: ana }, (tx) => tx.update(auditEntries).set({ action: 'forged' })),
      () => asService(opened.database, 'job', (tx) => tx.update(auditEntries).set({ action: 'forged' })),
      () => asService(opened.database, 'job', (tx) => tx.delete(auditEntries)),
      () => asService(opened.database, 'job', (tx) => tx.execute(sql`truncate audit_entries`)),
    ];
    for (const attempt of forbiddenWrites) await expect(attempt()).rejects.toThrow();
    expect(await opened.database.select({ action: auditEntries.action }).from(auditEntries)).toEqual([
      { action: 'test' },
    ]);
  });
});

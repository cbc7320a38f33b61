import type { TenantRole } from '@atrium/api-client/contract';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../identity';
import type { DatabaseHandle, Language, Transaction } from '../../platform';
import { tenantMembers, tenants } from '../tenant.table';

export function findMembers(db: DatabaseHandle, tenantId: string) {
  return db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      avatar: users.avatar,
      state: users.state,
      role: tenantMembers.role,
      addedAt: tenantMembers.addedAt,
    })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(eq(tenantMembers.tenantId, tenantId));
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Owners with an active account. */
export async function findOwnerIds(db: DatabaseHandle, tenantId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.role, 'owner'), eq(users.state, 'active')));
  return rows.map(({ userId }) => userId);
}

/** Owners as recipients of e-mails. */
export function findOwners(db: DatabaseHandle, tenantId: string) {
  return db
    .select({ id: users.id, to: users.email, name: users.fullName, language: users.language })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.role, 'owner')));
}

const membership = (tenantId: string, userId: string) =>
  and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.userId, userId));

export interface NewMember {
  readonly tenantId: string;
  readonly userId: string;
  readonly role: TenantRole;
  readonly addedAt: Date;
  readonly addedBy: string;
}

/** Returns false if the user is already a member. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<boolean> {
  const inserted = await tx.insert(tenantMembers).values(member).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function updateRole(tx: Transaction, tenantId: string, userId: string, role: TenantRole): Promise<void> {
  await tx.update(tenantMembers).set({ role }).where(membership(tenantId, userId));
}

export async function deleteMember(tx: Transaction, tenantId: string, userId: string): Promise<void> {
  await tx.delete(tenantMembers).where(membership(tenantId, userId));
}

export async function isMemberByEmail(tx: Transaction, tenantId: string, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ userId: users.id })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(sql`lower(${users.email})`, email)));
  return found !== undefined;
}

/** Language of the active account with this e-mail; null if there is none. */
export async function findLanguage(tx: Transaction, email: string): Promise<Language | null> {
  const isActiveAccount = and(eq(sql`lower(${users.email})`, email), eq(users.state, 'active'));
  const [account] = await tx.select({ language: users.language }).from(users).where(isActiveAccount);
  return account?.language ?? null;
}

export async function countMembers(tx: Transaction, tenantId: string): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(tenantMembers).where(eq(tenantMembers.tenantId, tenantId));
  return row?.members ?? 0;
}

const selectTenantsOfUser = (db: DatabaseHandle, userId: string) =>
  db
    .select({ id: tenants.id, title: tenants.title, state: tenants.state, role: tenantMembers.role })
    .from(tenants)
    .innerJoin(tenantMembers, and(eq(tenantMembers.tenantId, tenants.id), eq(tenantMembers.userId, userId)))
    .where(ne(tenants.state, 'closed'))
    .orderBy(tenants.id);

/** A user's open tenants, each with its number of other members and other owners. */
export async function findTenantsOfUser(db: DatabaseHandle, userId: string) {
  return withOthers(db, userId, await selectTenantsOfUser(db, userId));
}

/** As `findTenantsOfUser`, and locks the tenants until the transaction ends. */
export async function lockTenantsOfUser(tx: Transaction, userId: string) {
  return withOthers(tx, userId, await selectTenantsOfUser(tx, userId).for('update', { of: tenants }));
}

export type TenantOfUser = Awaited<ReturnType<typeof findTenantsOfUser>>[number];

async function withOthers(db: DatabaseHandle, userId: string, found: Awaited<ReturnType<typeof selectTenantsOfUser>>) {
  const others = await db
    .select({ tenantId: tenantMembers.tenantId, role: tenantMembers.role, state: users.state })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(
      and(
        ne(tenantMembers.userId, userId),
        sql`${tenantMembers.tenantId} in (select tenant_id from tenant_members where user_id = ${userId})`,
      ),
    );
  return found.map((tenant) => {
    const otherMembers = others.filter(({ tenantId }) => tenantId === tenant.id);
    const owners = otherMembers.filter(({ role, state }) => role === 'owner' && state === 'active');
    return { ...tenant, others: otherMembers.length, otherOwners: owners.length };
  });
}

/** Returns the ids of the tenants the user was a member of. */
export async function deleteMembershipsOf(tx: Transaction, userId: string): Promise<string[]> {
  const left = await tx.delete(tenantMembers).where(eq(tenantMembers.userId, userId)).returning();
  return left.map(({ tenantId }) => tenantId);
}

import type { TenantRole } from '@atrium/api-client/contract';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../identity';
import type { DatabaseHandle, Language, Transaction } from '../../platform';
import { tenantMembers, tenants } from '../tenant.table';

/** The members of a tenant with their accounts. */
export function findMembers(db: DatabaseHandle, tenantId: string) {
  return db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      state: users.state,
      role: tenantMembers.role,
      addedAt: tenantMembers.addedAt,
    })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(eq(tenantMembers.tenantId, tenantId));
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Owners who can log in. */
export async function findOwnerIds(db: DatabaseHandle, tenantId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(and(eq(tenantMembers.tenantId, tenantId), eq(tenantMembers.role, 'owner'), eq(users.state, 'active')));
  return rows.map(({ userId }) => userId);
}

/** The owners of a company CRM, as e-mails are written to them. */
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

/** False where they are a member already. */
export async function insertMember(tx: Transaction, member: NewMember): Promise<boolean> {
  const written = await tx.insert(tenantMembers).values(member).onConflictDoNothing().returning();
  return written.length > 0;
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

/** The language of the account with the e-mail; null if there is none. */
export async function findLanguage(tx: Transaction, email: string): Promise<Language | null> {
  const known = and(eq(sql`lower(${users.email})`, email), eq(users.state, 'active'));
  const [account] = await tx.select({ language: users.language }).from(users).where(known);
  return account?.language ?? null;
}

export async function countMembers(tx: Transaction, tenantId: string): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(tenantMembers).where(eq(tenantMembers.tenantId, tenantId));
  return row?.members ?? 0;
}

/**
 * The open tenants of a user, with how many others are members and how many others
 * own them; all of them stay as they are until the transaction ends.
 */
export async function lockTenantsOf(tx: Transaction, userId: string) {
  const held = await tx
    .select({ id: tenants.id, title: tenants.title, state: tenants.state, role: tenantMembers.role })
    .from(tenants)
    .innerJoin(tenantMembers, and(eq(tenantMembers.tenantId, tenants.id), eq(tenantMembers.userId, userId)))
    .where(ne(tenants.state, 'closed'))
    .orderBy(tenants.id)
    .for('update', { of: tenants });
  const others = await tx
    .select({ tenantId: tenantMembers.tenantId, role: tenantMembers.role, state: users.state })
    .from(tenantMembers)
    .innerJoin(users, eq(users.id, tenantMembers.userId))
    .where(
      and(
        ne(tenantMembers.userId, userId),
        sql`${tenantMembers.tenantId} in (select tenant_id from tenant_members where user_id = ${userId})`,
      ),
    );
  return held.map((tenant) => {
    const here = others.filter(({ tenantId }) => tenantId === tenant.id);
    const owners = here.filter(({ role, state }) => role === 'owner' && state === 'active');
    return { ...tenant, others: here.length, otherOwners: owners.length };
  });
}

/** Removes every membership of a user; returns the ids of the tenants. */
export async function deleteMembershipsOf(tx: Transaction, userId: string): Promise<string[]> {
  const left = await tx.delete(tenantMembers).where(eq(tenantMembers.userId, userId)).returning();
  return left.map(({ tenantId }) => tenantId);
}

import { and, desc, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TenantState } from '@atrium/api-client/contract';
import { users } from '../identity';
import type { DatabaseHandle, Scope, Transaction } from '../platform';
import { invitations } from './members/invitation.table';
import { tenantMembers, tenants } from './tenant.table';

export type TenantRow = typeof tenants.$inferSelect;

const authors = alias(users, 'authors');
const modifiers = alias(users, 'modifiers');

/** Tenants with author, last modifier and the caller's role. */
export function selectTenants(db: DatabaseHandle, scope: Scope) {
  return db
    .select({
      tenant: tenants,
      author: { id: authors.id, fullName: authors.fullName },
      modifier: { id: modifiers.id, fullName: modifiers.fullName },
      role: tenantMembers.role,
    })
    .from(tenants)
    .innerJoin(authors, eq(authors.id, tenants.authorId))
    .innerJoin(modifiers, eq(modifiers.id, tenants.lastModifiedBy))
    .leftJoin(tenantMembers, and(eq(tenantMembers.tenantId, tenants.id), eq(tenantMembers.userId, scope.userId)));
}

/** Filters rows visible to the caller. Row security enforces the same rule. */
export function visibleTo(scope: Scope) {
  return scope.everyTenant === true ? undefined : sql`${tenantMembers.role} is not null`;
}

export type TenantHead = Awaited<ReturnType<typeof findTenant>> & {};

export async function findTenant(db: DatabaseHandle, scope: Scope, id: string) {
  const [head] = await selectTenants(db, scope).where(and(eq(tenants.id, id), visibleTo(scope)));
  return head ?? null;
}

/** Empty if the tenant has no title or was deleted. */
export async function findTitle(db: DatabaseHandle, id: string): Promise<string> {
  const [row] = await db.select({ title: tenants.title }).from(tenants).where(eq(tenants.id, id));
  return row?.title ?? '';
}

/** Null if the tenant was deleted. */
export async function findState(db: DatabaseHandle, id: string): Promise<TenantState | null> {
  const [row] = await db.select({ state: tenants.state }).from(tenants).where(eq(tenants.id, id));
  return row?.state ?? null;
}

/** Null if the tenant was deleted. */
export async function findTenantRow(db: DatabaseHandle, id: string): Promise<TenantRow | null> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
  return row ?? null;
}

/** Locks the tenant until the transaction ends, so changes of its members run one after the other. */
export async function lockTenant(tx: Transaction, id: string): Promise<TenantRow | null> {
  const [row] = await tx.select().from(tenants).where(eq(tenants.id, id)).for('update');
  return row ?? null;
}

export interface NewDraft {
  readonly userId: string;
  readonly language: 'en' | 'sl';
  readonly now: Date;
}

/** Inserts an empty draft owned by its author. */
export async function insertDraft(tx: Transaction, { userId, language, now }: NewDraft): Promise<string> {
  const [row] = await tx
    .insert(tenants)
    .values({ state: 'draft', language, authorId: userId, lastModifiedBy: userId, createdAt: now, updatedAt: now })
    .returning({ id: tenants.id });
  if (row === undefined) throw new Error('Failed to insert a draft.');
  await tx.insert(tenantMembers).values({ tenantId: row.id, userId, role: 'owner', addedAt: now, addedBy: userId });
  return row.id;
}

/** Returns the user's own drafts, latest first. Other calls for the same user wait until the transaction ends. */
export async function lockOwnDrafts(tx: Transaction, userId: string): Promise<readonly TenantRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${userId}`}, 0))`);
  const rows = await tx
    .select({ tenant: tenants })
    .from(tenants)
    .innerJoin(tenantMembers, eq(tenantMembers.tenantId, tenants.id))
    .where(and(eq(tenants.state, 'draft'), eq(tenantMembers.userId, userId), eq(tenantMembers.role, 'owner')))
    .orderBy(desc(tenants.updatedAt), desc(tenants.id));
  return rows.map(({ tenant }) => tenant);
}

/** Those of the tenants with one member and no invitations. */
export async function findUnshared(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const members = tx.$count(tenantMembers, eq(tenantMembers.tenantId, tenants.id));
  const invited = tx
    .select({ one: sql`1` })
    .from(invitations)
    .where(eq(invitations.tenantId, tenants.id));
  const rows = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(inArray(tenants.id, [...ids]), eq(members, 1), notExists(invited)));
  return new Set(rows.map(({ id }) => id));
}

/** Updates a tenant only if it is in one of the `from` states; returns whether it was. */
export async function updateTenant(
  tx: Transaction,
  id: string,
  from: readonly TenantState[],
  change: Partial<typeof tenants.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(tenants)
    .set({ ...change, version: sql`${tenants.version} + 1` })
    .where(and(eq(tenants.id, id), inArray(tenants.state, [...from])))
    .returning({ id: tenants.id });
  return rows.length > 0;
}

/** Frees a URL name whose reservation by a draft has expired. */
export async function releaseExpiredUrlName(tx: Transaction, urlName: string, now: Date): Promise<void> {
  await tx
    .update(tenants)
    .set({ urlName: null, urlNameHeldUntil: null })
    .where(and(eq(tenants.urlName, urlName), eq(tenants.state, 'draft'), lt(tenants.urlNameHeldUntil, now)));
}

/** Those of the names that a tenant other than `except` uses or has reserved. */
export async function findTakenUrlNames(
  db: DatabaseHandle,
  names: readonly string[],
  now: Date,
  except?: string,
): Promise<ReadonlySet<string>> {
  const isReserved = or(
    ne(tenants.state, 'draft'),
    sql`${tenants.urlNameHeldUntil} is null`,
    sql`${tenants.urlNameHeldUntil} >= ${now.toISOString()}::timestamptz`,
  );
  const rows = await db
    .select({ urlName: tenants.urlName })
    .from(tenants)
    .where(
      and(
        inArray(tenants.urlName, [...names]),
        ne(tenants.state, 'closed'),
        isReserved,
        except === undefined ? undefined : ne(tenants.id, except),
      ),
    );
  return new Set(rows.flatMap((row) => row.urlName ?? []));
}

export async function findMemberIds(tx: Transaction, id: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ userId: tenantMembers.userId })
    .from(tenantMembers)
    .where(eq(tenantMembers.tenantId, id));
  return new Set(rows.map(({ userId }) => userId));
}

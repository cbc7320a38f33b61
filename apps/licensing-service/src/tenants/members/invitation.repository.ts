import { and, count, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normalizeEmail, users } from '../../identity';
import type { DatabaseHandle, Transaction } from '../../platform';
import { invitations } from './invitation.table';

export type InvitationRow = typeof invitations.$inferSelect;

const inviters = alias(users, 'inviters');
const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

function select(db: DatabaseHandle) {
  return db
    .select({ invitation: invitations, inviter: { id: inviters.id, fullName: inviters.fullName } })
    .from(invitations)
    .innerJoin(inviters, eq(inviters.id, invitations.invitedBy));
}

/** An invitation with its inviter. */
export type InvitationHead = Awaited<ReturnType<typeof select>>[number];

/** Invitations neither accepted nor revoked, latest e-mail first. */
export function findOpenInvitations(db: DatabaseHandle, tenantId: string): Promise<InvitationHead[]> {
  return select(db)
    .where(and(eq(invitations.tenantId, tenantId), isOpen))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));
}

export async function findOpenInvitation(
  db: DatabaseHandle,
  tenantId: string,
  id: string,
): Promise<InvitationHead | null> {
  const [found] = await select(db).where(and(eq(invitations.tenantId, tenantId), eq(invitations.id, id), isOpen));
  return found ?? null;
}

/** Finds an invitation in any state. */
export async function findInvitationByHash(db: DatabaseHandle, tokenHash: string): Promise<InvitationHead | null> {
  const [found] = await select(db).where(eq(invitations.tokenHash, tokenHash));
  return found ?? null;
}

export async function insertInvitation(tx: Transaction, row: typeof invitations.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(invitations).values(row).returning({ id: invitations.id });
  if (inserted === undefined) throw new Error('Failed to insert an invitation.');
  return inserted.id;
}

/** Revokes open invitations to an e-mail before a new one is sent. */
export async function revokeInvitationsTo(tx: Transaction, tenantId: string, email: string, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.tenantId, tenantId), eq(invitations.email, email), isOpen));
}

interface InvitationsUser {
  readonly userId: string;
  /** Their e-mails, now and before. */
  readonly emails: readonly string[];
}

const isTo = (emails: readonly string[]) => inArray(invitations.email, emails.map(normalizeEmail));

/** Number of open invitations that a user sent or received. */
export function countInvitationsOfUser(db: DatabaseHandle, { userId, emails }: InvitationsUser): Promise<number> {
  return db.$count(invitations, and(or(eq(invitations.invitedBy, userId), isTo(emails)), isOpen));
}

/** Revokes the open invitations that a user sent, and deletes those that they received, which contain their e-mail. */
export async function endInvitationsOfUser(
  tx: Transaction,
  { userId, emails, at }: InvitationsUser & { readonly at: Date },
): Promise<void> {
  await tx.delete(invitations).where(or(isTo(emails), eq(invitations.acceptedBy, userId)));
  await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.invitedBy, userId), isOpen));
}

/** Returns whether the invitation was open. */
export async function markInvitationRevoked(tx: Transaction, tenantId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.tenantId, tenantId), eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Replaces the link; false if the invitation is no longer open. */
export async function renewInvitation(
  tx: Transaction,
  id: string,
  renewed: Pick<InvitationRow, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set(renewed)
    .where(and(eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Marks a link as used in one statement, so only one of concurrent requests succeeds. */
export async function consumeInvitation(
  tx: Transaction,
  tokenHash: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const isValid = sql`${invitations.expiresAt} > ${at.toISOString()}::timestamptz`;
  const rows = await tx
    .update(invitations)
    .set({ acceptedAt: at, acceptedBy: userId })
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen, isValid))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Excludes invitations to this e-mail. */
export async function countOpenInvitations(tx: Transaction, tenantId: string, except: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), ne(invitations.email, except), isOpen));
  return row?.open ?? 0;
}

export async function deleteInvitationsExpiredBefore(database: DatabaseHandle, instant: Date): Promise<void> {
  await database.delete(invitations).where(lte(invitations.expiresAt, instant));
}

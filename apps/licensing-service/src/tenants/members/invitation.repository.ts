import { and, count, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity';
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

/** An invitation with who invites. */
export type InvitationHead = Awaited<ReturnType<typeof select>>[number];

/** Invitations that are neither accepted nor withdrawn, the newest e-mail first. */
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

/** The invitation of a link, in whatever state. */
export async function findInvitationByHash(db: DatabaseHandle, tokenHash: string): Promise<InvitationHead | null> {
  const [found] = await select(db).where(eq(invitations.tokenHash, tokenHash));
  return found ?? null;
}

export async function insertInvitation(tx: Transaction, row: typeof invitations.$inferInsert): Promise<string> {
  const [written] = await tx.insert(invitations).values(row).returning({ id: invitations.id });
  if (written === undefined) throw new Error('An invitation could not be written.');
  return written.id;
}

/** Takes back what is open for an e-mail, in favour of a newer invitation. */
export async function revokeInvitationsTo(tx: Transaction, tenantId: string, email: string, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.tenantId, tenantId), eq(invitations.email, email), isOpen));
}

/** Answers whether it was open. */
export async function revokeInvitation(tx: Transaction, tenantId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: at })
    .where(and(eq(invitations.tenantId, tenantId), eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** A new link in place of the old one; false where the invitation is not open any more. */
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

/** Uses a link up, in one statement: of many at once one succeeds. */
export async function consumeInvitation(
  tx: Transaction,
  tokenHash: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const works = sql`${invitations.expiresAt} > ${at.toISOString()}::timestamptz`;
  const rows = await tx
    .update(invitations)
    .set({ acceptedAt: at, acceptedBy: userId })
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen, works))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Open ones, but for those to this e-mail. */
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

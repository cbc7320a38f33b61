import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, Transaction } from '../../platform';
import { normalizeEmail } from '../accounts/account.repository';
import { users } from '../accounts/account.table';
import { userInvitationRoles, userInvitations } from './user-invitation.table';

export const inviters = alias(users, 'inviters');
export const isPending = and(isNull(userInvitations.acceptedAt), isNull(userInvitations.withdrawnAt));

function select(db: DatabaseHandle) {
  const { id, email, language, invitedBy, sendings, sentAt, expiresAt, acceptedAt, withdrawnAt } = userInvitations;
  return db
    .select({
      invitation: { id, email, language, invitedBy, sendings, sentAt, expiresAt, acceptedAt, withdrawnAt },
      inviter: { id: inviters.id, fullName: inviters.fullName, state: inviters.state },
    })
    .from(userInvitations)
    .innerJoin(inviters, eq(inviters.id, userInvitations.invitedBy));
}

/** An invitation with its inviter, without its link and message. */
export type UserInvitationHead = Awaited<ReturnType<typeof select>>[number];

export function findUserInvitations(db: DatabaseHandle, ids: readonly string[]): Promise<UserInvitationHead[]> {
  return select(db).where(inArray(userInvitations.id, [...ids]));
}

/** Finds an invitation in any state. */
export async function findUserInvitationByHash(
  db: DatabaseHandle,
  tokenHash: string,
): Promise<UserInvitationHead | null> {
  const [found] = await select(db).where(eq(userInvitations.tokenHash, tokenHash));
  return found ?? null;
}

/** Locks an invitation that was not accepted, with its message. */
export async function lockUserInvitation(tx: Transaction, id: string) {
  const [found] = await tx
    .select()
    .from(userInvitations)
    .where(and(eq(userInvitations.id, id), isNull(userInvitations.acceptedAt)))
    .for('update');
  return found ?? null;
}

/** The ids of the roles by invitation. */
export async function findInvitationRoleIds(
  db: DatabaseHandle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(userInvitationRoles)
    .where(inArray(userInvitationRoles.invitationId, [...ids]));
  const byInvitation = Map.groupBy(rows, ({ invitationId }) => invitationId);
  return new Map([...byInvitation].map(([id, found]) => [id, found.map(({ roleId }) => roleId)]));
}

/** Those of the e-mails that have a pending invitation which has not expired. */
export async function findInvitedEmails(
  tx: Transaction,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: userInvitations.email })
    .from(userInvitations)
    .where(and(inArray(userInvitations.email, [...emails]), isPending, gt(userInvitations.expiresAt, now)));
  return new Set(rows.map(({ email }) => email));
}

export async function insertUserInvitation(
  tx: Transaction,
  row: typeof userInvitations.$inferInsert,
  roleIds: readonly string[],
): Promise<string> {
  const [inserted] = await tx.insert(userInvitations).values(row).returning({ id: userInvitations.id });
  if (inserted === undefined) throw new Error('Failed to insert an invitation.');
  await tx.insert(userInvitationRoles).values(roleIds.map((roleId) => ({ invitationId: inserted.id, roleId })));
  return inserted.id;
}

export async function updateUserInvitation(
  tx: Transaction,
  id: string,
  changed: Partial<typeof userInvitations.$inferInsert>,
): Promise<void> {
  await tx.update(userInvitations).set(changed).where(eq(userInvitations.id, id));
}

/** Lets concurrent invitations to an e-mail run one after another. */
export async function lockInvitationsTo(tx: Transaction, emails: readonly string[]): Promise<void> {
  for (const email of emails.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user-invitations:${email}`}, 0))`);
}

/** Withdraws pending invitations to these e-mails before new ones are sent. */
export async function withdrawInvitationsTo(tx: Transaction, emails: readonly string[], at: Date): Promise<void> {
  await tx
    .update(userInvitations)
    .set({ withdrawnAt: at })
    .where(and(inArray(userInvitations.email, [...emails]), isPending));
}

/** Marks a link as used in one statement, so only one of concurrent requests succeeds. */
export async function consumeUserInvitation(
  tx: Transaction,
  tokenHash: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(userInvitations)
    .set({ acceptedAt: at, acceptedBy: userId })
    .where(and(eq(userInvitations.tokenHash, tokenHash), isPending, gt(userInvitations.expiresAt, at)))
    .returning({ id: userInvitations.id });
  return rows.length > 0;
}

/** Deletes the invitations of a person who leaves: to their e-mails, and those they accepted. Returns their ids. */
export async function deleteInvitationsOf(
  tx: DatabaseHandle,
  { id, emails }: { readonly id: string; readonly emails: readonly string[] },
): Promise<string[]> {
  const toEmail = inArray(userInvitations.email, emails.map(normalizeEmail));
  const received = or(toEmail, eq(userInvitations.acceptedBy, id));
  const deleted = await tx.delete(userInvitations).where(received).returning({ id: userInvitations.id });
  return deleted.map((invitation) => invitation.id);
}

/** Returns their number. */
export async function deleteUserInvitationsExpiredBefore(database: DatabaseHandle, instant: Date): Promise<number> {
  const { id } = userInvitations;
  const deleted = await database
    .delete(userInvitations)
    .where(lte(userInvitations.expiresAt, instant))
    .returning({ id });
  return deleted.length;
}

export function countUserInvitationsExpiredBetween(database: DatabaseHandle, from: Date, to: Date): Promise<number> {
  const { expiresAt } = userInvitations;
  return database.$count(userInvitations, and(gt(expiresAt, from), lte(expiresAt, to)));
}

import {
  deleteAnswersAbout,
  deleteFilesJob,
  deleteIdempotencyKeysOf,
  erasePersonalValues,
  textOf,
  type Transaction,
} from '../../platform';
import type { IdentityDependencies, Leaving } from '../dependencies';
import { deleteInvitationsOf } from '../invitations/user-invitation.repository';
import { removeAllRoles } from '../roles/administrators';
import { type Account, updateAccount } from './account.repository';
import { storedIn } from './avatar.repository';
import { endLogin } from './login-failures';
import { removeKeptSignature } from './signature/kept-signature.repository';
import { deleteTokensOf } from './token.repository';

/** Fields of the audit entries about an account that identify the person. */
const personalFields = ['fullName', 'email', 'username', 'positionTitle', 'phone', 'countryCode'];

/**
 * Ends roles, memberships and invitations of a user. Returns the ids of the company CRMs they left; 409 if one would
 * have no owner or the portal no Administrator.
 */
export async function leaveEverything(
  tx: Transaction,
  { memberships }: Pick<IdentityDependencies, 'memberships'>,
  leaving: Leaving,
): Promise<readonly string[]> {
  const tenantIds = await memberships.leaveAll(tx, leaving);
  await removeAllRoles(tx, leaving.userId);
  await memberships.endInvitations(tx, leaving);
  return tenantIds;
}

/** Replaces the personal data of an account, also in the audit log. Its records keep an anonymous author. */
export async function anonymiseAccount(
  tx: Transaction,
  { memberships, jobs }: Pick<IdentityDependencies, 'memberships' | 'jobs'>,
  { id, email, language, ...account }: Account,
  { emails, at }: Pick<Leaving, 'emails' | 'at'>,
): Promise<void> {
  const fullName = textOf(language, 'messages.former_user');
  await deleteTokensOf(tx, id);
  await removeKeptSignature(tx, id);
  await endLogin(tx, email);
  await deleteIdempotencyKeysOf(tx, id);
  await deleteAnswersAbout(tx, await deleteInvitationsOf(tx, { id, emails }));
  await memberships.forget(tx, id, fullName);
  const blank = { fullName, countryCode: '', phone: '', positionTitle: null, username: null, visitedModules: [] };
  const closed = { state: 'anonymised', email: `${id}@closed.invalid`, passwordHash: 'none' } as const;
  const picture = { avatar: null, removedAvatar: null, avatarRemovedAt: null };
  await jobs.enqueue(tx, deleteFilesJob, { ids: storedIn(account) });
  await updateAccount(tx, id, { ...blank, ...closed, ...picture, perPage: null, lastSignInAt: null }, at);
  await erasePersonalValues(tx, { subject: { type: 'user', id }, actorId: id, emails, fields: personalFields });
}

import {
  asService,
  Conflict,
  constraintOf,
  Forbidden,
  NotFound,
  type Remember,
  type Transaction,
  writeAudit,
} from '../../platform';
import { createSecretToken } from '../accounts/secret-token';
import type { IdentityDependencies } from '../dependencies';
import { findRoles, lockActiveRoles, type RoleRights } from '../roles/role-rights';
import { invitationAudit, type InvitationCall } from './invitation-call';
import { limitSender } from './user-invitation-limits';
import { invitationLifetime, writeUserInvitationMail } from './user-invitation-mail';
import { findInvitationRoleIds, lockUserInvitation, updateUserInvitation } from './user-invitation.repository';
import { actionsOn, maximumSendings } from './user-invitation-view';

type Invitation = NonNullable<Awaited<ReturnType<typeof lockUserInvitation>>>;

/** Sends a new link in the caller's name, for another seven days. The older link stops working. */
export function resendUserInvitation(
  dependencies: IdentityDependencies,
  call: InvitationCall,
  id: string,
  remember: Remember,
): Promise<string> {
  return asService(dependencies.database, 'no-tenant', async (tx) => {
    const now = dependencies.clock();
    const { invitation, roles } = await lockPending(tx, call, id);
    if (invitation.sendings >= maximumSendings) throw new Conflict('invitation_sent_too_often');
    if (!actionsOn(call.user, invitation, roles).includes('resend')) throw new Forbidden();
    await limitSender(tx, call.user.id, now);
    const { token, hash: tokenHash } = createSecretToken();
    const sendings = invitation.sendings + 1;
    const expiresAt = new Date(now.getTime() + invitationLifetime);
    await updateUserInvitation(tx, id, { tokenHash, sendings, sentAt: now, expiresAt, invitedBy: call.user.id });
    const { email, language, message } = invitation;
    const counted = { before: { sendings: invitation.sendings }, after: { email, sendings } };
    await writeAudit(tx, { ...invitationAudit(call, invitation, now), action: 'invitation.resend', ...counted });
    const titles = roles.map(({ title }) => title);
    const mail = { id, sending: sendings, email, language, message, token, inviter: call.user.fullName, roles: titles };
    await writeUserInvitationMail(tx, dependencies, { ...mail, at: now });
    await remember(tx, id);
    return id;
  });
}

export function withdrawUserInvitation(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  call: InvitationCall,
  id: string,
): Promise<void> {
  return asService(database, 'no-tenant', async (tx) => {
    const { invitation } = await lockPending(tx, call, id);
    await updateUserInvitation(tx, id, { withdrawnAt: clock() });
    const entry = { ...invitationAudit(call, invitation, clock()), action: 'invitation.withdraw' } as const;
    await writeAudit(tx, { ...entry, before: { email: invitation.email } });
  });
}

/** Undoes a withdrawal: the link works again. */
export async function restoreUserInvitation(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  call: InvitationCall,
  id: string,
): Promise<void> {
  try {
    await asService(database, 'no-tenant', async (tx) => {
      const { invitation } = await lockInvitation(tx, call, id);
      if (invitation.withdrawnAt === null) return;
      await updateUserInvitation(tx, id, { withdrawnAt: null });
      const entry = { ...invitationAudit(call, invitation, clock()), action: 'invitation.restore' } as const;
      await writeAudit(tx, { ...entry, after: { email: invitation.email } });
    });
  } catch (error) {
    if (constraintOf(error) === 'user_invitations_pending_key') throw new Conflict('already_invited');
    throw error;
  }
}

interface Locked {
  readonly invitation: Invitation;
  readonly roles: readonly RoleRights[];
}

async function lockPending(tx: Transaction, call: InvitationCall, id: string): Promise<Locked> {
  const locked = await lockInvitation(tx, call, id);
  if (locked.invitation.withdrawnAt !== null) throw new NotFound('invitation_unknown');
  return locked;
}

/** 403 if the invitation grants a permission that the caller lacks. */
async function lockInvitation(tx: Transaction, call: InvitationCall, id: string): Promise<Locked> {
  const invitation = await lockUserInvitation(tx, id);
  if (invitation === null) throw new NotFound('invitation_unknown');
  const roleIds = (await findInvitationRoleIds(tx, [id])).get(id) ?? [];
  await lockActiveRoles(tx, roleIds);
  const roles = await findRoles(tx, roleIds);
  if (!actionsOn(call.user, invitation, roles).includes('withdraw')) throw new Forbidden();
  return { invitation, roles };
}

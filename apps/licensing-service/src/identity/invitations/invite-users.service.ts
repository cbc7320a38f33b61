import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, inviteUsersSchema } from '@atrium/api-client/contract/schemas';
import {
  asService,
  Conflict,
  constraintOf,
  type Remember,
  throwIfInvalid,
  type Transaction,
  writeAudit,
} from '../../platform';
import { createSecretToken } from '../accounts/secret-token';
import type { IdentityDependencies } from '../dependencies';
import { findRoles, lockActiveRoles, type RoleRights } from '../roles/role-rights';
import { checkRecipients, type Recipient } from './check-recipients';
import { checkRoles } from './check-roles';
import { invitationAudit, type InvitationCall } from './invitation-call';
import { limitSender } from './user-invitation-limits';
import { invitationLifetime, writeUserInvitationMail } from './user-invitation-mail';
import { insertUserInvitation, withdrawInvitationsTo } from './user-invitation.repository';

export type InviteForm = BodyOf<CallOf<typeof inviteUsersSchema>>;

/** Invites people into roles; 422 with an error per address and role. Returns the ids, separated by commas. */
export async function inviteUsers(
  dependencies: IdentityDependencies,
  call: InvitationCall,
  form: InviteForm,
  remember: Remember,
): Promise<string> {
  try {
    return await asService(dependencies.database, 'no-tenant', async (tx) => {
      const now = dependencies.clock();
      const roleIds = [...new Set(form.role_ids)];
      const active = await lockActiveRoles(tx, roleIds);
      const roles = await findRoles(tx, [...active]);
      const { recipients, problems } = await checkRecipients(tx, call.user, form.emails, roles, now);
      throwIfInvalid({ ...problems, ...checkRoles(call.user, form.role_ids, roles) });
      await withdrawInvitationsTo(
        tx,
        recipients.map(({ email }) => email),
        now,
      );
      const ids: string[] = [];
      for (const recipient of recipients)
        ids.push(await inviteRecipient(tx, dependencies, call, { recipient, roles, form, now }));
      const result = ids.join(',');
      await remember(tx, result);
      return result;
    });
  } catch (error) {
    if (constraintOf(error) === 'user_invitations_pending_key') throw new Conflict('already_invited');
    throw error;
  }
}

interface NewInvitation {
  readonly recipient: Recipient;
  readonly roles: readonly RoleRights[];
  readonly form: InviteForm;
  readonly now: Date;
}

async function inviteRecipient(
  tx: Transaction,
  dependencies: IdentityDependencies,
  call: InvitationCall,
  { recipient, roles, form, now }: NewInvitation,
): Promise<string> {
  await limitSender(tx, call.user.id, now);
  const { email } = recipient;
  const language = recipient.language ?? form.language;
  const { token, hash: tokenHash } = createSecretToken();
  const times = { createdAt: now, sentAt: now, expiresAt: new Date(now.getTime() + invitationLifetime) };
  const message = form.message ?? null;
  const id = await insertUserInvitation(
    tx,
    { email, language, message, tokenHash, invitedBy: call.user.id, ...times },
    roles.map((role) => role.id),
  );
  const titles = roles.map(({ title }) => title);
  const after = { email, language, roles: titles };
  await writeAudit(tx, { ...invitationAudit(call, { id, email }, now), action: 'invitation.create', after });
  const mail = { id, sending: 1, email, language, message, token, inviter: call.user.fullName, roles: titles, at: now };
  await writeUserInvitationMail(tx, dependencies, mail);
  return id;
}

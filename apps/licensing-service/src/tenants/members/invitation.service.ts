import type { Invitation, TenantRole } from '@atrium/api-client/contract';
import { checkEmail } from '@atrium/validators';
import { createSecretToken } from '../../identity';
import { Conflict, inScope, InvalidInput, type Language, NotFound, type Transaction, writeAudit } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { tenantAudit, type TenantCall } from '../tenant-call';
import { lockTenant, type TenantRow } from '../tenant.repository';
import { limitInvitations } from './invitation-limits';
import {
  countOpenInvitations,
  findOpenInvitation,
  insertInvitation,
  renewInvitation,
  markInvitationRevoked,
  revokeInvitationsTo,
} from './invitation.repository';
import { writeInvitationMail } from './member-mails';
import { countMembers, findLanguage, isMemberByEmail } from './member.repository';
import { toInvitation } from './member-view';

const maximumMembers = 100;
const days = 7;
const lifetime = days * 24 * 3_600_000;

export interface InvitationForm {
  readonly email: string;
  readonly role: TenantRole;
  readonly language?: Language;
}

/** Locks the tenant; 409 if it is closed. */
async function lockOpenTenant(tx: Transaction, id: string): Promise<TenantRow> {
  const tenant = await lockTenant(tx, id);
  if (tenant === null) throw new NotFound('tenant_not_found');
  if (tenant.state === 'closed') throw new Conflict('tenant_closed');
  return tenant;
}

async function viewInvitation(tx: Transaction, tenantId: string, id: string, now: Date): Promise<Invitation> {
  const head = await findOpenInvitation(tx, tenantId, id);
  if (head === null) throw new NotFound('invitation_unknown');
  return toInvitation(head, now, true);
}

/** Invites an e-mail and revokes its earlier invitation to the same company CRM. */
export async function invite(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  form: InvitationForm,
): Promise<Invitation> {
  const emailCheck = checkEmail(form.email);
  if (!emailCheck.valid) throw new InvalidInput({ email: ['email_invalid'] });
  const email = emailCheck.normalized;
  await limitInvitations(dependencies, call.user.id, id, email);
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const tenant = await lockOpenTenant(tx, id);
    if (await isMemberByEmail(tx, id, email)) throw new InvalidInput({ email: ['already_a_member'] });
    const count = (await countMembers(tx, id)) + (await countOpenInvitations(tx, id, email));
    if (count >= maximumMembers) throw new Conflict('too_many_members');
    await revokeInvitationsTo(tx, id, email, now);
    const language = (await findLanguage(tx, email)) ?? form.language ?? call.caller.language;
    const { token, hash: tokenHash } = createSecretToken();
    const { role } = form;
    const times = { createdAt: now, sentAt: now, expiresAt: new Date(now.getTime() + lifetime) };
    const row = { tenantId: id, email, role, language, tokenHash, invitedBy: call.user.id, ...times };
    const invitationId = await insertInvitation(tx, row);
    await writeAudit(tx, { ...tenantAudit(call, id, now), action: 'tenant.invited', after: { email, role } });
    const mail = { to: email, language, role, inviter: call.user.fullName, token, days, at: now };
    await writeInvitationMail(tx, dependencies, tenant, mail);
    return viewInvitation(tx, id, invitationId, now);
  });
}

/** Sends a new link, valid for seven days; the old one stops working. */
export async function resendInvitation(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  invitationId: string,
): Promise<Invitation> {
  const { database, clock } = dependencies;
  const found = await inScope(database, call.scope, (tx) => findOpenInvitation(tx, id, invitationId));
  if (found === null) throw new NotFound('invitation_unknown');
  const { email, role, language } = found.invitation;
  await limitInvitations(dependencies, call.user.id, id, email);
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    const tenant = await lockOpenTenant(tx, id);
    const { token, hash: tokenHash } = createSecretToken();
    const renewed = { tokenHash, sentAt: now, expiresAt: new Date(now.getTime() + lifetime) };
    if (!(await renewInvitation(tx, invitationId, renewed))) throw new NotFound('invitation_unknown');
    await writeAudit(tx, { ...tenantAudit(call, id, now), action: 'tenant.invited_again', after: { email, role } });
    const mail = { to: email, language, role, inviter: found.inviter.fullName, token, days, at: now };
    await writeInvitationMail(tx, dependencies, tenant, mail);
    return viewInvitation(tx, id, invitationId, now);
  });
}

export function revokeInvitation(
  dependencies: TenantsDependencies,
  call: TenantCall,
  id: string,
  invitationId: string,
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    if (!(await markInvitationRevoked(tx, id, invitationId, now))) throw new NotFound('invitation_unknown');
    const trail = { ...tenantAudit(call, id, now), action: 'tenant.invitation_revoked' } as const;
    await writeAudit(tx, { ...trail, before: { invitation: invitationId } });
  });
}

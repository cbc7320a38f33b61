import {
  type DatabaseHandle,
  DomainError,
  publishAccessChange,
  publishRecordChange,
  type Transaction,
  writeAudit,
} from '../../platform';
import { recordedAccountFields } from '../accounts/account-fields';
import { lockAccount } from '../accounts/account.repository';
import type { IdentityDependencies } from '../dependencies';
import { findGrants } from '../roles/grants';
import { findRoles, lockActiveRoles, type RoleRights } from '../roles/role-rights';
import { insertMembers } from '../roles/role-member.repository';
import type { Acceptance, Accepted, FoundInvitation } from './found-invitation';
import {
  consumeUserInvitation,
  findInvitationRoleIds,
  findUserInvitationByHash,
  type UserInvitationHead,
} from './user-invitation.repository';
import { voidReason } from './user-invitation-view';

type PublishDependencies = Pick<IdentityDependencies, 'realtime' | 'log'>;
type Inviter = Pick<UserInvitationHead['inviter'], 'id' | 'state'>;

/** Finds an invitation of the operator by its link, in any state. */
export async function findRoleInvitation(
  dependencies: PublishDependencies,
  database: DatabaseHandle,
  tokenHash: string,
): Promise<FoundInvitation | null> {
  const head = await findUserInvitationByHash(database, tokenHash);
  if (head === null) return null;
  const { invitation, inviter } = head;
  return {
    email: invitation.email,
    inviter: inviter.fullName,
    expiresAt: invitation.expiresAt,
    isRevoked: invitation.withdrawnAt !== null,
    isAccepted: invitation.acceptedAt !== null,
    acceptedCode: 'invitation_used',
    describe: async (db) => {
      const roles = await grantedRoles(db, invitation.id, inviter);
      return { tenant_title: null, role: null, roles: roles.map(({ title }) => title) };
    },
    accept: (tx, acceptance) =>
      addInvitedUser(tx, dependencies, { id: invitation.id, inviterId: inviter.id, tokenHash }, acceptance),
  };
}

/** The roles of an invitation; 410 if its inviter may no longer grant them. */
async function grantedRoles(db: DatabaseHandle, id: string, inviter: Inviter): Promise<RoleRights[]> {
  const roles = await findRoles(db, (await findInvitationRoleIds(db, [id])).get(id) ?? []);
  const rights = await findGrants(db, inviter.id);
  if (voidReason({ state: inviter.state, rights }, roles) !== null) throw new DomainError(410, 'invitation_void');
  return roles;
}

interface Link {
  readonly id: string;
  readonly inviterId: string;
  readonly tokenHash: string;
}

/** Gives a user the roles. Locks what the inviter's rights depend on, so they hold until the commit. */
async function addInvitedUser(
  tx: Transaction,
  dependencies: PublishDependencies,
  { id, inviterId, tokenHash }: Link,
  { user, caller: { requestId, ip }, at }: Acceptance,
): Promise<Accepted | null> {
  const inviter = await lockAccount(tx, inviterId, 'share');
  await lockActiveRoles(tx, (await findInvitationRoleIds(tx, [id])).get(id) ?? []);
  const roles = await grantedRoles(tx, id, { id: inviterId, state: inviter?.state ?? 'inactive' });
  if (!(await consumeUserInvitation(tx, tokenHash, user.id, at))) return null;
  await insertMembers(
    tx,
    roles.map((role) => ({ roleId: role.id, userId: user.id, addedAt: at, addedBy: inviterId })),
  );
  await writeAudit(tx, {
    actorId: user.id,
    action: 'invitation.accept',
    outcome: 'done',
    subjectType: 'invitation',
    subjectId: id,
    fields: recordedAccountFields,
    related: [user.id],
    requestId,
    ip,
    at,
    after: { roles: roles.map(({ title }) => title) },
  });
  const publish = async () => {
    await publishAccessChange(dependencies, [user.id]);
    await publishRecordChange(dependencies, 'users', user.id);
    for (const role of roles) await publishRecordChange(dependencies, 'roles', role.id);
  };
  return { tenantId: null, role: null, publish };
}

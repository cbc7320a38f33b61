import { type AuditEntry, type Caller, type DatabaseHandle, NotFound, type SessionUser } from '../../platform';
import { accountAudit } from '../accounts/account-audit';
import type { Account } from '../accounts/account.repository';
import type { ViewedUser } from './user-blocks';
import { findRolesOfUsers } from './user-roles.repository';
import { findUser } from './user.repository';

/** Who changes a user. */
export interface UserCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** Audit fields of a change by the caller to the account of a user. */
export const userAudit = ({ user, caller }: UserCall, userId: string, at: Date): Omit<AuditEntry, 'action'> => ({
  ...accountAudit(caller, userId, at),
  actorId: user.id,
});

/** @throws NotFound if the user does not exist or is anonymised */
export async function requireUser(db: DatabaseHandle, id: string): Promise<ViewedUser<Account>> {
  const account = await findUser(db, id);
  if (account === null) throw new NotFound('user_not_found');
  return { account, roles: (await findRolesOfUsers(db, [id])).get(id) ?? [] };
}

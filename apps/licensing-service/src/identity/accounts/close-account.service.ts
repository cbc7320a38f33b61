import {
  type Caller,
  InvalidInput,
  portalPaths,
  type SessionUser,
  textOf,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { removeAllRoles } from '../roles/administrators';
import { type Account, updateAccount } from './account.repository';
import { checkCurrentPassword } from './current-password';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { deleteInvitationsOf } from '../invitations/user-invitation.repository';
import { endLogin } from './login-failures';
import { deleteTokensOf } from './token.repository';
import { accountAudit } from './account-audit';

/**
 * Closes the user's account; requires the password. Records keep an anonymous author, and the e-mail can register
 * again. 409 if a company CRM would have no owner or the portal no Administrator.
 */
export async function closeAccount(
  dependencies: IdentityDependencies,
  user: SessionUser,
  password: string,
  caller: Caller,
): Promise<void> {
  const { account, matches } = await checkCurrentPassword(dependencies, user.id, password);
  if (!matches) throw new InvalidInput({ current_password: ['current_password_wrong'] });
  const close = async (tx: Transaction) => {
    const at = dependencies.clock();
    const tenantIds = await dependencies.memberships.leaveAll(tx, user.id, caller, at);
    await removeAllRoles(tx, user.id);
    await mailAccountClosed(tx, dependencies, account, at);
    await anonymise(tx, dependencies, account, at);
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action: 'auth.closed' });
    return tenantIds;
  };
  const leftTenantIds = await endSessionsWith(dependencies, user.id, close, { reason: 'membership' });
  await dependencies.memberships.announce(leftTenantIds);
}

function mailAccountClosed(
  tx: Transaction,
  dependencies: IdentityDependencies,
  { id, email, fullName: name, language }: Account,
  at: Date,
): Promise<void> {
  const values = { contact: dependencies.settings.operatorEmail };
  const once = { onceKey: `account:${id}:closed`, path: portalPaths.registration };
  return writeMail(tx, dependencies, { to: email, name, language, template: 'account_closed', values, ...once, at });
}

async function anonymise(
  tx: Transaction,
  { memberships }: IdentityDependencies,
  { id, email, language }: Account,
  at: Date,
): Promise<void> {
  const fullName = textOf(language, 'messages.former_user');
  await deleteTokensOf(tx, id);
  await endLogin(tx, email);
  await deleteInvitationsOf(tx, { id, email });
  await memberships.forget(tx, id, fullName);
  const blank = { fullName, countryCode: '', phone: '', positionTitle: null, username: null, visitedModules: [] };
  const closed = { state: 'anonymised', email: `${id}@closed.invalid`, passwordHash: 'none' } as const;
  await updateAccount(tx, id, { ...blank, ...closed, perPage: null }, at);
}

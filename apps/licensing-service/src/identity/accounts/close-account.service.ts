import {
  type Caller,
  InvalidInput,
  portalPaths,
  type SessionUser,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import type { Account } from './account.repository';
import { emailsOf } from './account-emails';
import { anonymiseAccount, leaveEverything } from './anonymise-account';
import { checkCurrentPassword } from './current-password';
import { endSessionsWith } from '../sessions/end-sessions.service';
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
    const emails = await emailsOf(tx, account);
    const leaving = { userId: user.id, emails, actorId: user.id, namesTenants: true, caller, at };
    const tenantIds = await leaveEverything(tx, dependencies, leaving);
    await mailAccountClosed(tx, dependencies, account, at);
    await anonymiseAccount(tx, dependencies, account, leaving);
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action: 'auth.closed' });
    return tenantIds;
  };
  const leftTenantIds = await endSessionsWith(dependencies, user.id, close, { reason: 'membership' });
  await dependencies.memberships.publish(leftTenantIds);
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

import { writeAudit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/database/database';
import type { Caller, SessionUser } from '../../platform/http/caller';
import { InvalidInput } from '../../platform/http/errors';
import { writeMail } from '../../platform/mail/mail';
import type { Parts } from '../../parts';
import { portalPaths } from '../../platform/portal-paths';
import { textOf } from '../../platform/texts/text-of';
import { leaveAllTenants } from '../../tenants/members/leave-all.service';
import { forgetReader } from '../../tenants/notifications/notification.service';
import { takeAllRoles } from '../roles/administrators';
import { announceTenant } from '../../tenants/announce-tenant';
import { type Account, updateAccount } from './account.repository';
import { checkCurrentPassword } from './current-password';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { endLogin } from './login-failures';
import { deleteTokensOf } from './token.repository';
import { trailOf } from './trail';

/**
 * Closes the own account with its password: its records keep an anonymous author, and
 * its e-mail can register again. 409 while company CRMs would be left without an owner, or the portal without an
 * Administrator.
 */
export async function closeAccount(parts: Parts, user: SessionUser, password: string, caller: Caller): Promise<void> {
  const { account, fits } = await checkCurrentPassword(parts, user.id, password);
  if (!fits) throw new InvalidInput({ current_password: ['current_password_wrong'] });
  const left = await endSessionsWith(parts, user.id, async (tx) => {
    const at = parts.clock();
    const tenantIds = await leaveAllTenants(tx, user.id, caller, at);
    await takeAllRoles(tx, user.id);
    await writeFarewell(tx, parts, account, at);
    await anonymise(tx, account, at);
    await writeAudit(tx, { ...trailOf(caller, user.id, at), action: 'auth.closed' });
    return tenantIds;
  });
  for (const tenantId of left) await announceTenant(parts, tenantId);
}

function writeFarewell(
  tx: Transaction,
  parts: Parts,
  { id, email, fullName: name, language }: Account,
  at: Date,
): Promise<void> {
  const values = { contact: parts.settings.operatorEmail };
  const once = { onceKey: `account:${id}:closed`, path: portalPaths.registration };
  return writeMail(tx, parts, { to: email, name, language, template: 'account_closed', values, ...once, at });
}

async function anonymise(tx: Transaction, { id, email, language }: Account, at: Date): Promise<void> {
  const fullName = textOf(language, 'messages.former_user');
  await deleteTokensOf(tx, id);
  await endLogin(tx, email);
  await forgetReader(tx, id, fullName);
  const nobody = { fullName, countryCode: '', phone: '', positionTitle: null, username: null, visitedModules: [] };
  const closed = { state: 'anonymised', email: `${id}@closed.invalid`, passwordHash: 'none' } as const;
  await updateAccount(tx, id, { ...nobody, ...closed, perPage: null }, at);
}

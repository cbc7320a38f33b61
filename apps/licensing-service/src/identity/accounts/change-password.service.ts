import {
  type Caller,
  type SessionUser,
  throwIfInvalid,
  type Transaction,
  Unauthenticated,
  writeAudit,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { findAccount } from './account.repository';
import { checkCurrentPassword } from './current-password';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { setPassword } from './set-password';
import { type NewPassword, newPasswordProblems } from './password-rule';
import { createPasswordHash } from './passwords';
import { startSession } from '../sessions/session.service';
import { accountAudit } from './account-audit';

type PasswordChange = NewPassword & { readonly current_password: string };

/** Changes a password, given the current one. Ends all sessions and returns the token of a new one. */
export async function changePassword(
  dependencies: IdentityDependencies,
  user: SessionUser,
  form: PasswordChange,
  caller: Caller,
): Promise<string> {
  const { clock, settings } = dependencies;
  const { account, matches } = await checkCurrentPassword(dependencies, user.id, form.current_password);
  const problems = {
    ...(form.password === form.current_password ? { password: ['password_same'] as const } : {}),
    ...(matches ? {} : { current_password: ['current_password_wrong'] as const }),
    ...newPasswordProblems(form, [account.fullName, account.email], settings),
  };
  throwIfInvalid(problems);
  const passwordHash = await createPasswordHash(form.password);
  const change = async (tx: Transaction) => {
    const at = clock();
    if ((await findAccount(tx, user.id))?.state !== 'active') throw new Unauthenticated();
    await setPassword(tx, dependencies, account, passwordHash, at);
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action: 'auth.password_changed' });
    return startSession(tx, user.id, caller, settings, at);
  };
  return endSessionsWith(dependencies, user.id, change, { replaced: caller.sessionId });
}

import {
  asService,
  type Caller,
  NotFound,
  portalPaths,
  throwIfInvalid,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, findAccount, findAccountByEmail } from './account.repository';
import { mailActivation } from './activation-mail';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { canMail } from './mail-rate-limit';
import { setPassword } from './set-password';
import { type NewPassword, newPasswordProblems } from './password-rule';
import { createPasswordHash } from './passwords';
import { findWorkingToken, issueToken, tokenLifetimes, consumeToken } from './token.repository';
import { trailOf } from './trail';

/** Sends a link if the e-mail belongs to an account; the response does not reveal whether it does. */
export async function requestPasswordReset(
  dependencies: IdentityDependencies,
  email: string,
  caller: Caller,
): Promise<void> {
  const at = dependencies.clock();
  await asService(dependencies.database, 'no-tenant', async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account === null || !(await canMail(tx, account.id, at))) return;
    await writeAudit(tx, { ...trailOf(caller, account.id, at), actorId: null, action: 'auth.reset_requested' });
    if (account.state === 'pending') await mailActivation(tx, dependencies, account, at);
    if (account.state === 'active') await mailReset(tx, dependencies, account, at);
  });
}

async function mailReset(
  tx: Transaction,
  dependencies: IdentityDependencies,
  { id, email, fullName: name, language }: Account,
  at: Date,
): Promise<void> {
  const path = portalPaths.resetPassword(await issueToken(tx, 'password_reset', id, at));
  const count = tokenLifetimes.password_reset / 60_000;
  await writeMail(tx, dependencies, {
    to: email,
    name,
    language,
    template: 'password_reset',
    values: { count },
    path,
    at,
  });
}

/** The account of a reset link; 404 unless the link is valid. */
export async function accountOfResetLink({ database, clock }: IdentityDependencies, token: string): Promise<Account> {
  const found = await findWorkingToken(database, 'password_reset', token, clock());
  const account = found?.userId == null ? null : await findAccount(database, found.userId);
  if (account?.state !== 'active') throw new NotFound('reset_link_invalid');
  return account;
}

/** Sets a new password by a reset link. Ends all sessions and starts none. */
export async function resetPassword(
  dependencies: IdentityDependencies,
  form: NewPassword & { readonly token: string },
  caller: Caller,
): Promise<void> {
  const account = await accountOfResetLink(dependencies, form.token);
  const problems = newPasswordProblems(form, [account.fullName, account.email], dependencies.settings);
  throwIfInvalid(problems);
  const passwordHash = await createPasswordHash(form.password);
  await endSessionsWith(dependencies, account.id, async (tx) => {
    const at = dependencies.clock();
    if ((await consumeToken(tx, 'password_reset', form.token, at)) === null) throw new NotFound('reset_link_invalid');
    await writeAudit(tx, { ...trailOf(caller, account.id, at), action: 'auth.password_reset' });
    await setPassword(tx, dependencies, account, passwordHash, at);
  });
}

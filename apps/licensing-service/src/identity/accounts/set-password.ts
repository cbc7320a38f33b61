import { portalPaths, type Transaction, writeMail } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, updateAccount } from './account.repository';
import { endLogin } from './login-failures';
import { endTokensOf } from './token.repository';

/** Sets a password, revokes all links of the account and notifies its owner. */
export async function setPassword(
  tx: Transaction,
  dependencies: IdentityDependencies,
  account: Account,
  passwordHash: string,
  at: Date,
): Promise<void> {
  const { id, email, fullName: name, language } = account;
  await updateAccount(tx, id, { passwordHash }, at);
  await endTokensOf(tx, id, at);
  await endLogin(tx, email);
  const template = 'password_changed';
  await writeMail(tx, dependencies, {
    to: email,
    name,
    language,
    template,
    values: {},
    path: portalPaths.forgotPassword,
    at,
  });
}

import type { Transaction } from '../../database/database';
import { writeMail } from '../../mail/mail';
import type { Parts } from '../../parts';
import { portalPaths } from '../../portal-paths';
import { type Account, updateAccount } from './account.repository';
import { endLogin } from './login-failures';
import { deleteSessionsOf } from './session.repository';
import { endTokensOf } from './token.repository';

/** Sets a password: every session and every link of the account ends, and its owner is told. Answers the ended sessions. */
export async function setPassword(
  tx: Transaction,
  parts: Parts,
  account: Account,
  passwordHash: string,
  at: Date,
): Promise<string[]> {
  const { id, email, fullName: name, language } = account;
  await updateAccount(tx, id, { passwordHash }, at);
  await endTokensOf(tx, id, at);
  await endLogin(tx, email);
  const template = 'password_changed';
  await writeMail(tx, parts, { to: email, name, language, template, values: {}, path: portalPaths.forgotPassword, at });
  return deleteSessionsOf(tx, id);
}

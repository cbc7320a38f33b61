import { checkEmail } from '@atrium/validators';
import {
  asService,
  type Caller,
  Conflict,
  constraintOf,
  type FieldProblems,
  NotFound,
  portalPaths,
  type SessionUser,
  throwIfInvalid,
  TooManyRequests,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, findAccountByEmail, lockAccount, updateAccount } from './account.repository';
import { checkCurrentPassword } from './current-password';
import { canMail } from './mail-rate-limit';
import { countHit } from './rate-counter.repository';
import { endTokensOf, issueToken, consumeToken, tokenLifetimes } from './token.repository';
import { accountAudit } from './account-audit';

interface EmailForm {
  readonly email?: string;
  readonly current_password?: string;
}

const changesPerHour = 5;

/**
 * Validates a requested e-mail change; null if the form requests none. Requires the password, and only users
 * themselves can change their e-mail.
 *
 * @throws InvalidInput with its problems and the other `problems` of the form
 */
export async function checkEmailChange(
  dependencies: IdentityDependencies,
  user: SessionUser,
  id: string,
  { email, current_password: typed }: EmailForm,
  problems: FieldProblems,
): Promise<string | null> {
  const checked = checkEmail(email ?? '');
  const isRequested = email !== undefined && !(checked.valid && id === user.id && checked.normalized === user.email);
  const matches = !isRequested || (await checkCurrentPassword(dependencies, user.id, typed ?? '')).matches;
  const allProblems = {
    ...problems,
    ...(isRequested && id !== user.id ? { email: ['email_invalid'] as const } : {}),
    ...(matches ? {} : { current_password: ['current_password_wrong'] as const }),
  };
  throwIfInvalid(allProblems);
  if (!isRequested || !checked.valid) return null;
  const rateLimit = { key: `email:${id}`, limit: changesPerHour, milliseconds: 3_600_000 };
  const retryAfter = await countHit(dependencies.database, rateLimit, dependencies.clock());
  if (retryAfter !== null) throw new TooManyRequests(retryAfter);
  return checked.normalized;
}

/**
 * Sends a confirmation link to the new e-mail. The response does not reveal whether another account has it; the owner
 * of that account gets an e-mail.
 */
export async function requestEmailChange(
  tx: Transaction,
  dependencies: IdentityDependencies,
  { id, fullName: name, language }: Account,
  email: string,
  caller: Caller,
): Promise<void> {
  const at = dependencies.clock();
  const token = await issueToken(tx, 'email_change', id, at, email);
  await writeAudit(tx, { ...accountAudit(caller, id, at), action: 'auth.email_change_requested', after: { email } });
  const known = await findAccountByEmail(tx, email);
  if (known === null) {
    const values = { count: tokenLifetimes.email_change / 3_600_000 };
    const path = portalPaths.confirmEmail(token);
    return writeMail(tx, dependencies, { to: email, name, language, template: 'email_change', values, path, at });
  }
  if (!(await canMail(tx, known.id, at))) return;
  const owner = { to: known.email, name: known.fullName, language: known.language, path: portalPaths.login };
  await writeMail(tx, dependencies, { ...owner, template: 'email_change_taken', values: {}, at });
}

/**
 * Confirms an e-mail change by its link. Revokes all other links of the account and notifies the old address. Returns
 * the new one.
 */
export async function confirmEmail(dependencies: IdentityDependencies, token: string, caller: Caller): Promise<string> {
  try {
    return await asService(dependencies.database, 'no-tenant', (tx) => confirm(tx, dependencies, token, caller));
  } catch (error) {
    if (constraintOf(error) === 'users_email_key') throw new Conflict('email_taken');
    throw error;
  }
}

async function confirm(
  tx: Transaction,
  dependencies: IdentityDependencies,
  token: string,
  caller: Caller,
): Promise<string> {
  const at = dependencies.clock();
  const used = await consumeToken(tx, 'email_change', token, at);
  const account = used?.userId == null ? null : await lockAccount(tx, used.userId, 'update');
  if (used?.email == null || account?.state !== 'active') throw new NotFound('email_link_invalid');
  const { email } = used;
  const { id, email: before, fullName: name, language } = account;
  await updateAccount(tx, id, { email }, at);
  await endTokensOf(tx, id, at);
  const trail = { ...accountAudit(caller, id, at), action: 'auth.email_changed' } as const;
  await writeAudit(tx, { ...trail, before: { email: before }, after: { email } });
  const values = { email, contact: dependencies.settings.operatorEmail };
  await writeMail(tx, dependencies, {
    to: before,
    name,
    language,
    template: 'email_changed',
    values,
    path: portalPaths.login,
    at,
  });
  return email;
}

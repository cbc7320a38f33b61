import {
  asService,
  type Caller,
  InvalidInput,
  portalPaths,
  type Transaction,
  writeAudit,
  writeMail,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { addAdministrator } from '../roles/administrators';
import { type Account, findAccountByEmail, insertAccount, type NewAccount, updateAccount } from './account.repository';
import { mailActivation } from './activation-mail';
import { checkAdministratorToken, consumeAdministratorToken } from './first-administrator.service';
import { canMail } from './mail-rate-limit';
import { createPasswordHash } from './passwords';
import { checkRegistration, type SignupForm } from './registration-rules';
import { trailOf } from './trail';

/** Registers an account. The response does not reveal whether the e-mail has one; its owner gets an e-mail. */
export async function signUp(
  dependencies: IdentityDependencies,
  form: SignupForm,
  caller: Caller,
): Promise<'activation_sent' | 'activated'> {
  const { administrator_token: token } = form;
  if (token !== undefined) await checkAdministratorToken(dependencies, token);
  const account = await newAccount(dependencies, form, caller);
  if (token !== undefined) {
    await asService(dependencies.database, 'no-tenant', (tx) => registerAdministrator(tx, account, token, caller));
    return 'activated';
  }
  await asService(dependencies.database, 'no-tenant', (tx) => register(tx, dependencies, account, caller));
  return 'activation_sent';
}

async function newAccount(
  { settings, clock }: IdentityDependencies,
  form: SignupForm,
  { language }: Caller,
): Promise<NewAccount> {
  const registration = checkRegistration(form, settings);
  const passwordHash = await createPasswordHash(form.password);
  const now = clock();
  const terms = { termsVersion: settings.terms.version, termsAcceptedAt: now };
  return { ...registration, ...terms, passwordHash, language, state: 'pending', createdAt: now, updatedAt: now };
}

async function register(
  tx: Transaction,
  dependencies: IdentityDependencies,
  account: NewAccount,
  caller: Caller,
): Promise<void> {
  const inserted = await insertAccount(tx, account);
  if (inserted === null) return registerAgain(tx, dependencies, account, caller);
  await writeAudit(tx, { ...trailOf(caller, inserted.id, account.createdAt), action: 'auth.signup' });
  await mailActivation(tx, dependencies, inserted, account.createdAt);
}

/**
 * A registered e-mail: a pending account gets a new link with the latest input, an active one an e-mail about the
 * existing account.
 */
async function registerAgain(
  tx: Transaction,
  dependencies: IdentityDependencies,
  account: NewAccount,
  caller: Caller,
): Promise<void> {
  const at = account.createdAt;
  const known = await findAccountByEmail(tx, account.email);
  if (known === null || !(await canMail(tx, known.id, at))) return;
  await writeAudit(tx, { ...trailOf(caller, known.id, at), actorId: null, action: 'auth.signup', outcome: 'refused' });
  if (known.state === 'active') await mailKnownAccount(tx, dependencies, known, at);
  if (known.state !== 'pending') return;
  const { createdAt: _, ...latest } = account;
  const pending = await updateAccount(tx, known.id, latest, at);
  if (pending !== null) await mailActivation(tx, dependencies, pending, at);
}

async function mailKnownAccount(
  tx: Transaction,
  dependencies: IdentityDependencies,
  { email, fullName, language }: Account,
  at: Date,
): Promise<void> {
  await writeMail(tx, dependencies, {
    to: email,
    name: fullName,
    language,
    template: 'account_exists',
    values: {},
    path: portalPaths.login,
    at,
  });
}

async function registerAdministrator(
  tx: Transaction,
  account: NewAccount,
  token: string,
  caller: Caller,
): Promise<void> {
  const at = account.createdAt;
  const inserted = await insertAccount(tx, { ...account, state: 'active', activatedAt: at });
  if (inserted === null) throw new InvalidInput({ email: ['email_taken'] });
  await consumeAdministratorToken(tx, token, at);
  await addAdministrator(tx, inserted.id, at);
  await writeAudit(tx, {
    ...trailOf(caller, inserted.id, at),
    action: 'auth.signup',
    after: { role: 'Administrators' },
  });
}

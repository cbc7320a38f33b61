import { asService, type Caller, Conflict, DomainError, NotFound, writeAudit } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { findAccount, updateAccount } from './account.repository';
import { mailActivation } from './activation-mail';
import { canMail } from './mail-rate-limit';
import { findToken, consumeToken } from './token.repository';
import { trailOf } from './trail';

/** Activates an account by its link. 410 for an expired link that can be replaced, 404 for an unknown one. */
export function activate(
  dependencies: IdentityDependencies,
  token: string,
  caller: Caller,
): Promise<'activated' | 'already_active'> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'no-tenant', async (tx) => {
    const used = await consumeToken(tx, 'activation', token, at);
    if (used?.userId == null) return rejectActivation(await accountOf(tx, token));
    const account = await findAccount(tx, used.userId);
    if (account?.state !== 'pending') return rejectActivation(account);
    await updateAccount(tx, account.id, { state: 'active', activatedAt: at }, at);
    await writeAudit(tx, { ...trailOf(caller, account.id, at), action: 'auth.activate' });
    return 'activated';
  });
}

type MaybeAccount = Awaited<ReturnType<typeof findAccount>>;

function rejectActivation(account: MaybeAccount): 'already_active' {
  if (account?.state === 'active') return 'already_active';
  if (account?.state === 'pending') throw new DomainError(410, 'activation_expired');
  throw new NotFound('activation_unknown');
}

async function accountOf(tx: Parameters<typeof findToken>[0], token: string): Promise<MaybeAccount> {
  const found = await findToken(tx, 'activation', token);
  return found?.userId == null ? null : findAccount(tx, found.userId);
}

/** Sends a new link to replace an expired one. */
export function resendActivation(dependencies: IdentityDependencies, token: string, caller: Caller): Promise<void> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'no-tenant', async (tx) => {
    const account = await accountOf(tx, token);
    if (account?.state === 'active') throw new Conflict('already_active');
    if (account?.state !== 'pending') throw new NotFound('activation_unknown');
    if (!(await canMail(tx, account.id, at))) return;
    await mailActivation(tx, dependencies, account, at);
    await writeAudit(tx, { ...trailOf(caller, account.id, at), action: 'auth.activation_resent' });
  });
}

import { asService, type Caller, Conflict, DomainError, NotFound, writeAudit } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { findAccount, updateAccount } from './account.repository';
import { mailActivation } from './activation-mail';
import { canMail } from './mail-allowance';
import { findToken, consumeToken } from './token.repository';
import { trailOf } from './trail';

/** Activates the account of a link; 410 for a link that can be exchanged for a new one, 404 for an unknown one. */
export function activate(
  dependencies: IdentityDependencies,
  token: string,
  caller: Caller,
): Promise<'activated' | 'already_active'> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'no-tenant', async (tx) => {
    const used = await consumeToken(tx, 'activation', token, at);
    if (used?.userId == null) return refuse(await accountOf(tx, token));
    const account = await findAccount(tx, used.userId);
    if (account?.state !== 'pending') return refuse(account);
    await updateAccount(tx, account.id, { state: 'active', activatedAt: at }, at);
    await writeAudit(tx, { ...trailOf(caller, account.id, at), action: 'auth.activate' });
    return 'activated';
  });
}

type Found = Awaited<ReturnType<typeof findAccount>>;

function refuse(account: Found): 'already_active' {
  if (account?.state === 'active') return 'already_active';
  if (account?.state === 'pending') throw new DomainError(410, 'activation_expired');
  throw new NotFound('activation_unknown');
}

async function accountOf(tx: Parameters<typeof findToken>[0], token: string): Promise<Found> {
  const found = await findToken(tx, 'activation', token);
  return found?.userId == null ? null : findAccount(tx, found.userId);
}

/** Sends a new link in exchange for one that works no more. */
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

import { asService, InvalidInput, portalPaths, type Transaction } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { hasActiveAdministrator, lockAdministrators } from '../roles/administrators';
import { addToken, findWorkingToken, replaceTokens, consumeToken } from './token.repository';

/**
 * A new one-time link while there is no active Administrator, else null. Links that other starts and other instances
 * printed keep working too, until one of them is used.
 */
export function firstAdministratorLink({
  database,
  clock,
  settings,
}: Pick<IdentityDependencies, 'database' | 'clock' | 'settings'>): Promise<string | null> {
  return asService(database, 'start', async (tx) => {
    if (await hasActiveAdministrator(tx)) return null;
    const token = await addToken(tx, 'first_administrator', null, clock());
    return settings.publicUrl + portalPaths.administratorRegistration(token);
  });
}

const refusal = () => new InvalidInput({ administrator_token: ['administrator_link_invalid'] });

/** 422 unless the link works now. */
export async function checkAdministratorToken(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  if ((await findWorkingToken(database, 'first_administrator', token, clock())) === null) throw refusal();
}

/** Uses the link up, and every other one with it; 422 where another sign-up was quicker. */
export async function consumeAdministratorToken(tx: Transaction, token: string, at: Date): Promise<void> {
  await lockAdministrators(tx);
  const used = await consumeToken(tx, 'first_administrator', token, at);
  if (used === null || (await hasActiveAdministrator(tx))) throw refusal();
  await replaceTokens(tx, 'first_administrator', null, at);
}

import { asService, InvalidInput, portalPaths, type Transaction } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { hasActiveAdministrator, lockAdministrators } from '../roles/administrators';
import { addToken, findWorkingToken, replaceTokens, consumeToken } from './token.repository';

/**
 * A new single-use link while there is no active Administrator, else null. Links printed by earlier startups and
 * other instances stay valid until one is used.
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

const invalidLink = () => new InvalidInput({ administrator_token: ['administrator_link_invalid'] });

/** Throws 422 unless the link is valid. */
export async function checkAdministratorToken(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  if ((await findWorkingToken(database, 'first_administrator', token, clock())) === null) throw invalidLink();
}

/** Consumes the link and revokes all others; 422 if a concurrent sign-up has used one. */
export async function consumeAdministratorToken(tx: Transaction, token: string, at: Date): Promise<void> {
  await lockAdministrators(tx);
  const used = await consumeToken(tx, 'first_administrator', token, at);
  if (used === null || (await hasActiveAdministrator(tx))) throw invalidLink();
  await replaceTokens(tx, 'first_administrator', null, at);
}

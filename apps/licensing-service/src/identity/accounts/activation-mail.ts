import { portalPaths, type Transaction, writeMail } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import type { Account } from './account.repository';
import { issueToken, tokenLifetimes } from './token.repository';

/** Sends a new activation link. Omits the name, since the address may belong to someone else. */
export async function mailActivation(
  tx: Transaction,
  dependencies: IdentityDependencies,
  { id, email, language }: Account,
  at: Date,
): Promise<void> {
  const token = await issueToken(tx, 'activation', id, at);
  const count = tokenLifetimes.activation / 3_600_000;
  const path = portalPaths.activate(token);
  await writeMail(tx, dependencies, { to: email, language, template: 'activation', values: { count }, path, at });
}

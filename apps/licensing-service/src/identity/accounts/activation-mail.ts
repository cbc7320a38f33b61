import type { Transaction } from '../../platform/database/database';
import { writeMail } from '../../platform/mail/mail';
import type { Parts } from '../../parts';
import { portalPaths } from '../../platform/portal-paths';
import type { Account } from './account.repository';
import { issueToken, tokenLifetimes } from './token.repository';

/** Sends a new activation link. The name is left out: the address may belong to another person. */
export async function mailActivation(
  tx: Transaction,
  parts: Parts,
  { id, email, language }: Account,
  at: Date,
): Promise<void> {
  const token = await issueToken(tx, 'activation', id, at);
  const count = tokenLifetimes.activation / 3_600_000;
  const path = portalPaths.activate(token);
  await writeMail(tx, parts, { to: email, language, template: 'activation', values: { count }, path, at });
}

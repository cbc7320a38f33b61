import { checkEmail } from '@atrium/validators';
import type { FieldProblem, FieldProblems, Language, SessionUser, Transaction } from '../../platform';
import { type Account, findAccountsByEmail } from '../accounts/account.repository';
import { findGrantsOf, type Grants } from '../roles/grants';
import { holdsAll } from '../roles/held-permissions';
import type { RoleRights } from '../roles/role-rights';
import { countRecipient } from './user-invitation-limits';
import { findInvitedEmails, lockInvitationsTo } from './user-invitation.repository';

/** A person to invite. */
export interface Recipient {
  readonly email: string;
  /** Of their active account; null without one. */
  readonly language: Language | null;
}

interface Checked {
  readonly recipients: readonly Recipient[];
  /** By position: `emails.0`. */
  readonly problems: FieldProblems;
}

/** Checks every address to invite. An address that is given twice is invited once. */
export async function checkRecipients(
  tx: Transaction,
  user: SessionUser,
  addresses: readonly string[],
  roles: readonly RoleRights[],
  now: Date,
): Promise<Checked> {
  const emails = addresses.map((address) => checkEmail(address));
  const valid = [...new Set(emails.flatMap((email) => (email.valid ? [email.normalized] : [])))];
  const accounts = new Map(
    (await findAccountsByEmail(tx, valid)).map((account) => [account.email.toLowerCase(), account]),
  );
  const grants = await findGrantsOf(
    tx,
    [...accounts.values()].map(({ id }) => id),
  );
  await lockInvitationsTo(tx, valid);
  const invited = await findInvitedEmails(tx, valid, now);
  const found = new Map<string, FieldProblem>();
  for (const email of valid) {
    const account = accounts.get(email);
    const problem =
      (account === undefined ? null : accountProblem(user, account, grants.get(account.id), roles)) ??
      (invited.has(email) ? 'already_invited' : null) ??
      ((await countRecipient(tx, email, now)) === null ? null : 'invited_too_often');
    if (problem !== null) found.set(email, problem);
  }
  const problems = emails.flatMap((email, at) => {
    const problem = email.valid ? found.get(email.normalized) : 'email_invalid';
    return problem === undefined ? [] : [[`emails.${at}`, [problem]] as const];
  });
  const languageOf = (account: Account | undefined) => (account?.state === 'active' ? account.language : null);
  return {
    recipients: valid.map((email) => ({ email, language: languageOf(accounts.get(email)) })),
    problems: Object.fromEntries(problems),
  };
}

/** Rejects inactive accounts, accounts that have the roles, and accounts with a permission that the user lacks. */
function accountProblem(
  user: SessionUser,
  { state }: Account,
  grants: Grants | undefined,
  roles: readonly RoleRights[],
): FieldProblem | null {
  if (state === 'inactive') return 'account_inactive';
  if (grants === undefined) return null;
  if (!holdsAll(user, grants)) return 'account_beyond_rights';
  const held = new Set(grants.roles.map(({ id }) => id));
  return roles.length > 0 && roles.every(({ id }) => held.has(id)) ? 'has_these_roles' : null;
}

import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, updateUserSchema } from '@atrium/api-client/contract/schemas';
import { checkEmail, checkFullName } from '@atrium/validators';
import { asService, type Caller, type FieldProblems, NotFound, type SessionUser, writeAudit } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, lockAccount, type NewAccount, updateAccount } from './account.repository';
import { checkEmailChange, requestEmailChange } from './email-change.service';
import { accountAudit } from './account-audit';

export type AccountForm = BodyOf<CallOf<typeof updateUserSchema>>;

/** Problems of the given account fields that can be detected without the database. */
export function accountProblems({ full_name: name, email }: AccountForm): FieldProblems {
  return {
    ...(name === undefined || checkFullName(name).valid ? {} : { full_name: ['full_name_invalid'] }),
    ...(email === undefined || checkEmail(email).valid ? {} : { email: ['email_invalid'] }),
  };
}

/** Updates an account. Only Administrators can update another user's; others get 404. */
export async function changeAccount(
  dependencies: IdentityDependencies,
  user: SessionUser,
  id: string,
  form: AccountForm,
  caller: Caller,
): Promise<void> {
  const { database, clock } = dependencies;
  if (id !== user.id && !user.isAdministrator) throw new NotFound();
  const newEmail = await checkEmailChange(dependencies, user, id, form, accountProblems(form));
  const changed = changesOf(form);
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const before = await lockAccount(tx, id, 'update');
    if (before === null || before.state === 'anonymised') throw new NotFound();
    const after = await updateAccount(tx, id, changed, at);
    const trail = { ...accountAudit(caller, id, at), actorId: user.id, action: 'auth.update' } as const;
    await writeAudit(tx, { ...trail, before: pick(before, changed), after: pick(after ?? before, changed) });
    if (newEmail !== null) await requestEmailChange(tx, dependencies, after ?? before, newEmail, caller);
  });
}

function changesOf({ full_name, language, per_page, visited_modules }: AccountForm): Partial<NewAccount> {
  return {
    ...(full_name === undefined ? {} : nameOf(full_name)),
    ...(language === undefined ? {} : { language }),
    ...(per_page === undefined ? {} : { perPage: per_page }),
    ...(visited_modules === undefined ? {} : { visitedModules: visited_modules }),
  };
}

function nameOf(value: string): Partial<NewAccount> {
  const name = checkFullName(value);
  return name.valid ? { fullName: name.normalized } : {};
}

function pick(account: Account, changed: Partial<NewAccount>): Record<string, unknown> {
  const { fullName, language, perPage, visitedModules } = account;
  const shown = { fullName, language, perPage, visitedModules };
  return Object.fromEntries(Object.entries(shown).filter(([name]) => name in changed));
}

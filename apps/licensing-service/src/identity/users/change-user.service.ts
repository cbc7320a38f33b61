import type { BodyOf, User } from '@atrium/api-client/contract';
import type { CallOf, changeUserSchema } from '@atrium/api-client/contract/schemas';
import { checkFullName } from '@atrium/validators';
import { asService, Conflict, constraintOf, InvalidInput, Stale, type Transaction, writeAudit } from '../../platform';
import { type Account, lockAccount, type NewAccount, updateAccount } from '../accounts/account.repository';
import { findLastAdministrator } from '../roles/administrators';
import type { Rights } from '../roles/held-permissions';
import { lockGrants, requireMayChange } from '../roles/may-grant';
import { endSessionsWith } from '../sessions/end-sessions.service';
import { activationBlock, type ViewedUser } from './user-blocks';
import { requireUser, userAudit, type UserCall } from './user-call';
import { readUser, type UsersDependencies, viewUser } from './user.service';

export type UserForm = BodyOf<CallOf<typeof changeUserSchema>>;

/** Changes an account. Deactivating it ends its sessions in the same transaction. */
export async function changeUser(
  dependencies: UsersDependencies,
  call: UserCall,
  id: string,
  form: UserForm,
): Promise<User> {
  const { database } = dependencies;
  const change = (tx: Transaction) => applyChange(tx, dependencies, call, id, form);
  try {
    if (form.active === false) await endSessionsWith(dependencies, id, change);
    else
      await asService(database, 'no-tenant', async (tx) => {
        await lockAccount(tx, id, 'update');
        await change(tx);
      });
  } catch (error) {
    if (constraintOf(error) === 'users_username_key') throw new InvalidInput({ username: ['username_taken'] });
    throw error;
  }
  return readUser(dependencies, call, id);
}

async function applyChange(
  tx: Transaction,
  dependencies: UsersDependencies,
  call: UserCall,
  id: string,
  form: UserForm,
): Promise<void> {
  const at = dependencies.clock();
  const rights = await lockGrants(tx, call.user.id, 'update/users');
  const target = await requireUser(tx, id);
  await requireMayChange(tx, rights, id);
  if (target.account.version !== form._version) throw new Stale(await viewUser(tx, dependencies, call, id));
  const state = await nextState(tx, { id: call.user.id, ...rights }, target, form.active);
  const changed = { ...changesOf(form), ...(state === null ? {} : { state }) };
  const { before, after } = differences(target.account, changed);
  if (Object.keys(after).length === 0) return;
  await updateAccount(tx, id, after, at);
  const action = state === null ? 'user.update' : state === 'active' ? 'user.activate' : 'user.deactivate';
  await writeAudit(tx, { ...userAudit(call, id, at), action, before, after });
}

/** The state that `active` asks for; null if it stays. */
async function nextState(
  tx: Transaction,
  caller: Rights & { readonly id: string },
  target: ViewedUser,
  active: boolean | undefined,
): Promise<'active' | 'inactive' | null> {
  if (active === undefined || active === (target.account.state === 'active')) return null;
  const block = activationBlock(caller, target, await findLastAdministrator(tx));
  if (block !== null) throw new Conflict(block);
  return active ? 'active' : 'inactive';
}

function changesOf({ full_name: name, username, position_title: position }: UserForm): Partial<NewAccount> {
  return {
    ...(name === undefined ? {} : { fullName: nameOf(name) }),
    ...(username === undefined ? {} : { username: username === '' ? null : username }),
    ...(position === undefined ? {} : { positionTitle: position }),
  };
}

function nameOf(value: string): string {
  const name = checkFullName(value);
  if (!name.valid) throw new InvalidInput({ full_name: ['full_name_invalid'] });
  return name.normalized;
}

function differences(account: Account, changed: Partial<NewAccount>) {
  const names = (Object.keys(changed) as (keyof NewAccount)[]).filter((name) => changed[name] !== account[name]);
  const pick = (from: Partial<NewAccount>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(account), after: pick(changed) };
}

import { logIn } from './person.ts';
import type { Caller, Recorder } from './recorder.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Sessions of the demo's people, by their role. */
export interface People {
  readonly operator: Caller;
  readonly owner: Caller;
  readonly other: Caller;
  readonly manager: Caller;
  readonly viewer: Caller;
  readonly subscriber: Caller;
}

const emails = {
  operator: { email: 'operator@atrium.example', language: 'en' },
  owner: { email: 'maja.kovac@znidarsic.example', language: 'en' },
  other: { email: 'zan.azman@azman.example', language: 'sl' },
  manager: { email: 'tina.oblak@znidarsic.example', language: 'sl' },
  viewer: { email: 'luka.hribar@znidarsic.example', language: 'en' },
  subscriber: { email: 'nina.breznik@breznik.example', language: 'en' },
} as const;

export function accountOf(accounts: readonly Account[], name: keyof People): Account {
  const account = accounts.find(({ email }) => email === emails[name].email);
  if (account === undefined) throw new Error(`The demo has no ${name}.`);
  return account;
}

export async function logInPeople(recorder: Recorder, accounts: readonly Account[]): Promise<People> {
  const entries: [string, Caller][] = [];
  for (const name of Object.keys(emails) as (keyof People)[]) {
    const { password } = accountOf(accounts, name);
    const caller = { ...(await logIn(recorder, emails[name], password)), name };
    const { id } = await recorder.peek<{ id: string }>(caller, '/auth/user');
    recorder.book.nameId(id, `user ${name}`);
    entries.push([name, caller]);
  }
  return Object.fromEntries(entries) as unknown as People;
}

export interface Tenant {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly author: { readonly full_name: string };
}

/** Lists every company CRM, oldest first, and names its id in the recording. */
export async function nameTenants(recorder: Recorder, operator: Caller): Promise<Tenant[]> {
  const list = await recorder.peek<{ data: Tenant[] }>(operator, '/tenants?per_page=100&sort=created_at');
  for (const { id, title } of list.data) recorder.book.nameId(id, `tenant ${title}`);
  return list.data;
}

import { activateEndpoint, loginEndpoint, signupEndpoint, type CurrentUser } from '../../contract';
import type { ApiClient } from '../../http/api-client';
import type { ContractWorld } from './contract-case';

export const password = 'modra-hisa7';

let last = 0;

/** Returns a unique word, for names that must be unique. */
export const unused = (word: string) => `${word}-${Date.now().toString(36)}${(last += 1)}`;

export const registrationOf = (email: string) => ({
  full_name: 'Ana Žagar',
  email,
  country_code: 'SI',
  phone: '041 234 567',
  password,
  password_confirmation: password,
  terms: true,
});

/** Registers an account and activates it by its link. */
export async function register(world: ContractWorld): Promise<string> {
  const email = `${unused('ana')}@example.com`;
  const client = world.visitor();
  await client.call(signupEndpoint, { body: registrationOf(email) });
  await client.call(activateEndpoint, { params: { token: await world.mailedToken(email) } });
  return email;
}

export interface Person {
  readonly client: ApiClient;
  readonly user: CurrentUser;
}

/** Logs in to an account again, for another session. */
export async function logIn(world: ContractWorld, email: string): Promise<Person> {
  const client = world.visitor();
  return { client, user: await client.call(loginEndpoint, { body: { email, password } }) };
}

/** A new user, logged in. */
export async function newUser(world: ContractWorld): Promise<Person> {
  return logIn(world, await register(world));
}

/** A logged-in Administrator. */
export async function administrator(world: ContractWorld): Promise<Person> {
  const email = await register(world);
  await world.makeAdministrator(email);
  return logIn(world, email);
}

import assert from 'node:assert/strict';
import {
  activateEndpoint,
  changePasswordEndpoint,
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  resendActivationEndpoint,
  signupEndpoint,
  updateUserEndpoint,
  type BodyOf,
} from '../../contract';
import type { CallOf } from '../../contract/endpoint.schema';
import type { updateUserSchema } from '../../contract/schemas';
import type { ContractCase } from './contract-case';
import { rejectionOf, rejectedFields } from './rejection-of';
import { password, register, registrationOf, newUser, unused } from './people';

const unknownToken = 'x'.repeat(43);

export const accountCases: readonly ContractCase[] = [
  {
    name: 'an account is registered, activated once, logged in and logged out',
    run: async (world) => {
      const client = world.visitor();
      const email = `${unused('ana')}@example.com`;
      const signedUp = await client.call(signupEndpoint, { body: registrationOf(email) });
      assert.equal(signedUp.state, 'activation_sent');
      await assert.rejects(client.call(loginEndpoint, { body: { email, password } }), { name: 'ValidationError' });
      const token = await world.mailedToken(email);
      assert.equal((await client.call(activateEndpoint, { params: { token } })).state, 'activated');
      assert.equal((await client.call(activateEndpoint, { params: { token } })).state, 'already_active');
      await assert.rejects(client.call(currentUserEndpoint), { name: 'SessionExpiredError', code: 'unauthenticated' });
      const user = await client.call(loginEndpoint, { body: { email: email.toUpperCase(), password } });
      assert.equal(user.full_name, 'Ana Žagar');
      assert.deepEqual(await client.call(currentUserEndpoint), user);
      assert.equal(await client.call(logoutEndpoint), null);
      await assert.rejects(client.call(currentUserEndpoint), { name: 'SessionExpiredError' });
      assert.equal(await client.call(logoutEndpoint), null);
    },
  },
  {
    name: 'a registration with a known e-mail gets the same answer',
    run: async (world) => {
      const email = await register(world);
      const client = world.visitor();
      const known = await client.call(signupEndpoint, { body: registrationOf(email) });
      const fresh = await client.call(signupEndpoint, { body: registrationOf(`${unused('eva')}@example.com`) });
      assert.deepEqual(known, fresh);
    },
  },
  {
    name: 'a registration is refused with every field that is wrong',
    run: async (world) => {
      const body = { ...registrationOf('no address'), full_name: ' Ana ', password: 'kratko', terms: false };
      const call = world.visitor().call(signupEndpoint, { body });
      await assert.rejects(call, { code: 'invalid_input', message: 'The given data was invalid.' });
      assert.deepEqual(await rejectedFields(call), ['email', 'password', 'password_confirmation', 'terms']);
    },
  },
  {
    name: 'an empty field of a registration is refused on its own',
    run: async (world) => {
      const body = { ...registrationOf(`${unused('ana')}@example.com`), full_name: '  ' };
      assert.deepEqual(await rejectedFields(world.visitor().call(signupEndpoint, { body })), ['full_name']);
    },
  },
  {
    name: 'a wrong password and an unknown e-mail are refused alike',
    run: async (world) => {
      const email = await register(world);
      const tryWith = (body: { readonly email: string; readonly password: string }) =>
        rejectionOf(world.visitor().call(loginEndpoint, { body }));
      const wrong = await tryWith({ email, password: 'napacno-1' });
      const unknown = await tryWith({ email: `un${email}`, password });
      assert.deepEqual([unknown.code, unknown.problem.errors], [wrong.code, wrong.problem.errors]);
      assert.deepEqual([wrong.name, Object.keys(wrong.problem.errors ?? {})], ['ValidationError', ['email']]);
    },
  },
  {
    name: 'a link that was never sent activates no account',
    run: async (world) => {
      const unknown = { name: 'NotFoundError', code: 'activation_unknown' };
      await assert.rejects(world.visitor().call(activateEndpoint, { params: { token: unknownToken } }), unknown);
      await assert.rejects(world.visitor().call(resendActivationEndpoint, { body: { token: unknownToken } }), unknown);
    },
  },
  {
    name: 'an active account needs no other activation e-mail',
    run: async (world) => {
      const client = world.visitor();
      const email = `${unused('ana')}@example.com`;
      await client.call(signupEndpoint, { body: registrationOf(email) });
      const token = await world.mailedToken(email);
      await client.call(activateEndpoint, { params: { token } });
      await assert.rejects(client.call(resendActivationEndpoint, { body: { token } }), {
        name: 'ConflictError',
        code: 'already_active',
      });
    },
  },
  {
    name: 'an account keeps its changes, and other users have no access',
    run: async (world) => {
      const other = await newUser(world);
      const { client, user } = await newUser(world);
      const change: BodyOf<CallOf<typeof updateUserSchema>> = {
        full_name: 'Ana Novak',
        language: 'sl',
        per_page: 20,
        visited_modules: ['registration'],
      };
      const changed = await client.call(updateUserEndpoint, { params: { id: user.id }, body: change });
      assert.partialDeepStrictEqual(changed, change);
      assert.deepEqual(await client.call(currentUserEndpoint), changed);
      await assert.rejects(client.call(updateUserEndpoint, { params: { id: other.user.id }, body: change }), {
        name: 'NotFoundError',
      });
      await assert.rejects(client.call(updateUserEndpoint, { params: { id: user.id }, body: { per_page: 101 } }), {
        name: 'ValidationError',
      });
    },
  },
  {
    name: 'a password is changed by the current one',
    run: async (world) => {
      const { client, user } = await newUser(world);
      const next = { password: 'zelena-hisa8', password_confirmation: 'zelena-hisa8' };
      const change = (current: string) =>
        client.call(changePasswordEndpoint, { body: { current_password: current, ...next } });
      assert.deepEqual(await rejectedFields(change('napacno-1')), ['current_password']);
      await change(password);
      assert.equal((await client.call(currentUserEndpoint)).id, user.id);
      const again = world.visitor();
      await assert.rejects(again.call(loginEndpoint, { body: { email: user.email, password } }), {
        name: 'ValidationError',
      });
      await again.call(loginEndpoint, { body: { email: user.email, password: next.password } });
    },
  },
];

import assert from 'node:assert/strict';
import {
  confirmEmailEndpoint,
  currentUserEndpoint,
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  endUserSessionsEndpoint,
  listSessionsEndpoint,
  loginEndpoint,
  updateUserEndpoint,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { administrator, logIn, password, register, newUser, unused } from './people';
import { rejectedFields } from './rejection-of';

const ended = { name: 'SessionExpiredError' };

export const sessionCases: readonly ContractCase[] = [
  {
    name: 'the own sessions are listed, the current one first, and each can be ended',
    run: async (world) => {
      const email = await register(world);
      const [first, second] = [await logIn(world, email), await logIn(world, email)];
      const { data } = await second.client.call(listSessionsEndpoint);
      assert.deepEqual([data.length, data[0]?.current, data[1]?.current], [2, true, false]);
      const other = data[1]?.id ?? assert.fail('no other session');
      const stranger = await newUser(world);
      const theirs = stranger.client.call(endSessionEndpoint, { params: { id: other } });
      await assert.rejects(theirs, { name: 'NotFoundError' });
      assert.equal(await second.client.call(endSessionEndpoint, { params: { id: other } }), null);
      await assert.rejects(first.client.call(currentUserEndpoint), ended);
      assert.equal((await second.client.call(listSessionsEndpoint)).data.length, 1);
    },
  },
  {
    name: 'all other sessions end at once, the current one goes on',
    run: async (world) => {
      const email = await register(world);
      const others = [await logIn(world, email), await logIn(world, email)];
      const { client } = await logIn(world, email);
      assert.equal(await client.call(endOtherSessionsEndpoint), null);
      for (const other of others) await assert.rejects(other.client.call(currentUserEndpoint), ended);
      assert.equal((await client.call(listSessionsEndpoint)).data.length, 1);
    },
  },
  {
    name: 'an Administrator ends the sessions of another user',
    run: async (world) => {
      const { client, user } = await newUser(world);
      const stranger = await newUser(world);
      const params = { id: user.id };
      await assert.rejects(stranger.client.call(endUserSessionsEndpoint, { params }), { name: 'ForbiddenError' });
      const guard = await administrator(world);
      assert.equal(await guard.client.call(endUserSessionsEndpoint, { params }), null);
      await assert.rejects(client.call(currentUserEndpoint), ended);
    },
  },
  {
    name: 'another e-mail takes the password, and counts once its link is opened',
    run: async (world) => {
      const { client, user } = await newUser(world);
      const params = { id: user.id };
      const email = `${unused('nova')}@example.com`;
      const change = (current_password: string) =>
        client.call(updateUserEndpoint, { params, body: { email, current_password } });
      assert.deepEqual(await rejectedFields(change('napacno-1')), ['current_password']);
      const waiting = await change(password);
      assert.deepEqual([waiting.email, waiting.pending_email], [user.email, email]);
      const token = await world.mailedToken(email);
      const confirm = () => world.visitor().call(confirmEmailEndpoint, { body: { token } });
      assert.equal((await confirm()).email, email);
      const changed = await client.call(currentUserEndpoint);
      assert.deepEqual([changed.email, changed.pending_email ?? null], [email, null]);
      await assert.rejects(confirm(), { name: 'NotFoundError', code: 'email_link_invalid' });
      const old = { email: user.email, password };
      await assert.rejects(world.visitor().call(loginEndpoint, { body: old }), { name: 'ValidationError' });
      await world.visitor().call(loginEndpoint, { body: { email, password } });
    },
  },
];

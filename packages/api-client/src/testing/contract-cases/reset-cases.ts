import assert from 'node:assert/strict';
import { findResetEndpoint, loginEndpoint, requestResetEndpoint, resetPasswordEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { rejectedFields } from './rejection-of';
import { password, register, unused } from './people';

const next = { password: 'zelena-hisa8', password_confirmation: 'zelena-hisa8' };

export const resetCases: readonly ContractCase[] = [
  {
    name: 'a password is reset by the link, once',
    run: async (world) => {
      const email = await register(world);
      const client = world.visitor();
      await client.call(requestResetEndpoint, { body: { email } });
      const token = await world.mailedToken(email);
      await client.call(findResetEndpoint, { params: { token } });
      await client.call(resetPasswordEndpoint, { body: { token, ...next } });
      await assert.rejects(client.call(loginEndpoint, { body: { email, password } }), { name: 'ValidationError' });
      await client.call(loginEndpoint, { body: { email, password: next.password } });
      const dead = { name: 'NotFoundError', code: 'reset_link_invalid' };
      await assert.rejects(client.call(findResetEndpoint, { params: { token } }), dead);
      await assert.rejects(client.call(resetPasswordEndpoint, { body: { token, ...next } }), dead);
    },
  },
  {
    name: 'a reset does not tell whether an e-mail is known',
    run: async (world) => {
      const client = world.visitor();
      const known = await client.call(requestResetEndpoint, { body: { email: await register(world) } });
      const unknown = await client.call(requestResetEndpoint, { body: { email: `${unused('un')}@example.com` } });
      assert.deepEqual(known, unknown);
    },
  },
  {
    name: 'a new password that breaks the rule is refused, and the link still works',
    run: async (world) => {
      const email = await register(world);
      const client = world.visitor();
      await client.call(requestResetEndpoint, { body: { email } });
      const token = await world.mailedToken(email);
      const weak = { token, password: 'kratko', password_confirmation: 'kratko' };
      assert.deepEqual(await rejectedFields(client.call(resetPasswordEndpoint, { body: weak })), ['password']);
      await client.call(findResetEndpoint, { params: { token } });
    },
  },
];

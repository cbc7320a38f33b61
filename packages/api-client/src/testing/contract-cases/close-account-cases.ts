import assert from 'node:assert/strict';
import {
  closeAccountEndpoint,
  createDraftEndpoint,
  currentUserEndpoint,
  getTenantEndpoint,
  loginEndpoint,
  signupEndpoint,
} from '../../contract';
import type { ContractCase } from './contract-case';
import { password, registrationOf, newUser } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { activeTenant } from './tenants';

const body = { current_password: password };

export const closeAccountCases: readonly ContractCase[] = [
  {
    name: 'an account is closed by its password, and its e-mail may register again',
    run: async (world) => {
      const { client, user } = await newUser(world);
      const wrong = client.call(closeAccountEndpoint, { body: { current_password: 'napacno-1' } });
      assert.deepEqual(await rejectedFields(wrong), ['current_password']);
      assert.equal(await client.call(closeAccountEndpoint, { body }), null);
      await assert.rejects(client.call(currentUserEndpoint), { name: 'SessionExpiredError' });
      const again = world.visitor();
      const credentials = { email: user.email, password };
      await assert.rejects(again.call(loginEndpoint, { body: credentials }), { name: 'ValidationError' });
      const registered = await again.call(signupEndpoint, { body: registrationOf(user.email) });
      assert.equal(registered.state, 'activation_sent');
    },
  },
  {
    name: 'an account that alone owns company CRMs is not closed, and says which; its own drafts do not block closing',
    run: async (world) => {
      const owner = await newUser(world);
      const { id } = await activeTenant(world, owner);
      const { title } = await owner.client.call(getTenantEndpoint, { params: { id } });
      await owner.client.call(createDraftEndpoint);
      const refusal = await rejectionOf(owner.client.call(closeAccountEndpoint, { body }));
      assert.deepEqual([refusal.name, refusal.code], ['ConflictError', 'owns_tenants']);
      assert.deepEqual(refusal.problem['tenants'], [{ id, title }]);
      assert.equal((await owner.client.call(currentUserEndpoint)).id, owner.user.id);
    },
  },
];

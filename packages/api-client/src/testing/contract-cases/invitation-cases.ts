import assert from 'node:assert/strict';
import {
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  currentUserEndpoint,
  getTenantEndpoint,
  listMembersEndpoint,
  openInvitationEndpoint,
  resendInvitationEndpoint,
  revokeInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '../../contract';
import type { ContractCase, ContractWorld } from './contract-case';
import { invite, joined, ownedTenant } from './members';
import { password, registrationOf, newUser, unused } from './people';
import { rejectedFields } from './rejection-of';

const unknown = { name: 'NotFoundError', code: 'invitation_unknown' };
const accepted = { name: 'ConflictError', code: 'already_member' };

const open = (world: ContractWorld, token: string) =>
  world.visitor().call(openInvitationEndpoint, { params: { token } });

function signUp(world: ContractWorld, token: string, changed = {}) {
  const { email: _, ...registration } = registrationOf('nobody@example.com');
  const client = world.visitor();
  const body = { ...registration, full_name: 'Eva Kos', ...changed };
  return { client, call: client.call(signUpByInvitationEndpoint, { params: { token }, body }) };
}

export const invitationCases: readonly ContractCase[] = [
  {
    name: 'an account accepts an invitation to its e-mail, once',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const guest = await newUser(world);
      const token = await invite(world, owner, id, guest.user.email, 'manager');
      assert.partialDeepStrictEqual(await open(world, token), {
        role: 'manager',
        invited_by: owner.user.full_name,
        email: guest.user.email,
        has_account: true,
      });
      const other = await newUser(world);
      await assert.rejects(other.client.call(acceptInvitationEndpoint, { params: { token } }), {
        name: 'ConflictError',
        code: 'invitation_for_another',
      });
      const accept = () => guest.client.call(acceptInvitationEndpoint, { params: { token } });
      assert.deepEqual(await accept(), { tenant_id: id, role: 'manager' });
      await assert.rejects(accept(), accepted);
      await assert.rejects(open(world, token), accepted);
      assert.equal((await guest.client.call(getTenantEndpoint, { params: { id } })).role, 'manager');
      const { invitations } = await owner.client.call(listMembersEndpoint, { params: { id } });
      assert.deepEqual(invitations, []);
    },
  },
  {
    name: 'a person without an account registers by the invitation, active, logged in and a member',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const email = `${unused('eva')}@example.com`;
      const token = await invite(world, owner, id, email);
      assert.equal((await open(world, token)).has_account, false);
      const weak = signUp(world, token, { password: 'kratko', terms: false }).call;
      assert.deepEqual(await rejectedFields(weak), ['password', 'password_confirmation', 'terms']);
      const { client, call } = signUp(world, token);
      const { user, ...membership } = await call;
      assert.deepEqual([membership, user.email], [{ tenant_id: id, role: 'viewer' }, email]);
      assert.deepEqual((await client.call(currentUserEndpoint)).id, user.id);
      assert.equal((await client.call(getTenantEndpoint, { params: { id } })).role, 'viewer');
      await assert.rejects(signUp(world, token).call, accepted);
    },
  },
  {
    name: 'an e-mail with an account cannot register by an invitation',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const guest = await newUser(world);
      const token = await invite(world, owner, id, guest.user.email);
      const refused = { name: 'ConflictError', code: 'account_exists' };
      await assert.rejects(signUp(world, token, { password, full_name: 'Forged' }).call, refused);
    },
  },
  {
    name: 'a newer link takes the place of the older, and one taken back works no more',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const email = `${unused('eva')}@example.com`;
      const first = await invite(world, owner, id, email);
      const second = await invite(world, owner, id, email, 'manager');
      await assert.rejects(open(world, first), unknown);
      const listed = () => owner.client.call(listMembersEndpoint, { params: { id } });
      const [invitation, ...others] = (await listed()).invitations;
      assert.partialDeepStrictEqual(invitation, {
        email,
        role: 'manager',
        expired: false,
        invited_by: { id: owner.user.id },
        allowed_actions: ['resend', 'revoke'],
      });
      assert.deepEqual(others, []);
      const invitationId = invitation?.id ?? assert.fail('no invitation');
      const params = { id, invitation_id: invitationId };
      const again = await owner.client.call(resendInvitationEndpoint, { params });
      assert.equal(again.id, invitationId);
      await assert.rejects(open(world, second), unknown);
      const third = await world.mailedToken(email);
      assert.equal((await open(world, third)).role, 'manager');
      assert.equal(await owner.client.call(revokeInvitationEndpoint, { params }), null);
      await assert.rejects(open(world, third), unknown);
      await assert.rejects(signUp(world, third).call, unknown);
      await assert.rejects(owner.client.call(revokeInvitationEndpoint, { params }), unknown);
      await assert.rejects(owner.client.call(resendInvitationEndpoint, { params }), unknown);
      assert.deepEqual((await listed()).invitations, []);
    },
  },
  {
    name: 'only owners invite, and only people who are not members yet',
    run: async (world) => {
      const { owner, id } = await ownedTenant(world);
      const manager = await joined(world, owner, id, 'manager');
      const call = (client: typeof owner.client, email: string) =>
        client.call(createInvitationEndpoint, { params: { id }, body: { email, role: 'viewer' } });
      await assert.rejects(call(manager.client, 'eva@example.com'), { name: 'ForbiddenError' });
      assert.deepEqual(await rejectedFields(call(owner.client, manager.user.email)), ['email']);
      assert.deepEqual(await rejectedFields(call(owner.client, 'no address')), ['email']);
    },
  },
];

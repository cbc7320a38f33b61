import assert from 'node:assert/strict';
import {
  acceptInvitationEndpoint,
  currentUserEndpoint,
  exportUserInvitationsEndpoint,
  inviteUsersEndpoint,
  listInvitableRolesEndpoint,
  listUserInvitationsEndpoint,
  openInvitationEndpoint,
  resendUserInvitationEndpoint,
  restoreUserInvitationEndpoint,
  signUpByInvitationEndpoint,
  withdrawUserInvitationEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase, ContractWorld } from './contract-case';
import { administrator, newUser, type Person, registrationOf, unused } from './people';
import { rejectedFields } from './rejection-of';

const unknown = { name: 'NotFoundError', code: 'invitation_unknown' };

const newEmail = () => `${unused('tina')}@example.com`;

/** An Administrator, and the role to invite into. */
async function inviting(world: ContractWorld) {
  const inviter = await administrator(world);
  const { data } = await inviter.client.call(listInvitableRolesEndpoint);
  const role = data.find((one) => one.built_in) ?? assert.fail('There is no role Administrators.');
  assert.partialDeepStrictEqual(role, { title: 'Administrators', missing: [], grantable: true });
  return { inviter, role };
}

const invite = ({ client }: Person, emails: string[], roleIds: string[]) =>
  client.call(inviteUsersEndpoint, { body: { emails, role_ids: roleIds, language: 'sl', message: 'Dobrodošli.' } });

const open = (world: ContractWorld, token: string) =>
  world.visitor().call(openInvitationEndpoint, { params: { token } });

export const userInvitationCases: readonly ContractCase[] = [
  {
    name: 'people with and without an account accept an invitation of the operator and hold its roles',
    run: async (world) => {
      const { inviter, role } = await inviting(world);
      const guest = await newUser(world);
      const email = newEmail();
      const { data } = await invite(inviter, [email, guest.user.email], [role.id]);
      assert.partialDeepStrictEqual(data, [
        {
          email,
          language: 'sl',
          roles: [{ id: role.id, title: role.title }],
          invited_by: { id: inviter.user.id },
          state: 'waiting',
          void_reason: null,
          sendings: 1,
          allowed_actions: ['resend', 'withdraw'],
        },
        { email: guest.user.email },
      ]);
      const offer = { tenant_title: null, role: null, roles: [role.title], invited_by: inviter.user.full_name };
      const token = await world.mailedToken(email);
      assert.partialDeepStrictEqual(await open(world, token), { ...offer, email, has_account: false });
      const { email: _, ...body } = registrationOf(email);
      const { user, ...membership } = await world
        .visitor()
        .call(signUpByInvitationEndpoint, { params: { token }, body });
      assert.deepEqual(membership, { tenant_id: null, role: null });
      assert.deepEqual(
        user.roles.map(({ title }) => title),
        [role.title],
      );
      await assert.rejects(open(world, token), { name: 'ConflictError', code: 'invitation_used' });
      const params = { token: await world.mailedToken(guest.user.email) };
      await guest.client.call(acceptInvitationEndpoint, { params });
      assert.equal((await guest.client.call(currentUserEndpoint)).roles.length, 1);
      const [again] = await rejectedFields(invite(inviter, [guest.user.email], [role.id]));
      assert.equal(again, 'emails.0');
    },
  },
  {
    name: 'an invitation of the operator is sent again, withdrawn and restored',
    run: async (world) => {
      const { inviter, role } = await inviting(world);
      const email = newEmail();
      const { data } = await invite(inviter, [email], [role.id]);
      const params = { id: data[0]?.id ?? assert.fail('no invitation') };
      const first = await world.mailedToken(email);
      const listed = async () => {
        const query = { search: email, sort: '-sent_at' };
        return (await inviter.client.call(listUserInvitationsEndpoint, { query })).data.map(({ id }) => id);
      };
      assert.deepEqual(await listed(), [params.id]);
      const file = await download(inviter.client, exportUserInvitationsEndpoint, { body: { search: email } });
      assert.equal(file.name, 'user-invitations.xlsx');
      const resend = () => inviter.client.call(resendUserInvitationEndpoint, { params });
      assert.equal((await resend()).sendings, 2);
      await assert.rejects(open(world, first), unknown);
      assert.deepEqual((await resend()).allowed_actions, ['withdraw']);
      await assert.rejects(resend(), { name: 'ConflictError', code: 'invitation_sent_too_often' });
      const token = await world.mailedToken(email);
      const withdraw = () => inviter.client.call(withdrawUserInvitationEndpoint, { params });
      assert.equal(await withdraw(), null);
      assert.deepEqual(await listed(), []);
      await assert.rejects(open(world, token), unknown);
      await assert.rejects(withdraw(), unknown);
      const restored = await inviter.client.call(restoreUserInvitationEndpoint, { params });
      assert.equal(restored.state, 'waiting');
      assert.equal((await open(world, token)).email, email);
    },
  },
  {
    name: 'an invitation of the operator names each address and role that is refused',
    run: async (world) => {
      const { inviter, role } = await inviting(world);
      const email = newEmail();
      await invite(inviter, [email], [role.id]);
      const unknownRole = '0190b3d0-0000-7000-8000-000000000000';
      const fields = await rejectedFields(invite(inviter, ['no address', newEmail(), email], [role.id, unknownRole]));
      assert.deepEqual(fields.toSorted(), ['emails.0', 'emails.2', 'role_ids.1']);
      assert.deepEqual(await rejectedFields(invite(inviter, [], [role.id])), ['emails']);
    },
  },
  {
    name: 'people invite users only with the permission',
    run: async (world) => {
      const { client } = await newUser(world);
      const forbidden = { name: 'ForbiddenError', code: 'forbidden' };
      await assert.rejects(client.call(listUserInvitationsEndpoint), forbidden);
      await assert.rejects(client.call(listInvitableRolesEndpoint), forbidden);
      const body = {
        emails: [newEmail()],
        role_ids: ['0190b3d0-0000-7000-8000-000000000000'],
        language: 'en' as const,
      };
      await assert.rejects(client.call(inviteUsersEndpoint, { body }), forbidden);
    },
  },
];

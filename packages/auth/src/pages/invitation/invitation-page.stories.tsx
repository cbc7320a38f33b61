import { sampleOpenedInvitation, sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { authPaths } from '../../paths';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { ok, problem } from '@atrium/api-client/testing/stub';

const opened = 'GET /invitations/t0ken';
const own = sampleOpenedInvitation({ email: sampleUser.email, has_account: true });

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Invitation',
  args: { path: authPaths.invitation.href('t0ken') },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { answers: { [opened]: 'pending' } } };
export const NewAccount: Story = { args: { answers: { [opened]: ok(sampleOpenedInvitation()) } } };
export const NewAccountMissing: Story = {
  ...NewAccount,
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Create account and join|Ustvari račun in se pridruži)$/ }),
    );
    await canvas.findByRole('alert');
  },
};
const toRoles = { tenant_title: null, role: null, roles: ['Prodaja Gorenjska', 'Samo za branje'] };

export const RolesForNewAccount: Story = {
  args: { answers: { [opened]: ok(sampleOpenedInvitation(toRoles)) } },
};
export const RolesForSignedIn: Story = {
  args: { answers: { [opened]: ok({ ...own, ...toRoles }) }, user: sampleUser },
};
export const HasAccount: Story = { args: { answers: { [opened]: ok(own) } } };
export const SignedIn: Story = { args: { answers: { [opened]: ok(own) }, user: sampleUser } };
export const SignedInAsAnotherUser: Story = {
  args: { answers: { [opened]: ok(sampleOpenedInvitation()) }, user: sampleUser },
};
export const Expired: Story = { args: { answers: { [opened]: problem(410, { code: 'invitation_expired' }) } } };
export const Void: Story = { args: { answers: { [opened]: problem(410, { code: 'invitation_void' }) } } };
export const Used: Story = { args: { answers: { [opened]: problem(409, { code: 'invitation_used' }) } } };
export const Unknown: Story = { args: { answers: { [opened]: problem(404, { code: 'invitation_unknown' }) } } };
export const AlreadyMember: Story = {
  args: { answers: { [opened]: problem(409, { code: 'already_member' }) }, user: sampleUser },
};
export const ServiceFailed: Story = { args: { answers: { [opened]: problem(500) } } };

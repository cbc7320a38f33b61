import { sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { authPaths } from '../../paths';
import { AuthStory } from '../../testing/auth-story';
import { storyMeta } from '../../testing/story-meta';
import { ok, problem } from '@atrium/api-client/testing/stub';

const call = 'POST /auth/confirm-email';
const changed = { [call]: ok({ message: 'Changed', email: 'nova@znidarsic.example' }) };

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Confirm e-mail',
  args: { path: authPaths.confirmEmail.href('t0ken') },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { answers: { [call]: 'pending' } } };
export const Changed: Story = { args: { answers: changed } };
export const ChangedWhileSignedIn: Story = { args: { answers: changed, user: sampleUser } };
export const DeadLink: Story = { args: { answers: { [call]: problem(404, { code: 'email_link_invalid' }) } } };
export const Taken: Story = { args: { answers: { [call]: problem(409, { code: 'email_taken' }) } } };
export const ServiceFailed: Story = { args: { answers: { [call]: problem(500) } } };

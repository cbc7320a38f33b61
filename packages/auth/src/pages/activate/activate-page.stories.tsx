import type { Meta, StoryObj } from '@storybook/react-vite';
import { authPaths } from '../../paths';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { problem } from '@atrium/api-client/testing/stub';

const call = 'GET /auth/signup/activate/t0ken';
const resend = 'POST /auth/signup/resend';

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Activation',
  args: { path: authPaths.activate.href('t0ken') },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activating: Story = { args: { answers: { [call]: 'pending' } } };

export const Activated: Story = { args: { path: authPaths.activationSuccess.href() } };

export const AlreadyActive: Story = {
  args: { answers: { [call]: { status: 200, body: { message: '', state: 'already_active' } } } },
};

export const Expired: Story = { args: { answers: { [call]: problem(410) } } };

export const Resent: Story = {
  args: { answers: { [call]: problem(410), [resend]: { status: 200, body: { message: 'Sent' } } } },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send a new link|Pošlji novo povezavo)$/ }));
    await canvas.findByRole('heading', { name: /^(Check your e-mail|Preverite e-pošto)$/ });
  },
};

export const Unknown: Story = {
  args: { answers: { [call]: problem(404, { message: 'There is no account for this link.' }) } },
};

export const ServiceFailed: Story = { args: { answers: { [call]: problem(500) } } };

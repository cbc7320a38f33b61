import type { Meta, StoryObj } from '@storybook/react-vite';
import { authPaths } from '../../paths';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { problem } from '@atrium/api-client/testing/stub';

const find = 'GET /forgot-password/find/t0ken';
const works = { [find]: { status: 200, body: { message: 'Works' } } };

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/New password',
  args: { path: authPaths.resetPassword.href('t0ken'), answers: works },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { answers: { [find]: 'pending' } } };

export const Empty: Story = {};

export const Mismatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.type(await canvas.findByLabelText(/^(New password|Novo geslo)$/), 'modra-hiša7');
    await userEvent.type(canvas.getByLabelText(/^(Confirm password|Potrditev gesla)$/), 'modra{Enter}');
    await canvas.findByRole('alert');
  },
};

export const Done: Story = {
  args: { answers: { ...works, 'POST /forgot-password/reset': { status: 200, body: { message: 'Done' } } } },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.type(await canvas.findByLabelText(/^(New password|Novo geslo)$/), 'modra-hiša7');
    await userEvent.type(canvas.getByLabelText(/^(Confirm password|Potrditev gesla)$/), 'modra-hiša7{Enter}');
    await canvas.findByRole('heading', { name: /succesfully|uspešno/ });
  },
};

export const ExpiredLink: Story = { args: { answers: { [find]: problem(404) } } };

export const LinkNotChecked: Story = { args: { answers: { [find]: problem(500) } } };

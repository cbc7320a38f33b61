import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { problem } from '@atrium/api-client/testing/stub';

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Reset password',
  args: { path: '/login/forgot-password' },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const send: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.type(await canvas.findByRole('textbox'), 'maja.kovac@znidarsic.example{Enter}');
};

export const Empty: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.type(await canvas.findByRole('textbox'), 'maja@{Enter}');
    await canvas.findByRole('alert');
  },
};

export const Sent: Story = {
  args: { answers: { 'POST /forgot-password/create': { status: 200, body: { message: 'Sent' } } } },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText('maja.kovac@znidarsic.example');
  },
};

export const TooManyTries: Story = {
  args: { answers: { 'POST /forgot-password/create': problem(429) } },
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('alert');
  },
};

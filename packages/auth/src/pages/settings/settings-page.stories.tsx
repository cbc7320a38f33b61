import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthStory } from '../../testing/auth-story';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { problem, sampleUser } from '@atrium/api-client/testing/stub';

const update = `POST /auth/update/${sampleUser.id}`;

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Settings',
  args: { path: '/settings', user: sampleUser },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const saveAccount: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('button', { name: /^(Save account|Shrani račun)$/ }));
};

export const Ready: Story = {};

export const Saved: Story = {
  args: { answers: { [update]: { status: 200, body: sampleUser } } },
  play: async (context) => {
    await saveAccount(context);
    await context.canvas.findByText(/^(Successfully saved|Uspešno shranjeno)$/);
  },
};

export const Failed: Story = {
  args: { answers: { [update]: problem(500) } },
  play: async (context) => {
    await saveAccount(context);
    await context.canvas.findByRole('alert');
  },
};

export const MissingPasswords: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change password|Spremeni geslo)$/ }));
    await canvas.findByRole('alert');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthStory } from '../../testing/auth-story';
import { storyMeta } from '../../testing/story-meta';

const meta = {
  ...storyMeta,
  component: AuthStory,
  title: 'auth/Terms and privacy',
  args: { path: '/terms' },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};

export const Privacy: Story = { args: { path: '/privacy' } };

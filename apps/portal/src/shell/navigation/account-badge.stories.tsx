import { sampleUser } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalMessages } from '../../messages';
import { AccountBadge } from './account-badge';

const meta = {
  title: 'portal/UserBadge',
  component: AccountBadge,
  parameters: { messages: [portalMessages] },
  args: { user: sampleUser },
} satisfies Meta<typeof AccountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPosition: Story = {};

export const WithEmail: Story = { args: { user: { ...sampleUser, position_title: null } } };

import { ApiProvider } from '@atrium/api-client/react';
import { sampleUser } from '@atrium/api-client/testing/samples';
import { stubService } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalMessages } from '../../messages';
import { AccountBadge } from './account-badge';

const meta = {
  title: 'portal/UserBadge',
  component: AccountBadge,
  parameters: { messages: [portalMessages] },
  args: { user: sampleUser },
  decorators: [
    (Story) => (
      <ApiProvider client={stubService().client}>
        <Story />
      </ApiProvider>
    ),
  ],
} satisfies Meta<typeof AccountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPosition: Story = {};

export const WithEmail: Story = { args: { user: { ...sampleUser, position_title: null } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { backOfficeMessages } from '../../messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { sampleUser } from '../../testing/sample-user';

const meta = {
  title: 'back-office/Documents',
  component: BackOfficeScreen,
  parameters: { layout: 'fullscreen', messages: [backOfficeMessages] },
  args: { path: '/documents' },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Later: Story = { args: { user: sampleUser('view/documents') } };

export const NoPermission: Story = { args: { user: sampleUser() } };

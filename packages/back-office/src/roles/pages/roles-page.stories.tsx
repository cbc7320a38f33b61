import type { Meta, StoryObj } from '@storybook/react-vite';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';

const meta = {
  title: 'back-office/Roles',
  component: BackOfficeScreen,
  parameters: { layout: 'fullscreen', shell: true, messages: [backOfficeMessages] },
  args: { path: '/administration/roles' },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Later: Story = { args: { user: userWith('view/roles') } };

export const NoPermission: Story = { args: { user: userWith() } };

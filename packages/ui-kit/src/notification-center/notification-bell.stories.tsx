import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RailContext } from '../side-navigation/rail-context';
import { NotificationBell } from './notification-bell';

const meta = {
  title: 'ui-kit/NotificationBell',
  component: NotificationBell,
  parameters: {
    docs: {
      description: {
        component:
          "**When to use.** Once in the side navigation and once in the phone's top bar. It opens the notification centre and is itself the trigger of a popover. The badge is for the eye; assistive technology hears the count in words.\n\n| Key | What it does |\n|---|---|\n| Enter, Space | opens the notification centre |",
      },
    },
  },
  args: { label: 'Notifications', count: 3, countText: '3 unread', place: 'navigation' },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheNavigation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
};
export const InTheTopBar: Story = { args: { place: 'bar' } };
export const Many: Story = { args: { count: 120, countText: '120 unread' } };
export const NothingUnread: Story = { args: { count: 0, countText: '' } };
export const InTheRail: Story = {
  decorators: [
    (Story) => (
      <RailContext value>
        <div className="a-app a-app--rail">
          <div className="a-app__side">
            <Story />
          </div>
        </div>
      </RailContext>
    ),
  ],
};

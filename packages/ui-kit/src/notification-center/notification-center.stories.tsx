import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { Drawer } from '../drawer/drawer';
import { Popover } from '../popover/popover';
import { NotificationBell } from './notification-bell';
import { NotificationCenter } from './notification-center';
import type { NotificationItem, NotificationCenterTexts } from './notification-center-props';

const texts: NotificationCenterTexts = {
  title: 'Notifications',
  unreadCount: '2 unread',
  unread: 'Unread',
  markRead: (title) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  loading: 'Loading',
  empty: 'No notifications yet. Finished work, invitations and invoices will appear here.',
  loadMore: 'Load more',
  failed: 'The notifications could not be loaded.',
  retry: 'Retry',
};

const notifications: NotificationItem[] = [
  {
    id: '1',
    tone: 'success',
    title: 'Kovinarstvo Ažman d.o.o. is ready',
    text: 'Its company CRM was created in 3 min 41 s.',
    time: '10:42',
    dateTime: '2026-11-21T10:42:00+01:00',
    unread: true,
    href: '#tenants/2',
  },
  {
    id: '2',
    tone: 'danger',
    title: 'Lesna Kočevje, zadruga z.o.o. was not created',
    text: 'The database did not answer. Retry the step or edit the data.',
    time: '09:15',
    dateTime: '2026-11-21T09:15:00+01:00',
    unread: true,
    href: '#tenants/3',
  },
  {
    id: '3',
    tone: 'info',
    icon: UserPlus,
    title: 'Eva Štih accepted your invitation',
    text: 'She is a manager of Čebelarstvo Žnidaršič d.o.o.',
    time: '20.11.2026, 16:05',
    dateTime: '2026-11-20T16:05:00+01:00',
    unread: false,
  },
];

const meta = {
  title: 'ui-kit/NotificationCenter',
  component: NotificationCenter,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For what happened while one was away and is kept until it is read. What answers to a press at once is a notice at the bottom right. The panel stands in a popover beside the navigation and in a drawer on a phone; \`NotificationBell\` opens it and says how many are unread.

| Key | What it does |
|---|---|
| Tab | from a notification to its mark button, then to the next |
| Enter | on a title: opens it, and marks it as read |
| Enter, Space | on a button: marks one or all, loads older ones; the focus stays with the row, the title, or the first that came |
| Esc | closes the popover or drawer around it |`,
      },
    },
  },
  args: { texts, notifications, onRead: fn(), onReadAll: fn(), onFollow: fn() },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof NotificationCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

function Reading(args: Story['args']) {
  const [shown, setShown] = useState<readonly NotificationItem[]>(notifications);
  const unread = shown.filter((one) => one.unread).length;
  const read = (isIt: (id: string) => boolean) =>
    setShown(shown.map((one) => (isIt(one.id) ? { ...one, unread: false } : one)));
  return (
    <NotificationCenter
      {...meta.args}
      {...args}
      notifications={shown}
      onRead={(id) => read((other) => other === id)}
      onReadAll={() => read(() => true)}
      texts={{ ...texts, unreadCount: unread === 0 ? 'All read' : `${unread} unread` }}
    />
  );
}

export const Unread: Story = {
  render: (args) => <Reading {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mark as read: Kovinarstvo/ }));
    await expect(canvas.getByRole('link', { name: 'Kovinarstvo Ažman d.o.o. is ready' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('All read');
  },
};

export const LongWords: Story = {
  args: {
    texts: { ...texts, title: 'Obvestila', unreadCount: '12 neprebranih', markAllRead: 'Označi vse kot prebrano' },
  },
};
export const LongWordsInADrawer: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Drawer closeLabel="Zapri" onClose={() => undefined} open title="Obvestila" titleHidden>
      <NotificationCenter
        {...args}
        texts={{ ...texts, title: 'Obvestila', unreadCount: '12 neprebranih', markAllRead: 'Označi vse kot prebrano' }}
      />
    </Drawer>
  ),
};
export const AllRead: Story = {
  args: {
    notifications: notifications.map((one) => ({ ...one, unread: false })),
    texts: { ...texts, unreadCount: 'All read' },
  },
};
export const WithMore: Story = { args: { more: { onLoad: fn(), busy: false } } };
export const LoadingMore: Story = { args: { more: { onLoad: fn(), busy: true } } };
export const FirstLoad: Story = { args: { notifications: undefined } };
export const Empty: Story = { args: { notifications: [] } };
export const Failed: Story = { args: { notifications: undefined, failed: { onRetry: fn(), busy: false } } };
export const FailedToLoadMore: Story = { args: { failed: { onRetry: fn(), busy: false } } };

function BellAndDrawer(args: Story['args']) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NotificationBell
        count={2}
        countText="2 unread"
        label="Notifications"
        onClick={() => setOpen(true)}
        place="bar"
      />
      <Drawer closeLabel="Close" onClose={() => setOpen(false)} open={open} title="Notifications" titleHidden>
        <Reading {...args} />
      </Drawer>
    </>
  );
}

export const InADrawer: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => <BellAndDrawer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(drawer).getAllByRole('listitem')).toHaveLength(3));
  },
};

export const InAPopover: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Popover
      closeLabel="Close"
      title="Notifications"
      titleHidden
      trigger={<NotificationBell count={2} countText="2 unread" label="Notifications" place="bar" />}
    >
      <Reading {...args} />
    </Popover>
  ),
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.click(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(3));
  },
};

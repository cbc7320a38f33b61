import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NotificationBell } from './notification-bell';
import { NotificationCenter } from './notification-center';
import type { NotificationItem, NotificationCenterProps } from './notification-center-props';

const texts = {
  title: 'Notifications',
  unreadCount: '2 unread',
  unread: 'Unread',
  markRead: (title: string) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  loading: 'Loading',
  empty: 'Nothing yet',
  loadMore: 'Load more',
  failed: 'Not loaded',
  retry: 'Retry',
};

function entry(id: string, title: string, href?: string): NotificationItem {
  return { id, title, tone: 'success', time: '10:42', dateTime: '2026-11-21T10:42:00Z', unread: true, href };
}

const items = [entry('1', 'Company CRM created', '#tenants/1'), entry('2', 'Invitation accepted')];

function Center(props: Partial<NotificationCenterProps>) {
  const [notifications, setNotifications] = useState<readonly NotificationItem[]>(items);
  const read = (isIt: (id: string) => boolean) =>
    setNotifications((all) => all.map((one) => (isIt(one.id) ? { ...one, unread: false } : one)));
  return (
    <NotificationCenter
      notifications={notifications}
      onRead={(id) => read((other) => other === id)}
      onReadAll={() => read(() => true)}
      texts={texts}
      {...props}
    />
  );
}

test('shows which ones are unread, and the time of each', () => {
  render(<Center />);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Unread: Company CRM created' })).toBeTruthy();
  expect(
    within(first as HTMLElement)
      .getByText('10:42')
      .getAttribute('datetime'),
  ).toBe('2026-11-21T10:42:00Z');
  expect(screen.getByRole('status').textContent).toBe('2 unread');
});

test('marks one as read and moves the focus to its row', async () => {
  render(<Center />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Company CRM created' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Company CRM created' }));
  expect(screen.queryByRole('button', { name: 'Mark as read: Company CRM created' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark as read: Invitation accepted' })).toBeTruthy();
});

test('marks all as read and keeps the focus in the panel', async () => {
  render(<Center />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryByRole('button', { name: /read/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
});

test('opening one marks it as read and lets the panel close', async () => {
  const onRead = vi.fn<(id: string) => void>();
  const onFollow = vi.fn<() => void>();
  render(<Center onFollow={onFollow} onRead={onRead} />);
  await userEvent.click(screen.getByRole('link', { name: /Company CRM created/ }));
  expect(onRead).toHaveBeenCalledWith('1');
  expect(onFollow).toHaveBeenCalledOnce();
});

function Growing() {
  const [notifications, setNotifications] = useState(items);
  return (
    <Center
      more={{ busy: false, onLoad: () => setNotifications([...items, entry('3', 'Older', '#older')]) }}
      notifications={notifications}
    />
  );
}

test('focuses the first new one after loading more', async () => {
  render(<Growing />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Unread: Older' }));
});

test('keeps loaded ones when loading more fails', async () => {
  const onRetry = vi.fn<() => void>();
  render(<Center failed={{ onRetry, busy: false }} more={{ onLoad: vi.fn<() => void>(), busy: false }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('announces the first load and an empty centre', () => {
  const { rerender } = render(<Center notifications={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<Center notifications={[]} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

test('the bell announces the count as text and shows at most 99', () => {
  const { rerender } = render(
    <NotificationBell count={120} countText="120 unread" label="Notifications" place="bar" />,
  );
  const bell = screen.getByRole('button', { name: 'Notifications, 120 unread' });
  expect(bell.querySelector('[data-count]')?.getAttribute('data-count')).toBe('99+');
  rerender(<NotificationBell count={0} countText="" label="Notifications" place="bar" />);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
});

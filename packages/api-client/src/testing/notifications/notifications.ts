import type { Notification, NotificationData, NotificationKind } from '../../contract';
import { invalid, notFound } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeNotification, FakeState } from '../state';

const perPage = 20;

/** Details of an event, by its kind. */
export type FakeCause = { [K in NotificationKind]: { kind: K; data: NotificationData<K> } }[NotificationKind];

/** Notifies a user. */
export function addNotification(state: FakeState, userId: string, cause: FakeCause): void {
  const created_at = state.now().toISOString();
  state.notifications.unshift({ ...cause, id: state.newId(), userId, created_at, read_at: null });
}

const ownOf = ({ notifications }: FakeState, userId: string) =>
  notifications.filter((notification) => notification.userId === userId);

const unreadOf = (state: FakeState, userId: string) =>
  ownOf(state, userId).filter(({ read_at: readAt }) => readAt === null).length;

const show = ({ userId: _userId, ...notification }: FakeNotification): Notification => notification;

export const notificationHandlers = {
  listNotifications: ({ state, query, user }) => {
    const own = ownOf(state, user().id);
    const before = query.cursor === undefined ? -1 : own.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && before === -1) throw invalid({ cursor: ['This value is not valid.'] });
    const page = own.slice(before + 1, before + 1 + (query.per_page ?? perPage));
    const more = own.length > before + 1 + page.length;
    return { data: page.map(show), next: more ? (page.at(-1)?.id ?? null) : null, unread: unreadOf(state, user().id) };
  },

  readNotifications: ({ state, user }) => {
    for (const notification of ownOf(state, user().id)) notification.read_at ??= state.now().toISOString();
    return { unread: 0 };
  },

  readNotification: ({ state, params, user }) => {
    const found = ownOf(state, user().id).find(({ id }) => id === params.id);
    if (found === undefined) throw notFound();
    found.read_at ??= state.now().toISOString();
    return { unread: unreadOf(state, user().id) };
  },
} satisfies Handlers;

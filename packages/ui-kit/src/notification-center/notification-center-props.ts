import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../status/tone';

/** A notification in the centre. */
export interface NotificationItem {
  id: string;
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined;
  title: string;
  text?: ReactNode;
  /** Formatted time ("10:42", "21.11.2026"). */
  time: string;
  /** The same time in ISO 8601. */
  dateTime: string;
  unread: boolean;
  /** Link of the notification. */
  href?: string | undefined;
}

export interface NotificationCenterTexts {
  /** "Notifications" */
  title: string;
  /** Number of unread ones ("3 unread", "Everything is read"), announced on change. */
  unreadCount: string;
  /** Announced before an unread title ("Unread"). */
  unread: string;
  /** Label of a notification's button ("Mark as read: Company CRM created"). */
  markRead: (title: string) => string;
  markAllRead: string;
  loading: string;
  /** Shown without notifications. */
  empty: string;
  loadMore: string;
  failed: string;
  retry: string;
}

export interface NotificationCenterProps {
  texts: NotificationCenterTexts;
  /** Newest first; `undefined` while the first load runs. */
  notifications: readonly NotificationItem[] | undefined;
  /** Called when one is opened or marked. */
  onRead: (id: string) => void;
  onReadAll: () => void;
  /** Called when a link is followed, so that the panel can close. */
  onFollow?: (() => void) | undefined;
  /** Loads older ones, if there are any. */
  more?: { onLoad: () => void; busy: boolean } | undefined;
  /** The last load failed; loaded notifications stay. */
  failed?: { onRetry: () => void; busy: boolean } | undefined;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3 | undefined;
}

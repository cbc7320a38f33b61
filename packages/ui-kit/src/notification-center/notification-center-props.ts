import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../status/tone';

/** One thing that happened, kept until it is read. */
export interface KeptNotification {
  id: string;
  tone: Tone;
  /** In place of the tone's own icon. */
  icon?: LucideIcon | undefined;
  title: string;
  text?: ReactNode;
  /** When it happened, as it is shown ("10:42", "21.11.2026"). */
  time: string;
  /** The same as ISO 8601. */
  dateTime: string;
  unread: boolean;
  /** Where it leads. */
  href?: string | undefined;
}

export interface NotificationCenterTexts {
  /** "Notifications" */
  title: string;
  /** How many are unread ("3 unread", "Everything is read"); read out when it changes. */
  unreadCount: string;
  /** Said before an unread title ("Unread"). */
  unread: string;
  /** Name of the button of one ("Mark as read: Company CRM created"). */
  markRead: (title: string) => string;
  markAllRead: string;
  loading: string;
  /** Nothing happened yet. */
  empty: string;
  loadMore: string;
  failed: string;
  retry: string;
}

export interface NotificationCenterProps {
  texts: NotificationCenterTexts;
  /** Newest first; `undefined` while the first load runs. */
  notifications: readonly KeptNotification[] | undefined;
  /** One was opened or marked. */
  onRead: (id: string) => void;
  onReadAll: () => void;
  /** A link was followed, so the panel around can close. */
  onFollow?: (() => void) | undefined;
  /** There are older ones. */
  more?: { onLoad: () => void; busy: boolean } | undefined;
  /** The last load failed; what was loaded before stays. */
  failed?: { onRetry: () => void; busy: boolean } | undefined;
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

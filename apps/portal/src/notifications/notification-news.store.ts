import type { Notification } from '@atrium/api-client/contract';
import { create } from 'zustand';

/** The latest notification since the portal was opened. */
export const useNotificationNewsStore = create<{ readonly latest: Notification | null }>(() => ({ latest: null }));

/** Stores a new notification from the service. */
export function addNews(latest: Notification): void {
  useNotificationNewsStore.setState({ latest });
}

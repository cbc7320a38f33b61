import type { Notification } from '@atrium/api-client/contract';
import { create } from 'zustand';

/** The last thing that happened while the portal was open. */
export const useNotificationNewsStore = create<{ readonly latest: Notification | null }>(() => ({ latest: null }));

/** Adds a notification from the service. */
export function takeNews(latest: Notification): void {
  useNotificationNewsStore.setState({ latest });
}

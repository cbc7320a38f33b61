import type { CurrentUser } from '@atrium/api-client/contract';
import { create } from 'zustand';

interface SessionQuestion {
  /** The user whose session has ended over unsaved work, and who is asked for the password. */
  readonly asked: CurrentUser | null;
}

export const useSessionQuestionStore = create<SessionQuestion>(() => ({ asked: null }));

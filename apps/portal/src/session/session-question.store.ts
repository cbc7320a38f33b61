import type { CurrentUser } from '@atrium/api-client/contract';
import { create } from 'zustand';

interface SessionQuestion {
  /** Who is asked for the password, over the page: their session has ended and something is not saved. */
  readonly asked: CurrentUser | null;
}

export const useSessionQuestionStore = create<SessionQuestion>(() => ({ asked: null }));

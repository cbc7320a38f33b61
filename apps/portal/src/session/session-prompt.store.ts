import type { CurrentUser } from '@atrium/api-client/contract';
import { create } from 'zustand';

interface SessionPrompt {
  /** The user to ask for the password, because the session ended with unsaved work. */
  readonly asked: CurrentUser | null;
}

export const useSessionPromptStore = create<SessionPrompt>(() => ({ asked: null }));

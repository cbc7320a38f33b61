import type { CurrentUser } from '@atrium/api-client/contract';
import { hasUnsavedWork, pauseWork, watchUnsavedWork } from '@atrium/ui-kit';
import { useSessionPromptStore } from './session-prompt.store';

export interface SessionPrompt {
  /** Asks once for concurrent calls; resolves with true if the same user has logged in again. */
  readonly ask: (user: CurrentUser) => Promise<boolean>;
  readonly answer: (again: boolean) => void;
}

/** Asks for the password over the page and pauses its work, as long as there is unsaved work. */
export function createSessionPrompt(): SessionPrompt {
  let open: { readonly promise: Promise<boolean>; readonly resolve: (again: boolean) => void } | undefined;

  function answer(again: boolean): void {
    const answered = open;
    open = undefined;
    useSessionPromptStore.setState({ asked: null });
    answered?.resolve(again);
  }

  function ask(user: CurrentUser): Promise<boolean> {
    if (open) return open.promise;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stop = watchUnsavedWork(() => !hasUnsavedWork() && answer(false));
    const resumeWork = pauseWork();
    open = { promise, resolve };
    useSessionPromptStore.setState({ asked: user });
    return promise.finally(() => {
      stop();
      resumeWork();
    });
  }

  return { ask, answer };
}

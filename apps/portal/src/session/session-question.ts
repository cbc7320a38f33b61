import type { CurrentUser } from '@atrium/api-client/contract';
import { hasUnsavedWork, pauseWork, watchUnsavedWork } from '@atrium/ui-kit';
import { useSessionQuestionStore } from './session-question.store';

export interface SessionQuestion {
  /** Asks, once however often; true when the same person has signed in again. */
  readonly ask: (user: CurrentUser) => Promise<boolean>;
  readonly answer: (again: boolean) => void;
}

/** Asks for the password over the page, and pauses its work, for as long as something would be lost without it. */
export function createSessionQuestion(): SessionQuestion {
  let open: { readonly promise: Promise<boolean>; readonly resolve: (again: boolean) => void } | undefined;

  function answer(again: boolean): void {
    const answered = open;
    open = undefined;
    useSessionQuestionStore.setState({ asked: null });
    answered?.resolve(again);
  }

  function ask(user: CurrentUser): Promise<boolean> {
    if (open) return open.promise;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stop = watchUnsavedWork(() => !hasUnsavedWork() && answer(false));
    const goOn = pauseWork();
    open = { promise, resolve };
    useSessionQuestionStore.setState({ asked: user });
    return promise.finally(() => {
      stop();
      goOn();
    });
  }

  return { ask, answer };
}

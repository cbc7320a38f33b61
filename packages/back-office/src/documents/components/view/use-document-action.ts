import { useNotify } from '@atrium/ui-kit';

/** What a user can do with a document. */
export interface DocumentAction {
  /** Why it is impossible now; undefined if it is possible. */
  readonly reason: string | undefined;
  /** Starts it, or says why it is impossible. */
  readonly start: () => void;
}

/** Makes an action that says why it is impossible, also by its key and in the dock of a phone. */
export function useDocumentAction() {
  const notify = useNotify();
  return (reason: string | undefined, start: () => void): DocumentAction => ({
    reason,
    start: () => (reason === undefined ? start() : notify({ tone: 'info', title: reason })),
  });
}

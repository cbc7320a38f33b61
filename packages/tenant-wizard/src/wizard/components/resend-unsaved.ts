import { holdUnsavedWork } from '@atrium/ui-kit';
import { isTemporaryError } from '../api/is-temporary-error';
import { flushAll, type SectionSavers } from '../../sections/form/components/use-wizard';
import { createResender } from '../model/resend-failed';

interface SendingOptions {
  /** Calls back whenever the service answers anything, until the returned function is called. */
  readonly watch: (onAnswer: () => void) => () => void;
  /** Whether the user who typed it is still logged in. */
  readonly isOwner: () => boolean;
}

/** Calls back once when every section is saved, or was refused for good. */
function whenSettled(savers: SectionSavers, onSettled: () => void): void {
  const states = Object.values(savers).map(({ state }) => state);
  const isSettled = () =>
    states.every((state) => {
      const { status, error } = state.getState();
      return status !== 'saving' && (status !== 'failed' || !isTemporaryError(error));
    });
  if (isSettled()) {
    onSettled();
    return;
  }
  const stops = states.map((state) =>
    state.subscribe(() => {
      if (!isSettled()) return;
      for (const stop of stops) stop();
      onSettled();
    }),
  );
}

/**
 * Sends again what could not be sent, whenever the service answers. The returned function is for the end of the page: it
 * sends what still waits, and goes on until that is saved.
 */
export function resendUnsaved(savers: SectionSavers, { watch, isOwner }: SendingOptions): () => void {
  const { resend, stop } = createResender(Object.values(savers), isTemporaryError);
  const unwatch = watch(() => (isOwner() ? resend() : end()));
  let release = () => {};

  function end() {
    stop();
    unwatch();
    release();
  }

  return () => {
    release = holdUnsavedWork();
    void flushAll(savers).finally(() => whenSettled(savers, end));
  };
}

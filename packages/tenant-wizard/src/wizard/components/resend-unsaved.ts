import { markUnsavedWork } from '@atrium/ui-kit';
import { isTemporaryError } from '../api/is-temporary-error';
import { flushAll, type SectionSavers } from '../../sections/form/components/use-wizard';
import { createResender } from '../model/resend-failed';

interface SendingOptions {
  /** Calls back after each response, until the returned function is called. */
  readonly watch: (onAnswer: () => void) => () => void;
  /** Whether the user who entered the data is still logged in. */
  readonly isOwner: () => boolean;
}

/** Calls back once all sections are saved or permanently rejected. */
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
 * Sends failed sections again after each response of the service. Call the returned function when the page closes: it
 * sends the pending changes and continues until they are saved.
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
    release = markUnsavedWork();
    void flushAll(savers).finally(() => whenSettled(savers, end));
  };
}

import type { Saver } from '@atrium/forms';

type SentAgain = Pick<Saver<object>, 'state' | 'flush'>;

/** Minimum time between attempts, in ms: a service may answer other calls while saves fail. */
const spacing = 2_000;

export interface Resender {
  /** Sends failed sections again, now or once the last attempt is long enough ago. */
  readonly resend: () => void;
  readonly stop: () => void;
}

/** Sends sections again whose save failed with a temporary error. */
export function createResender(savers: readonly SentAgain[], isTemporaryError: (error: unknown) => boolean): Resender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  const failed = () =>
    savers.filter(({ state }) => {
      const { status, error } = state.getState();
      return status === 'failed' && isTemporaryError(error);
    });

  function sendFailed() {
    timer = undefined;
    last = performance.now();
    for (const saver of failed()) void saver.flush();
  }

  return {
    resend() {
      if (timer !== undefined || failed().length === 0) return;
      const wait = last + spacing - performance.now();
      if (wait > 0) timer = setTimeout(sendFailed, wait);
      else sendFailed();
    },
    stop: () => clearTimeout(timer),
  };
}

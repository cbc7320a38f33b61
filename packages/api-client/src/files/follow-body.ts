import { brokenOff } from '../http/read-text';
import { withTimeout } from '../http/with-timeout';
import { defaultTimeout } from '../http/send';
import type { TransferControl } from './transfer';

type Bytes = Uint8Array<ArrayBuffer>;
type Reader = ReadableStreamDefaultReader<Bytes>;
type Part = Awaited<ReturnType<Reader['read']>>;

/** The next part, or the reason to stop waiting for it. */
function nextPart(reader: Reader, signal: AbortSignal) {
  return new Promise<Part>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.read().catch(brokenOff).then(resolve, reject);
  });
}

/** An answer's bytes, counted as they pass, until its end, the signal's, or a standstill. */
export function followBody(
  body: ReadableStream<Bytes>,
  total: number | undefined,
  { signal, timeout = defaultTimeout, onProgress }: TransferControl,
): ReadableStream<Bytes> {
  const reader = body.getReader();
  const letGo = (reason?: unknown) => void reader.cancel(reason).catch(() => undefined);
  let loaded = 0;
  let stopListening = () => {};

  return new ReadableStream<Bytes>({
    start(controller) {
      const abort = () => {
        controller.error(signal?.reason);
        letGo(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      stopListening = () => signal?.removeEventListener('abort', abort);
    },
    async pull(controller) {
      try {
        const { done, value } = await withTimeout(timeout, signal, (inner) => nextPart(reader, inner));
        if (done) {
          stopListening();
          return controller.close();
        }
        loaded += value.length;
        controller.enqueue(value);
        return onProgress?.({ loaded, total });
      } catch (error) {
        stopListening();
        letGo(error);
        throw error;
      }
    },
    cancel(reason) {
      stopListening();
      letGo(reason);
    },
  });
}

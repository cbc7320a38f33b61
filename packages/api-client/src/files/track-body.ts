import { throwNetworkError } from '../http/read-text';
import { withTimeout } from '../http/with-timeout';
import { defaultTimeout } from '../http/send';
import type { TransferControl } from './transfer';

type Bytes = Uint8Array<ArrayBuffer>;
type Reader = ReadableStreamDefaultReader<Bytes>;
type Part = Awaited<ReturnType<Reader['read']>>;

/** Reads the next part, or rejects with the signal's reason. */
function nextPart(reader: Reader, signal: AbortSignal) {
  return new Promise<Part>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.read().catch(throwNetworkError).then(resolve, reject);
  });
}

/** Wraps a response body: reports progress, and fails on abort or timeout. */
export function trackBody(
  body: ReadableStream<Bytes>,
  total: number | undefined,
  { signal, timeout = defaultTimeout, onProgress }: TransferControl,
): ReadableStream<Bytes> {
  const reader = body.getReader();
  const cancelReader = (reason?: unknown) => void reader.cancel(reason).catch(() => undefined);
  let loaded = 0;
  let stopListening = () => {};

  return new ReadableStream<Bytes>({
    start(controller) {
      const abort = () => {
        controller.error(signal?.reason);
        cancelReader(signal?.reason);
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
        cancelReader(error);
        throw error;
      }
    },
    cancel(reason) {
      stopListening();
      cancelReader(reason);
    },
  });
}

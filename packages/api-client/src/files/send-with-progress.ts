import type { SentAttempt } from '../http/send';
import type { TransferProgress } from './transfer';

/** Size of a form in bytes: its files, plus the form with empty files. */
async function sizeOf(form: FormData): Promise<number> {
  const frame = new FormData();
  let size = 0;
  for (const [name, value] of form) {
    if (typeof value === 'string') frame.append(name, value);
    else {
      size += value.size;
      frame.append(name, new Blob([], { type: value.type }), value.name);
    }
  }
  return size + (await new Response(frame).arrayBuffer()).byteLength;
}

/** Node streams request bodies. Browsers need HTTP/2 for that, or do not support it. */
const sendsStreams = () => 'process' in globalThis && globalThis.process.versions?.node !== undefined;

/** Sends a form by `fetch`. Reports bytes as they are sent where streaming is supported, else once at the end. */
export async function sendWithProgress(
  { url, init, deliver }: SentAttempt,
  form: FormData,
  onProgress: (progress: TransferProgress) => void,
): Promise<Response> {
  const total = await sizeOf(form);
  if (!sendsStreams()) {
    const response = await deliver(url, { ...init, body: form });
    onProgress({ loaded: total, total });
    return response;
  }
  const { headers, body } = new Response(form);
  let loaded = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        loaded += part.length;
        controller.enqueue(part);
        onProgress({ loaded, total });
      },
    }),
  );
  const type = headers.get('content-type') ?? '';
  const streamed = {
    ...init,
    headers: { ...init.headers, 'Content-Type': type },
    body: counted ?? null,
    duplex: 'half' as const,
  };
  return deliver(url, streamed);
}

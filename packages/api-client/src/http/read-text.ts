import { NetworkError } from './transport-error';

const decoder = new TextDecoder();

/** Reads the text of a response, up to a number of bytes. */
export async function readText({ body, status }: Response, maxBytes: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(throwNetworkError);
    if (done) return parts.length === 1 ? decoder.decode(parts[0]) : new Blob(parts).text();
    size += value.length;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new NetworkError('too_large', status);
    }
    parts.push(value);
  }
}

/** Throws for a connection that failed or was lost. */
export function throwNetworkError(cause: unknown): never {
  throw new NetworkError('unreachable', 0, { cause });
}

import { NetworkError } from './transport-error';

const decoder = new TextDecoder();

/** The text of an answer, up to a number of bytes; the rest is not read. */
export async function readText({ body, status }: Response, maxBytes: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) return parts.length === 1 ? decoder.decode(parts[0]) : new Blob(parts).text();
    size += value.length;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw new NetworkError('too_large', status);
    }
    parts.push(value);
  }
}

/** What a connection that could not be made, or was lost, means. */
export function brokenOff(cause: unknown): never {
  throw new NetworkError('unreachable', 0, { cause });
}

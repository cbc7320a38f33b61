import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { VendorFailure, vendorFailureOf, type VendorFailureReason } from './vendor-failure';

/** A request to a vendor. The host comes from the operator's settings, never from user input. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /**
   * In addition to the body's headers. Credentials go into headers or the body, never into the URL, which proxies
   * log.
   */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string } & ({ readonly text: string } | { readonly bytes: Uint8Array });
  /** Cancels the call, for example when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
  readonly progress?: VendorProgress | undefined;
}

/** Reports progress: name resolved, connected, encrypted (or, on loopback, plain). */
export type VendorProgress = (stage: 'name' | 'tcp' | 'tls') => void;

/** Options of the caller, independent of the request. */
export type VendorCall = Pick<VendorRequest, 'signal' | 'progress'>;

/** A response with any status. Redirects are not followed. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Limits of a call. */
export interface VendorLimits {
  /** Until connected and encrypted, in milliseconds. */
  readonly connect: number;
  /** Until the complete response, in milliseconds. */
  readonly total: number;
  /** Response body, in bytes. */
  readonly size: number;
}

export const vendorLimits: VendorLimits = { connect: 5000, total: 10_000, size: 64 * 1024 };

/**
 * Sends one request within the limits: no redirects, no retries, no proxy, no keep-alive.
 *
 * @throws VendorFailure with a reason if there is no response within the limits
 */
export async function callVendor(request: VendorRequest, limits: VendorLimits = vendorLimits): Promise<VendorAnswer> {
  const abort = new AbortController();
  const abortWith = (reason: VendorFailureReason) => () => abort.abort(new VendorFailure(reason));
  const connecting = setTimeout(abortWith('unreachable'), limits.connect);
  const waiting = setTimeout(abortWith('timeout'), limits.total);
  const cancel = abortWith('cancelled');
  if (request.signal?.aborted === true) cancel();
  request.signal?.addEventListener('abort', cancel);
  try {
    return await exchange(request, limits.size, {
      signal: abort.signal,
      reached: (stage) => {
        if (stage === 'tls') clearTimeout(connecting);
        request.progress?.(stage);
      },
    });
  } catch (error) {
    throw vendorFailureOf(abort.signal.aborted ? abort.signal.reason : error);
  } finally {
    clearTimeout(connecting);
    clearTimeout(waiting);
    request.signal?.removeEventListener('abort', cancel);
  }
}

interface Exchange {
  readonly signal: AbortSignal;
  readonly reached: VendorProgress;
}

function exchange(
  { method, url, headers, body }: VendorRequest,
  size: number,
  { signal, reached }: Exchange,
): Promise<VendorAnswer> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const content = body === undefined ? undefined : 'text' in body ? Buffer.from(body.text) : body.bytes;
    const call = (secure ? requestSecure : requestPlain)(url, {
      method,
      agent: false,
      signal,
      headers: {
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': body.type, 'content-length': String(content?.length) }),
        ...headers,
      },
    });
    call.once('error', reject);
    call.once('socket', (socket) => {
      socket.once('lookup', (error: unknown) => {
        if (error === null) reached('name');
      });
      socket.once('connect', () => {
        reached('name');
        reached('tcp');
        if (!secure) reached('tls');
      });
      socket.once('secureConnect', () => reached('tls'));
    });
    call.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read <= size) chunks.push(chunk);
        else answer.destroy(new VendorFailure('too_large'));
      });
      answer.once('error', reject);
      answer.once('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, text: bytes.toString('utf8'), bytes });
      });
    });
    call.end(content);
  });
}

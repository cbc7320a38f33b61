import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { VendorFailure, vendorFailureOf, type VendorFailureReason } from './vendor-failure';

/** What is asked of a vendor: a host that the operator's settings name, never one that a user typed. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** Beside those of the body. Credentials travel here or in the body, never in the address, which others log. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
  /** Ends the call from outside, as when the asker has left. */
  readonly signal?: AbortSignal | undefined;
  readonly progress?: VendorProgress | undefined;
}

/** Told how far a call is: its name found, connected, and encrypted or, on this machine alone, not to be. */
export type VendorProgress = (stage: 'name' | 'tcp' | 'tls') => void;

/** What a call has from outside, whatever it asks. */
export type VendorCall = Pick<VendorRequest, 'signal' | 'progress'>;

/** Any answer, whatever its status: a redirect is not followed. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

/** How much a vendor may take. */
export interface VendorLimits {
  /** Until a connection, encrypted where it has to be, stands; milliseconds. */
  readonly connect: number;
  /** Until the whole answer is there; milliseconds. */
  readonly total: number;
  /** Of the answer's body; bytes. */
  readonly size: number;
}

export const vendorLimits: VendorLimits = { connect: 5000, total: 10_000, size: 64 * 1024 };

/**
 * One call to a vendor, within the limits: no redirect, no second try, no proxy, no connection that is kept.
 *
 * @throws VendorFailure with its reason where there is no answer within the limits.
 */
export async function callVendor(asked: VendorRequest, limits: VendorLimits = vendorLimits): Promise<VendorAnswer> {
  const ended = new AbortController();
  const endBy = (reason: VendorFailureReason) => () => ended.abort(new VendorFailure(reason));
  const connecting = setTimeout(endBy('unreachable'), limits.connect);
  const waiting = setTimeout(endBy('timeout'), limits.total);
  const leave = endBy('cancelled');
  if (asked.signal?.aborted === true) leave();
  asked.signal?.addEventListener('abort', leave);
  try {
    return await exchange(asked, limits.size, {
      signal: ended.signal,
      reached: (stage) => {
        if (stage === 'tls') clearTimeout(connecting);
        asked.progress?.(stage);
      },
    });
  } catch (error) {
    throw vendorFailureOf(ended.signal.aborted ? ended.signal.reason : error);
  } finally {
    clearTimeout(connecting);
    clearTimeout(waiting);
    asked.signal?.removeEventListener('abort', leave);
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
    const call = (secure ? requestSecure : requestPlain)(url, {
      method,
      agent: false,
      signal,
      headers: {
        'accept-encoding': 'identity',
        ...(body === undefined
          ? {}
          : { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }),
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
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.end(body?.text);
  });
}

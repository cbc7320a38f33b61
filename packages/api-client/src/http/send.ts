import { encodeForm, type EndpointDefinition } from '../contract';
import { buildUrl } from './build-url';
import type { ApiClientOptions, CallLog, CallParts, Fetch } from './client-options';
import { readResponse } from './read-response';
import { throwNetworkError } from './read-text';
import { withTimeout } from './with-timeout';

/** Default timeout in milliseconds. */
export const defaultTimeout = 30_000;

/** An attempt that is ready to be sent. */
export interface SentAttempt {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers' | 'signal'> & {
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal;
  };
  /** The `fetch` to use; the platform's own one if the client has no other. */
  readonly deliver: Fetch;
  /** Restarts the timeout. */
  readonly restartTimeout: () => void;
}

/** Replaces how a call is sent and read, for requests or responses that are not JSON. */
export interface Exchange<T> {
  /** Sends each attempt. */
  readonly send: (attempt: SentAttempt) => Promise<Response>;
  /** Reads a successful response; error responses are handled before. Default: parses JSON. */
  readonly read?: (response: Response) => Promise<T>;
}

const valueOf = <T>(given: T | (() => T)): T => (typeof given === 'function' ? (given as () => T)() : given);

function headersOf(
  { language, headers }: ApiClientOptions,
  { body, headers: own, idempotencyKey }: CallParts,
  mediaType = 'application/x-www-form-urlencoded',
): Record<string, string> {
  const code = valueOf(language);
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(code && { 'Accept-Language': code }),
    ...valueOf(headers),
    ...own,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(body && { 'Content-Type': mediaType }),
  };
}

/** Returns the platform's `fetch` itself, so that an exchange can recognise it. */
function delivery({ fetch = globalThis.fetch, session }: ApiClientOptions): Fetch {
  return session instanceof Object ? (url, init) => session.send(url, init, fetch) : fetch;
}

/** Sends a call once and reads its response, or throws its error. */
export async function send(
  options: ApiClientOptions,
  endpoint: EndpointDefinition,
  parts: CallParts,
  attempt: number,
  exchange?: Exchange<unknown>,
): Promise<unknown> {
  const { params, query, body, signal, timeout = options.timeout ?? defaultTimeout } = parts;
  const { method, id, mediaType } = endpoint;
  const url = buildUrl(options.baseUrl, endpoint.path, params, query);
  if (!(options.fetch || globalThis.location || url.startsWith('http')))
    throw new TypeError('Give an absolute baseUrl outside a browser.');
  const deliver = delivery(options);
  const started = performance.now();
  const entry: CallLog = { endpoint: id, method, attempt, status: 0, milliseconds: 0 };
  try {
    return await withTimeout(timeout, signal, async (inner, restartTimeout) => {
      const init: SentAttempt['init'] = {
        method,
        headers: headersOf(options, parts, mediaType),
        credentials: 'include',
        signal: inner,
      };
      if (body) init.body = mediaType ? JSON.stringify(body) : encodeForm(body);
      await options.onRequest?.(init, entry);
      const sent = exchange ? exchange.send({ url, init, deliver, restartTimeout }) : deliver(url, init);
      const response = await sent.catch(throwNetworkError);
      entry.status = response.status;
      await options.onResponse?.(response, entry);
      if (response.ok && exchange?.read) return exchange.read(response);
      return readResponse(response, options.maxResponseBytes);
    });
  } catch (error) {
    entry.error = error;
    throw error;
  } finally {
    entry.milliseconds = performance.now() - started;
    options.log?.(entry);
  }
}

import { encodeForm, type EndpointDefinition } from '../contract';
import { buildUrl } from './build-url';
import type { ApiClientOptions, CallLog, CallParts, Fetch } from './client-options';
import { readAnswer } from './read-answer';
import { brokenOff } from './read-text';
import { withTimeout } from './with-timeout';

/** Milliseconds. */
export const defaultTimeout = 30_000;

/** One attempt as the client would send it. */
export interface SentAttempt {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers' | 'signal'> & {
    readonly headers: Record<string, string>;
    readonly signal: AbortSignal;
  };
  /** How the client sends: the platform's own `fetch` itself where it was given nothing else. */
  readonly deliver: Fetch;
  /** Restarts the timeout. */
  readonly moved: () => void;
}

/** How a call crosses the network where it is not a form for which JSON comes back. */
export interface Exchange<T> {
  /** Sends each attempt. */
  readonly send: (attempt: SentAttempt) => Promise<Response>;
  /** Reads a success; an error answer is read before. Default: its JSON. */
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

/** The platform's own `fetch` as it is, so that an exchange can tell it from another one. */
function delivery({ fetch = globalThis.fetch, session }: ApiClientOptions): Fetch {
  return session instanceof Object ? (url, init) => session.send(url, init, fetch) : fetch;
}

/** One attempt: sends the call and reads its answer, or fails with the error it means. */
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
    return await withTimeout(timeout, signal, async (inner, moved) => {
      const init: SentAttempt['init'] = {
        method,
        headers: headersOf(options, parts, mediaType),
        credentials: 'include',
        signal: inner,
      };
      if (body) init.body = mediaType ? JSON.stringify(body) : encodeForm(body);
      await options.onRequest?.(init, entry);
      const sent = exchange ? exchange.send({ url, init, deliver, moved }) : deliver(url, init);
      const response = await sent.catch(brokenOff);
      entry.status = response.status;
      await options.onResponse?.(response, entry);
      if (response.ok && exchange?.read) return exchange.read(response);
      return readAnswer(response, options.maxAnswerBytes);
    });
  } catch (error) {
    entry.error = error;
    throw error;
  } finally {
    entry.milliseconds = performance.now() - started;
    options.log?.(entry);
  }
}

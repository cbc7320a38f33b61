import { encodeForm, type EndpointDefinition } from '../contract';
import { buildUrl } from './build-url';
import type { ApiClientOptions, CallLog, CallParts } from './client-options';
import { readAnswer } from './read-answer';
import { NetworkError } from './transport-error';
import { withTimeout } from './with-timeout';

const defaultTimeout = 30_000;

function headersOf({ language }: ApiClientOptions, hasBody: boolean): Record<string, string> {
  const code = typeof language === 'function' ? language() : language;
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(code === undefined ? {} : { 'Accept-Language': code }),
    ...(hasBody ? { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
  };
}

const unreachable = (cause: unknown): never => {
  throw new NetworkError('unreachable', 0, { cause });
};

/** One attempt: sends the call and reads its answer, or fails with the error it means. */
export async function send(
  options: ApiClientOptions,
  endpoint: EndpointDefinition,
  { params, query, body, signal, timeout = options.timeout ?? defaultTimeout }: CallParts,
  attempt: number,
): Promise<unknown> {
  const url = buildUrl(options.baseUrl, endpoint.path, params, query);
  const fetch = options.fetch ?? globalThis.fetch;
  const started = performance.now();
  const entry: CallLog = { endpoint: endpoint.id, method: endpoint.method, attempt, status: 0, milliseconds: 0 };
  try {
    return await withTimeout(timeout, signal, async (inner) => {
      const response = await fetch(url, {
        method: endpoint.method,
        headers: headersOf(options, body !== undefined),
        credentials: 'include',
        signal: inner,
        ...(body === undefined ? {} : { body: encodeForm(body) }),
      }).catch(unreachable);
      entry.status = response.status;
      return readAnswer(response);
    });
  } catch (error) {
    entry.error = error;
    throw error;
  } finally {
    entry.milliseconds = performance.now() - started;
    options.log?.(entry);
  }
}

import { randomUUID } from 'node:crypto';
import { encodeForm } from '@atrium/api-client/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { responseCheck } from './check-response';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS';

export interface TestCall {
  readonly form?: Readonly<Record<string, unknown>>;
  readonly json?: unknown;
  /** Fields and files. */
  readonly parts?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A test client that acts like the portal in a browser: stores cookies and sends the portal's headers, form bodies
 * and a new idempotency key per request.
 */
export interface TestClient {
  readonly cookies: Map<string, string>;
  get(url: string, call?: TestCall): Promise<LightMyRequestResponse>;
  post(url: string, form?: TestCall['form'], call?: TestCall): Promise<LightMyRequestResponse>;
  put(url: string, form?: TestCall['form'], call?: TestCall): Promise<LightMyRequestResponse>;
  delete(url: string, call?: TestCall): Promise<LightMyRequestResponse>;
  send(method: Method, url: string, call?: TestCall): Promise<LightMyRequestResponse>;
}

/** Creates a client. URLs are relative to the API base. Checks every response against the OpenAPI document. */
export function testClient(app: FastifyInstance): TestClient {
  const cookies = new Map<string, string>();
  const send = async (method: Method, url: string, { form, json, parts, headers }: TestCall = {}) => {
    const content =
      parts !== undefined
        ? await partsContent(parts)
        : form !== undefined
          ? formContent(form)
          : json !== undefined
            ? jsonContent(json)
            : null;
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(content === null ? {} : { 'content-type': content.type }),
        ...headers,
      },
      ...(content === null ? {} : { payload: content.body }),
    });
    responseCheck(app)(method, `/api${url}`, response);
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    send,
    get: (url, call) => send('GET', url, call),
    post: (url, form, call) => send('POST', url, { ...(form === undefined ? {} : { form }), ...call }),
    put: (url, form, call) => send('PUT', url, { ...(form === undefined ? {} : { form }), ...call }),
    delete: (url, call) => send('DELETE', url, call),
  };
}

const jsonContent = (json: unknown) => ({ type: 'application/json', body: JSON.stringify(json) });

const formContent = (form: Readonly<Record<string, unknown>>) => ({
  type: 'application/x-www-form-urlencoded',
  body: encodeForm(form),
});

async function partsContent(parts: FormData) {
  const sent = new Response(parts);
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) };
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredRoute } from './platform';
import { type Field, fieldsOf, sampleOf } from './testing/hostile-fields';
import { buildTenantsApp, type Person, type TenantsApp } from './testing/tenants-app';

const absent = '0190b3d0-0000-7000-8000-00000000000a';
const texts = { 'a lone surrogate': 'a\ud800b', 'a NUL': 'a\0b', '100 kB': 'x'.repeat(100_000) } as const;
const ids = {
  urn: `urn:uuid:${absent}`,
  braces: `{${absent}}`,
  'upper case': absent.toUpperCase(),
  '37 characters': `${absent}0`,
} as const;

interface SentRequest {
  readonly request: string;
  readonly status: number;
  readonly errors: Readonly<Record<string, unknown>>;
}

describe('hostile input', () => {
  let service: TenantsApp;
  let administrator: Person;
  let draft: string;
  beforeAll(async () => {
    service = await buildTenantsApp();
    administrator = await service.person('Ana', { isAdministrator: true });
    draft = (await administrator.client.post('/tenants', {})).json<{ id: string }>().id;
  });
  afterAll(() => service.close());

  /** Events of gateways are signed, so the body is not validated. */
  const routes = () => service.app.routeTable.filter(({ endpoint }) => endpoint.csrf !== 'signed');

  const paramsOf = ({ schema }: RegisteredRoute) => ({
    ...(schema.params === undefined ? {} : (sampleOf(schema.params) as Record<string, string>)),
    id: draft,
  });

  async function send(
    route: RegisteredRoute,
    request: string,
    input: Partial<Record<'params' | 'query' | 'body', unknown>>,
  ) {
    const { endpoint } = route;
    const params = (input.params ?? paramsOf(route)) as Record<string, string | number>;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(`${params[name] ?? ''}`));
    const query = input.query === undefined ? '' : `?${queryOf(input.query)}`;
    const { client } = administrator;
    const upload = endpoint.upload !== undefined && input.body !== undefined;
    const answer = await service.app.inject({
      method: endpoint.method,
      url: `/api${path}${query}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': randomUUID(),
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(input.body === undefined || upload ? {} : { 'content-type': endpoint.mediaType ?? 'application/json' }),
      },
      ...(input.body === undefined
        ? {}
        : { payload: upload ? formOf(input.body as object) : JSON.stringify(input.body) }),
    });
    const { errors = {} } = answer.body.startsWith('{') ? answer.json<{ errors?: SentRequest['errors'] }>() : {};
    return { request: `${endpoint.id} ${request}`, status: answer.statusCode, errors };
  }

  const namesOf = (fields: readonly Field[]) => fields.map(({ path }) => path ?? 'any name');

  it.each(Object.entries(texts))('rejects %s in every text field of every body', async (kind, text) => {
    const unexpected: SentRequest[] = [];
    let sent = 0;
    for (const route of routes()) {
      for (const field of fieldsOf(route.schema.body)) {
        // Multipart parts are UTF-8 bytes, which cannot contain a lone surrogate.
        if (route.endpoint.upload !== undefined && kind.startsWith('a lone')) continue;
        const answer = await send(route, `body ${field.path}`, { body: field.fill(text) });
        sent += 1;
        const isNamed = field.path === null || Object.hasOwn(answer.errors, field.path);
        // A signature picture may be larger than the text.
        if (kind === '100 kB' && field.path === 'picture') continue;
        const tooLarge = kind === '100 kB' && route.endpoint.id === 'csp-reports.create' && answer.status === 413;
        if (!tooLarge && (answer.status !== 422 || !isNamed)) unexpected.push(answer);
      }
    }
    expect(unexpected).toEqual([]);
    expect(sent).toBeGreaterThan(150);
  });

  it.each(Object.entries(texts))('rejects %s in every text field of every query', async (kind, text) => {
    const expected = kind.startsWith('a lone') ? 400 : 422;
    const unexpected: SentRequest[] = [];
    for (const route of routes()) {
      for (const field of fieldsOf(route.schema.query)) {
        const answer = await send(route, `query ${field.path}`, { query: field.fill(text) });
        if (answer.status !== expected) unexpected.push(answer);
      }
    }
    expect(unexpected).toEqual([]);
  });

  it.each(Object.entries(texts))('rejects %s in a path with 404 or 400', async (kind, text) => {
    const expected = kind.startsWith('a lone') ? 400 : 404;
    const unexpected: SentRequest[] = [];
    for (const route of routes()) {
      for (const name of namesOf(fieldsOf(route.schema.params))) {
        const answer = await send(route, `path ${name}`, { params: { ...paramsOf(route), [name]: text } });
        if (answer.status !== expected) unexpected.push(answer);
      }
    }
    expect(unexpected).toEqual([]);
  });

  it.each(Object.entries(ids))('rejects an id written as %s', async (_kind, id) => {
    const unexpected: SentRequest[] = [];
    let sent = 0;
    for (const route of routes()) {
      const { params, query, body } = route.schema;
      for (const { path } of fieldsOf(params).filter(({ isId }) => isId)) {
        const answer = await send(route, `path ${path}`, { params: { ...paramsOf(route), [path ?? '']: id } });
        sent += 1;
        if (answer.status !== 404) unexpected.push(answer);
      }
      for (const { path, isId, fill } of fieldsOf(body).filter((field) => field.isId)) {
        const answer = await send(route, `body ${path}`, { body: fill(id) });
        if (isId && (answer.status !== 422 || !Object.hasOwn(answer.errors, path ?? ''))) unexpected.push(answer);
      }
      for (const { path, fill } of fieldsOf(query).filter(({ isId }) => isId)) {
        const answer = await send(route, `query ${path}`, { query: fill(id) });
        if (answer.status !== 422) unexpected.push(answer);
      }
    }
    expect(unexpected).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  });

  it('limits the length of every text field', () => {
    const endless = routes().flatMap(({ endpoint, schema }) =>
      [schema.params, schema.query, schema.body]
        .flatMap(fieldsOf)
        .filter(({ limit, path }) => limit === Infinity && path !== null)
        .map(({ path }) => `${endpoint.id} ${path}`),
    );
    expect(endless).toEqual([]);
  });

  const json = (payload: string) => ({ type: 'application/json', payload });
  const form = (payload: string) => ({ type: 'application/x-www-form-urlencoded', payload });
  const unreadable = {
    'a prototype': form('a[__proto__][x]=1'),
    'a constructor': form('constructor[prototype][x]=1'),
    'a prototype in JSON': json('{"__proto__":{"a":1}}'),
    'a duplicate name': form('a=1&a=2'),
    'seven levels of nesting': form(`a${'[b]'.repeat(7)}=1`),
    '1,001 fields': form(Array.from({ length: 1001 }, (_, at) => `a${at}=1`).join('&')),
    'a list of 201 items': form('a[]=1&'.repeat(201)),
    '250,000 brackets': form('['.repeat(250_000)),
    '1,000,000 brackets': form('['.repeat(1_000_000)),
    'a broken escape': form('a=%E0%A4'),
  };

  it.each(Object.entries(unreadable))('rejects a body with %s', async (_name, { type, payload }) => {
    const unexpected: SentRequest[] = [];
    for (const { endpoint } of routes().filter((route) => route.schema.body !== undefined)) {
      if (endpoint.upload !== undefined || endpoint.mediaType !== undefined) continue;
      const answer = await service.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/\{\w+\}/g, draft)}`,
        headers: { cookie: `sid=${administrator.token}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': type },
        payload,
      });
      if (answer.statusCode !== (payload.length > 256 * 1024 ? 413 : 400))
        unexpected.push({ request: endpoint.id, status: answer.statusCode, errors: {} });
    }
    expect(unexpected).toEqual([]);
  });

  it('answers deeply nested JSON without a server error', async () => {
    const payload = `${'{"a":['.repeat(25_000)}"\\ud800"${']}'.repeat(25_000)}`;
    const headers = { cookie: `sid=${administrator.token}`, 'x-requested-with': 'XMLHttpRequest' };
    const send = (url: string) =>
      service.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload });
    const posted = routes().filter(({ endpoint, schema }) => endpoint.method === 'POST' && schema.body !== undefined);
    for (const { endpoint } of posted) {
      const { statusCode } = await send(`/api${endpoint.path.replace(/\{\w+\}/g, draft)}`);
      expect(statusCode, endpoint.id).toBeLessThan(500);
    }
    expect((await send(`/sandbox/3ds/${'a'.repeat(43)}`)).statusCode).toBe(422);
  });
});

function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace('%EF%BF%BD', '%ED%A0%80');
}

/** Builds nested parameter names, as deep as the value. */
function queryOf(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) return `${name}=${encodePart(String(value))}`;
  return Object.entries(value)
    .map(([part, entry]) => queryOf(entry, name === '' ? encodePart(part) : `${name}[${encodePart(part)}]`))
    .join('&');
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}

import {
  listTenantsEndpoint,
  loginEndpoint,
  saveApplicationEndpoint,
  signupEndpoint,
} from '@atrium/api-client/contract';
import {
  listTenantsSchema,
  loginSchema,
  saveApplicationSchema,
  signupSchema,
} from '@atrium/api-client/contract/schemas';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formBodies } from './form-bodies';
import { identifyCaller } from './identify-caller';
import { problems } from './problems';
import { rejectMalformedText } from './reject-malformed-text';
import { route } from './route';
import { validation } from './validation';
import { testSettings } from '../../testing/test-settings';

const id = '0190b3d0-0000-7000-8000-000000000000';

describe('request input', () => {
  let app: FastifyInstance;
  let received: unknown;
  beforeAll(async () => {
    app = fastify({ bodyLimit: 256 * 1024, ajv: validation });
    app.decorate('routeTable', []);
    const dependencies = { settings: testSettings(), clock: () => new Date(), sessions: { find: async () => null } };
    await app.register(cookie);
    await app.register(problems);
    await app.register(formBodies);
    await app.register(identifyCaller, { dependencies });
    await app.register(rejectMalformedText);
    const capture = async (call: { body: unknown; query: unknown }) => {
      received = call.body ?? call.query;
      throw new Error('captured');
    };
    route(app, signupEndpoint, signupSchema, capture);
    route(app, loginEndpoint, loginSchema, capture);
    route(app, saveApplicationEndpoint, saveApplicationSchema, capture);
    route(app, listTenantsEndpoint, listTenantsSchema, capture);
  });
  afterAll(() => app.close());

  const form = (method: 'POST' | 'PUT', url: string, payload: string) =>
    app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('is coerced and trimmed, with null for empty fields and without unknown fields', async () => {
    await form(
      'PUT',
      `/tenants/${id}/sections/application`,
      '_version=3&title=+Zelena+dolina+&company=&password=+p+&password_remove=true&tenant_id=x&roles[]=a',
    );
    expect(received).toEqual({
      _version: 3,
      title: 'Zelena dolina',
      company: null,
      password: ' p ',
      password_remove: true,
    });
  });

  it('includes a query with nested filters', async () => {
    await app.inject({ url: '/api/tenants?page=2&filter[state][in]=active,draft&filter[title]=a&search=%20x%20' });
    expect(received).toEqual({ page: 2, filter: { state: { in: 'active,draft' }, title: 'a' }, search: ' x ' });
  });

  it('is rejected field by field, in the caller’s language', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: 'full_name=+&email=a&terms=maybe&country_code=SIX',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'sl' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'Vneseni podatki niso veljavni.', code: 'invalid_input' });
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'country_code',
      'full_name',
      'password',
      'password_confirmation',
      'phone',
      'terms',
    ]);
    expect(answer.json().errors.full_name).toEqual(['Izpolnite to polje.']);
    expect(answer.json().errors.country_code).toEqual(['Največje število znakov: 2.']);
  });

  it.each(['1.0', '-0', '1e3', 'NaN', '٣', '9'.repeat(30), '0x1', ' 1'])(
    'rejects the whole number %j',
    async (version) => {
      const answer = await form(
        'PUT',
        `/tenants/${id}/sections/application`,
        `_version=${encodeURIComponent(version)}`,
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ _version: ['Enter a whole number.'] });
    },
  );

  it('rejects NUL, which PostgreSQL cannot store', async () => {
    const answer = await form('POST', '/auth/login', 'email=a%00b&password=x');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['This value is not valid.'] });
  });

  it.each([
    ['a forbidden name', 'a[__proto__][x]=1'],
    ['a constructor', 'constructor[prototype][x]=1'],
    ['a key twice', 'email=a&email=b'],
    ['too many levels', `a${'[b]'.repeat(7)}=1`],
    ['too many fields', Array.from({ length: 1001 }, (_, n) => `a${n}=1`).join('&')],
    ['a broken escape', 'email=%E0%A4'],
  ])('rejects a form with %s', async (_name, payload) => {
    expect((await form('POST', '/auth/login', payload)).statusCode).toBe(400);
  });

  it('rejects 250,000 brackets with 400 and a larger body with 413', async () => {
    expect((await form('POST', '/auth/login', '['.repeat(250_000))).statusCode).toBe(400);
    expect((await form('POST', '/auth/login', '['.repeat(1_000_000))).statusCode).toBe(413);
  });

  it('answers 404 for an invalid id in the path', async () => {
    expect((await form('PUT', '/tenants/1/sections/application', '_version=1')).statusCode).toBe(404);
  });

  it('can be JSON, without prototype keys', async () => {
    const json = (payload: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': 'application/json' } });
    await json('{"email":" a ","password":"x","roles":["a"]}');
    expect(received).toEqual({ email: 'a', password: 'x' });
    expect((await json('{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await json('{"email":')).statusCode).toBe(400);
    expect((await json('{"email":["a"],"password":true}')).json().errors).toEqual({
      email: ['This value is not valid.'],
      password: ['This value is not valid.'],
    });
  });
});

import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { enforceAccess } from './enforce-access';
import { DomainError } from './errors';

const secret = 'zz-SECRET-1';

describe('error responses', () => {
  let service: TestApp;
  let failure: unknown;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    service = await buildTestApp({ dependencies: { log, sessions: { find: () => Promise.reject(failure) } } });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => service.close());

  const failing = (error: unknown) => {
    failure = error;
    return service.app.inject({
      url: '/api/config?token=zz-SECRET-2',
      headers: { cookie: 'sid=zz-SECRET-3', 'user-agent': 'a\r\nb\u001b[31m' },
    });
  };

  it('hide an unexpected error behind a reference id and log its stack without data', async () => {
    const answer = await failing(new Error(`select * from users where email = '${secret}'`));
    expect(answer.statusCode).toBe(500);
    const problem = answer.json();
    expect(problem).toMatchObject({ code: 'unexpected', message: 'Something went wrong. Please try again.' });
    expect(answer.body).not.toMatch(/SECRET|select|\/src\//);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ request_id: problem.request_id, kind: 'Error' });
    expect(line.at[0]).toContain('error-responses.test.ts');
    expect(lines.join('')).not.toContain('SECRET');
  });

  it('are 503 with Retry-After when the database is unreachable', async () => {
    const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const answer = await failing(new Error('Failed query', { cause: connectionError }));
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(5);
  });

  it.each([
    ['23505', 409],
    ['40001', 409],
    ['40P01', 409],
    ['55P03', 503],
    ['57014', 503],
    ['57P01', 503],
    ['42P01', 500],
  ])('for database error %s are %i', async (code, status) => {
    const answer = await failing(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }));
    expect(answer.statusCode).toBe(status);
  });

  it('include `errors` for every 422, empty if no field is wrong', async () => {
    const answer = await failing(new DomainError(422, 'document_too_costly'));
    expect(answer.json()).toMatchObject({ code: 'document_too_costly', errors: {} });
  });

  it('log route patterns instead of URLs, on lines that cannot be forged', async () => {
    await service.app.inject({
      url: `/api/forgot-password/find/${secret}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-request-id': '1\n{"forged":1}' },
    });
    await service.app.inject({ url: `/api/unknown/${secret}%0a%1b[31m?token=${secret}` });
    expect(lines.join('')).not.toMatch(/SECRET|forged/);
    expect(lines.join('')).not.toContain('\u001b');
    for (const line of lines) {
      expect(line.endsWith('\n')).toBe(true);
      expect(line.slice(0, -1)).not.toContain('\n');
      expect(JSON.parse(line)).toMatchObject({ msg: 'request completed' });
    }
  });

  it('throw at startup for a route without a policy', async () => {
    const app = fastify();
    await app.register(enforceAccess, { dependencies: service.dependencies });
    expect(() => app.get('/open-door', async () => 'in')).toThrow('GET /open-door declares no policy');
  });
});

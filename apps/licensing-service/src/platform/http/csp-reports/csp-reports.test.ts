import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../log';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { testClock } from '../../../testing/test-clock';

const portal = 'https://portal.example.com';
const token = 'zz-SECRET-1';

/** A report as Chromium sends it. */
const violation = {
  age: 2,
  type: 'csp-violation',
  url: `${portal}/registration/activate/${token}`,
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: `https://evil.example/steal?token=${token}`,
    columnNumber: 39,
    disposition: 'enforce',
    documentURL: `${portal}/login/reset-password?token=${token}`,
    effectiveDirective: 'script-src-elem',
    lineNumber: 121,
    originalPolicy: "default-src 'none'; report-to csp",
    referrer: `${portal}/login?token=${token}`,
    sample: token,
    sourceFile: `${portal}/assets/portal-1a2b.js?${token}`,
    statusCode: 200,
  },
};

describe('CSP reports', () => {
  const time = testClock();
  const lines: string[] = [];
  let service: TestApp;
  beforeAll(async () => {
    const log = createLog('warn', { write: (line: string) => void lines.push(line) });
    const settings = { publicUrl: portal, allowedOrigins: [portal] };
    service = await buildTestApp({ settings, dependencies: { log, clock: time.clock } });
  });
  beforeEach(() => {
    lines.length = 0;
    time.forward(60_000);
  });
  afterAll(() => service.close());

  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    service.app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/reports+json', origin: portal, ...headers },
    });
  const withBody = (changed: Record<string, unknown>) => ({ ...violation, body: { ...violation.body, ...changed } });
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('are logged with directive, origin and asset, but without secrets', async () => {
    expect((await send([violation, { ...violation, type: 'deprecation' }])).statusCode).toBe(204);
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toMatchObject({
      event: 'csp.violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      disposition: 'enforce',
      source: '/assets/portal-1a2b.js',
      line: 121,
    });
    expect(lines.join('')).not.toContain('SECRET');
  });

  it.each([
    [{ blockedURL: 'inline' }, { blocked: 'inline' }],
    [{ blockedURL: `data:text/html,${token}` }, { blocked: 'data:' }],
    [{ blockedURL: `${token}\r\n{"level":60}` }, { blocked: null }],
    [{ effectiveDirective: `script-src ${token}` }, { directive: null }],
    [{ sourceFile: `${portal}/registration/activate/${token}` }, { source: null }],
    [
      { sourceFile: 'https://evil.example/assets/x.js', lineNumber: null },
      { source: null, line: null },
    ],
  ])('log %j as %j', async (changed, expected) => {
    expect((await send([withBody(changed)])).statusCode).toBe(204);
    expect(logged()).toEqual([expect.objectContaining(expected)]);
    expect(lines.join('')).not.toContain('SECRET');
  });

  it.each([
    ['too many at once', Array.from({ length: 21 }, () => violation), {}, 422],
    ['too large', [withBody({ sample: 'x'.repeat(20_000) })], {}, 413],
    ['with an unexpected structure', { csp: 1 }, {}, 422],
    ['with invalid JSON', '[', {}, 400],
    ['with another content type', 'a=1', { 'content-type': 'text/plain' }, 415],
    ['from a foreign origin', [violation], { origin: 'https://evil.example' }, 403],
    ['from a null origin', [violation], { origin: 'null' }, 403],
    ['sent across sites', [violation], { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are rejected: %s', async (_name, payload, headers, status) => {
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(lines).toEqual([]);
  });

  it('write at most 30 log lines per minute', async () => {
    for (let calls = 0; calls < 3; calls += 1) {
      expect((await send(Array.from({ length: 20 }, () => violation))).statusCode).toBe(204);
    }
    expect(lines).toHaveLength(30);
    time.forward(60_000);
    await send([violation]);
    expect(lines).toHaveLength(31);
  });

  it('do not change which content types other endpoints accept', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: '{"email":"a","password":"x"}',
      headers: { 'content-type': 'application/reports+json', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

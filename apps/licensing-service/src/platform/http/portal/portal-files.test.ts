import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

describe('portal files', () => {
  let folder: string;
  let service: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-portal-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      '<script nonce="__CSP_NONCE__" src="/assets/main-1.js"></script><meta nonce="__CSP_NONCE__">',
    );
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, '.env'), 'SECRET=1');
    await writeFile(join(folder, 'assets/main-1.js'), 'export {};');
    await writeFile(join(folder, 'assets/main-1.js.gz'), gzipSync('export {};'));
    await writeFile(join(folder, 'assets/main-1.js.map'), '{}');
    await writeFile(join(folder, 'assets/help-1.webm'), '0123456789');
    await writeFile(join(folder, 'assets/help-1.vtt'), 'WEBVTT');
    const https = { publicUrl: 'https://app.example.com', strictTransportSecurity: true };
    service = await buildTestApp({ settings: { ...https, portalFolder: folder } });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });

  it.each(['/', '/login', '/tenants/details/0190b3d0-0000-7000-8000-000000000000', '/unknown/path'])(
    'answers %s with the page and a new nonce',
    async (url) => {
      const [one, other] = [await get(url), await get(url)];
      const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(one.body).not.toContain('__CSP_NONCE__');
      expect(one.body).not.toBe(other.body);
      const policy = String(one.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|stripe/);
      expect(policy).toMatch(/; report-to csp$/);
      expect(one.headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
      expect(one.headers['cache-control']).toBe('no-store');
      expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('serves assets as immutable, compressed if the build has a compressed copy', async () => {
    const answer = await get('/assets/main-1.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0');
  });

  it('serves video ranges for seeking, and captions as text/vtt', async () => {
    const whole = await get('/assets/help-1.webm');
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    const part = await get('/assets/help-1.webm', { range: 'bytes=4-6' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '456', 'bytes 4-6/10']);
    expect((await get('/assets/help-1.webm', { range: 'bytes=10-' })).statusCode).toBe(416);
    const other = { 'if-match': '"another"' };
    expect((await get('/assets/help-1.webm', other)).json()).toMatchObject({ status: 412 });
    expect((await get('/assets/help-1.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect((await get('/registration')).headers['content-security-policy']).toContain("; media-src 'self';");
  });

  it.each([
    '/assets/gone.js',
    '/assets/main-1.js.map',
    '/assets/../.env',
    '/assets/%2e%2e/.env',
    '/assets/',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e%2findex.html',
    '/assets/..%5c..%5cindex.html',
    '/assets//main-1.js',
    '/assets/%2fetc%2fpasswd',
    '/assets/main-1.js%00',
    '/assets/%2e',
    '/.env',
    '/.git/config',
    '/main.js.map',
    '/api',
    '/api/unknown',
  ])('answers %s with 404, never with the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it.each(['/', '/api/config', '/api/nothing', '/assets/main-1.js', '/api/%ZZ', '/api/docs', '/api/openapi.json'])(
    'sends the security headers with %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
      expect(headers['content-type']).toMatch(/charset=utf-8/);
    },
  );

  it('answers an unsupported method with 405 and Allow', async () => {
    for (const method of ['DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH'] as const) {
      const answer = await service.app.inject({ method: method as 'DELETE', url: '/api/config' });
      expect(answer.statusCode, method).toBe(405);
      expect(answer.headers['allow']).toBe('GET');
    }
  });
});

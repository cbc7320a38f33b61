import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

describe('portal pages', () => {
  let folder: string;
  let service: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-pages-'));
    await writeFile(join(folder, 'index.html'), 'plain');
    for (const name of ['login', 'registration', 'forgot-password', 'tenants', 'customers', 'details', 'loading']) {
      for (const language of ['en', 'sl']) {
        await writeFile(
          join(folder, `${name}.${language}.html`),
          `<html lang="${language}">${name} ${language} nonce="__CSP_NONCE__"`,
        );
      }
    }
    service = await buildTestApp({ settings: { portalFolder: folder } });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });
  const session = { cookie: 'sid=any' };

  it.each([
    ['/login', {}, 'login en'],
    ['/login?from=%2Fsettings', {}, 'login en'],
    ['/login', session, 'loading en'],
    ['/login?from=%2Fsettings&ended=1', {}, 'loading en'],
    ['/login?closed=1', {}, 'loading en'],
    ['/login/forgot-password', {}, 'forgot-password en'],
    ['/login/forgot-password', session, 'loading en'],
    ['/login/reset-password?token=any', {}, 'loading en'],
    ['/registration', {}, 'registration en'],
    ['/registration?utm_source=letter', {}, 'registration en'],
    ['/registration?administrator=any', {}, 'loading en'],
    ['/registration/registration-success', {}, 'loading en'],
    ['/registration', session, 'loading en'],
    ['/tenants', {}, 'loading en'],
    ['/tenants?page=2', session, 'tenants en'],
    ['/', session, 'tenants en'],
    ['/customers', session, 'customers en'],
    ['/customers/new', session, 'loading en'],
    ['/tenants/details/01a1fefc-d4d0-7068-a3eb-96cff112a49f', session, 'details en'],
    ['/settings', session, 'loading en'],
    ['//', {}, 'loading en'],
  ])('serve %s with %j as %s', async (url, headers, expected) => {
    expect((await get(url, headers)).body).toContain(`${expected} `);
  });

  it.each([
    [{ 'accept-language': 'sl-SI,sl;q=0.9,en;q=0.8' }, 'sl'],
    [{ 'accept-language': 'de,en;q=0.4,sl;q=0.7' }, 'sl'],
    [{ 'accept-language': 'sl', cookie: 'language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'language=sl' }, 'sl'],
    [{ cookie: 'language=de' }, 'en'],
  ])('with %j are in language %s and set Content-Language', async (headers: Record<string, string>, language) => {
    const answer = await get('/login', headers);
    expect(answer.body).toContain(`login ${language} `);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are compressed with Brotli and contain a nonce', async () => {
    const answer = await get('/login', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(answer.rawPayload).toString();
    const [, nonce] = /nonce="([^"]+)"/.exec(html) ?? [];
    expect(String(answer.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
  });

  it('are marked for visitors when the request has no session', async () => {
    expect((await get('/settings')).body).toContain('<html data-visitor lang="en">');
    expect((await get('/settings', session)).body).toContain('<html lang="en">');
  });

  it.each(['/login.en.html', '/loading.sl.html', '/index.html'])(
    'are not served under their file name: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

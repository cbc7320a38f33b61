import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../testing/capture-log';
import { createDavApp } from './testing/dav-app';
import { createMemoryFile, type MemoryFile } from './testing/memory-file';
import { uploadFolder } from '../files/upload-folder';
import { davRoutes } from './dav-routes';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const name = 'ponudba č & 1.docx';
const [ana, bor] = ['zz-SECRET-ana', 'zz-SECRET-bor'];
const url = `/dav/${ana}/${encodeURIComponent(name)}`;
const xml = (content: string) => `<?xml version="1.0" encoding="utf-8"?>${content}`;
const lockinfo = (scope = 'exclusive') =>
  xml(
    `<D:lockinfo xmlns:D="DAV:"><D:lockscope><D:${scope}/></D:lockscope><D:locktype><D:write/></D:locktype><D:owner><D:href>Ana &lt;Novak&gt;</D:href></D:owner></D:lockinfo>`,
  );
const { log, lines } = captureLog();

type Headers = Readonly<Record<string, string>>;

describe('WebDAV', () => {
  let app: FastifyInstance;
  let uploads: string;
  let dataDir: string;
  let file: MemoryFile;
  beforeAll(async () => {
    const created = await createDavApp({ log });
    ({ app } = created);
    ({ dataDir } = created.settings);
    uploads = uploadFolder(created.settings);
    await davRoutes(app, {
      id: 'test.dav',
      settings: created.settings,
      open: async (token) => ([ana, bor].includes(token) ? file.openedBy(token) : null),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    file = createMemoryFile(name, word, Buffer.from('PK old'));
    lines.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  // `inject` names only the usual methods in its types.
  const send = (method: string, path: string, headers: Headers = {}, payload?: string | Buffer) =>
    app.inject({ method: method as 'GET', url: path, headers, ...(payload === undefined ? {} : { payload }) });

  async function lock(token = ana) {
    const answer = await send('LOCK', url.replace(ana, token), { timeout: 'Second-3600' }, lockinfo());
    return String(answer.headers['lock-token']);
  }

  it('opens, locks, saves and closes as programs do', async () => {
    const options = await send('OPTIONS', `/dav/${ana}/`);
    expect(options.headers).toMatchObject({ dav: '1, 2', 'ms-author-via': 'DAV' });
    expect(options.headers['allow']).toContain('LOCK');
    const head = await send('HEAD', url);
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
    const taken = await send('LOCK', url, { timeout: 'Infinite, Second-4100000000' }, lockinfo());
    expect(taken.statusCode).toBe(200);
    expect(taken.body).toContain('<D:timeout>Second-180</D:timeout>');
    expect(taken.body).toContain('<D:owner>Ana &lt;Novak&gt;</D:owner>');
    const token = String(taken.headers['lock-token']);
    const content = await send('GET', url);
    expect(content.headers).toMatchObject({
      'content-type': word,
      'content-disposition': expect.stringMatching(/^attachment; filename="ponudba c & 1.docx"; filename\*=UTF-8''/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      etag: head.headers['etag'],
    });
    const refreshed = await send('LOCK', url, { if: `(${token})` });
    expect([refreshed.statusCode, refreshed.headers['lock-token']]).toEqual([200, token]);
    const saved = await send('PUT', url, { if: `(${token} [${String(head.headers['etag'])}])` }, 'PK new');
    expect([saved.statusCode, saved.headers['etag'] === head.headers['etag']]).toEqual([204, false]);
    expect((await send('UNLOCK', url, { 'lock-token': token })).statusCode).toBe(204);
    expect((await send('GET', url)).body).toBe('PK new');
    expect(file.saved).toHaveLength(1);
    expect(await readdir(uploads)).toEqual([]);
  });

  it('describes the file, and the folder with and without a slash', async () => {
    await lock();
    const ask = xml(
      '<p:propfind xmlns:p="DAV:"><p:prop><p:getetag/><p:lockdiscovery/><m:Win32 xmlns:m="urn:&quot;a"/><b xmlns=""/></p:prop></p:propfind>',
    );
    const one = await send('PROPFIND', url, { depth: '0' }, ask);
    expect([one.statusCode, one.headers['content-type']]).toEqual([207, 'application/xml; charset=utf-8']);
    expect(one.body).toContain(`<D:response><D:href>${url.replace('&', '&amp;')}</D:href>`);
    expect(one.body).toMatch(/<D:getetag>&quot;\w{32}&quot;<\/D:getetag><D:lockdiscovery><D:activelock>/);
    expect(one.body).toContain(
      '<x:Win32 xmlns:x="urn:&quot;a"/><b xmlns=""/></D:prop><D:status>HTTP/1.1 404 Not Found',
    );
    expect(one.body).toMatch(/<D:locktoken><D:href>opaquelocktoken:/);
    const other = await send('PROPFIND', url.replace(ana, bor), { depth: '0' });
    expect(other.body).toContain('<D:lockroot>');
    expect(other.body).not.toContain('<D:locktoken>');
    for (const folder of [`/dav/${ana}`, `/dav/${ana}/`]) {
      const alone = await send('PROPFIND', folder, { depth: '0' });
      expect(alone.body.match(/<D:response><D:href>[^<]*/g)).toEqual([`<D:response><D:href>/dav/${ana}/`]);
      expect(alone.body).toContain('<D:resourcetype><D:collection/></D:resourcetype>');
      const names = xml('<D:propfind xmlns:D="DAV:"><D:propname/></D:propfind>');
      const both = await send('PROPFIND', folder, { depth: '1' }, names);
      expect(both.body.match(/<D:response>/g)).toHaveLength(2);
      expect(both.body).toContain('<D:getcontentlength/>');
    }
  });

  it.each([
    ['many elements', `<D:propfind xmlns:D="DAV:"><D:prop>${'<a/>'.repeat(120)}</D:prop></D:propfind>`],
    ['a long namespace', `<D:propfind xmlns:D="DAV:"><D:prop><a xmlns="${'u'.repeat(257)}"/></D:prop></D:propfind>`],
  ])('answers no XML with %s, which the answer would repeat', async (_what, body) => {
    const asked = await send('PROPFIND', url, { depth: '0' }, xml(body));
    const changed = await send('PROPPATCH', url, {}, xml(body));
    expect([asked.statusCode, changed.statusCode]).toEqual([400, 400]);
  });

  const wide = xml(`<D:propfind xmlns:D="DAV:">${' '.repeat(64 * 1024)}<D:allprop/></D:propfind>`);
  const deep = xml(`<D:propfind xmlns:D="DAV:">${'<a>'.repeat(30)}${'</a>'.repeat(30)}<D:allprop/></D:propfind>`);
  const dtd = '<!DOCTYPE a [<!ENTITY b "c">]><D:propfind xmlns:D="DAV:"><D:allprop/></D:propfind>';
  const allprop = '<D:propfind xmlns:D="DAV:"><D:allprop/></D:propfind>';

  it.each<[string, number, string, string, Headers, (string | Buffer)?]>([
    ['depth infinity', 403, 'PROPFIND', url, { depth: 'infinity' }],
    ['no depth, which is infinity', 403, 'PROPFIND', `/dav/${ana}/`, {}],
    ['a document type', 400, 'PROPFIND', url, { depth: '0' }, dtd],
    ['broken XML', 400, 'PROPFIND', url, { depth: '0' }, '<D:propfind xmlns:D="DAV:">'],
    ['an undeclared prefix', 400, 'PROPFIND', url, { depth: '0' }, '<D:propfind><D:allprop/></D:propfind>'],
    ['an empty namespace', 400, 'PROPFIND', url, { depth: '0' }, allprop.replace('xmlns:D', 'xmlns:x="" xmlns:D')],
    ['another namespace', 400, 'PROPFIND', url, { depth: '0' }, allprop.replace('DAV:', 'other:')],
    ['nothing asked', 400, 'PROPFIND', url, { depth: '0' }, '<D:propfind xmlns:D="DAV:"/>'],
    ['UTF-16', 400, 'PROPFIND', url, { depth: '0' }, Buffer.from(`\ufeff${allprop}`, 'utf16le')],
    ['XML too deep', 400, 'PROPFIND', url, { depth: '0' }, deep],
    ['XML above 64 KiB', 413, 'PROPFIND', url, { depth: '0' }, wide],
    ['another name', 404, 'PROPFIND', `/dav/${ana}/other.docx`, { depth: '0' }],
    ['a download of another name', 404, 'GET', `/dav/${ana}/other.docx`, {}],
    ['a deeper path', 404, 'GET', `${url}/x`, {}],
    ['a new name', 403, 'PUT', `/dav/${ana}/other.docx`, {}, 'PK'],
    ['a lock of a new name', 403, 'LOCK', `/dav/${ana}/other.docx`, {}, lockinfo()],
    ['a lock of the folder', 403, 'LOCK', `/dav/${ana}/`, {}, lockinfo()],
    ['a new folder', 403, 'MKCOL', `/dav/${ana}/folder`, {}],
    ['deletion', 403, 'DELETE', url, {}],
    ['deletion of the folder', 403, 'DELETE', `/dav/${ana}/`, {}],
    ['a move', 403, 'MOVE', url, { destination: `/dav/${ana}/b.docx` }],
    ['a copy', 403, 'COPY', url, { destination: `/dav/${bor}/b.docx` }],
    ['a form', 405, 'POST', url, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
    ['a patch', 405, 'PATCH', url, {}, 'a=1'],
    ['a download of the folder', 405, 'GET', `/dav/${ana}/`, {}],
    ['a part', 400, 'PUT', url, { 'content-range': 'bytes 0-1/4' }, 'PK'],
    ['a compressed body', 415, 'PUT', url, { 'content-encoding': 'gzip' }, 'PK'],
    ['a body above 20 MiB', 413, 'PUT', url, {}, Buffer.alloc(20 * 1024 * 1024 + 1)],
    ['a shared lock', 403, 'LOCK', url, {}, lockinfo('shared')],
    ['a lock without its XML', 400, 'LOCK', url, {}, allprop],
    ['an extension of no lock', 412, 'LOCK', url, { if: '(<opaquelocktoken:1>)' }],
    ['an extension without a token', 412, 'LOCK', url, {}],
    ['the end of no lock', 409, 'UNLOCK', url, { 'lock-token': '<opaquelocktoken:1>' }],
    ['the end without a token', 400, 'UNLOCK', url, {}],
    ['a change without XML', 400, 'PROPPATCH', url, {}],
    ['an unknown token', 404, 'PUT', '/dav/zz-SECRET-x/a.docx', {}, 'PK'],
    ['options of an unknown token', 404, 'OPTIONS', '/dav/zz-SECRET-x/', {}],
    ['no token', 404, 'PROPFIND', '/dav/', { depth: '0' }],
    ['a session instead of a token', 404, 'GET', '/dav/x/a.docx', { cookie: 'sid=signed-in' }],
    ['its methods elsewhere', 404, 'PROPFIND', '/', { depth: '0' }],
  ])('refuses %s with %i', async (_what, status, method, path, headers, payload) => {
    const answer = await send(method, path, headers, payload);
    expect([answer.statusCode, file.saved.length]).toEqual([status, 0]);
    expect(lines.join('')).not.toContain('SECRET');
    expect(await readdir(uploads).catch(() => [])).toEqual([]);
  });

  it('lets only the holder of the lock write', async () => {
    const token = await lock();
    const asBor = url.replace(ana, bor);
    const statuses = [
      await send('LOCK', asBor, {}, lockinfo()),
      await send('PUT', asBor, {}, 'PK bor'),
      await send('PUT', asBor, { if: `(${token})` }, 'PK bor'),
      await send('PUT', url, {}, 'PK no lock named'),
      await send('PUT', url, { if: `(${token}x)` }, 'PK malformed'),
      await send('PUT', url, { if: `(${token.replace('>', 'x>')})` }, 'PK another token'),
      await send('PROPPATCH', url, {}, xml('<D:propertyupdate xmlns:D="DAV:"/>')),
      await send('LOCK', url, {}, lockinfo()),
      await send('UNLOCK', url, { 'lock-token': token.replace('>', 'x>') }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([423, 423, 412, 423, 400, 412, 423, 423, 409]);
    expect(file.saved).toEqual([]);
  });

  it('checks the lock again when the content has arrived', async () => {
    const opened = file.openedBy(ana);
    file = {
      ...file,
      openedBy: () => ({
        ...opened,
        write: async (content, check) => {
          await file.openedBy(bor).lock('Bor');
          const current = await file.openedBy(bor).stat();
          return opened.write(content, () =>
            check({ ...current, lock: current.lock && { ...current.lock, isOwn: false } }),
          );
        },
      }),
    };
    expect((await send('PUT', url, {}, 'PK late')).statusCode).toBe(423);
    expect([file.saved, await readdir(uploads)]).toEqual([[], []]);
  });

  it('accepts the properties that Word sets, and no change of its own ones', async () => {
    const change = (property: string) =>
      xml(`<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop>${property}</D:prop></D:set></D:propertyupdate>`);
    const time = '<Z:Win32LastModifiedTime xmlns:Z="urn:schemas-microsoft-com:">x</Z:Win32LastModifiedTime>';
    const accepted = await send('PROPPATCH', url, {}, change(time));
    expect([accepted.statusCode, accepted.body]).toEqual([207, expect.stringContaining('HTTP/1.1 200 OK')]);
    const mixed = await send('PROPPATCH', url, {}, change(`${time}<D:getetag>x</D:getetag>`));
    expect(mixed.body).toMatch(/Win32LastModifiedTime[^:]*:x="[^"]*"\/><\/D:prop><D:status>HTTP\/1\.1 424/);
    expect(mixed.body).toContain('<D:getetag/></D:prop><D:status>HTTP/1.1 403');
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`PUT ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\nPK half`);
    await expect.poll(() => readdir(uploads)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(uploads)).toEqual([]);
    expect(file.saved).toEqual([]);
    expect(lines.join('')).not.toContain('"status":500');
  });

  it('receives at most 20 MiB, however large the body is said to be', async () => {
    const send = async (mebibytes: number) => {
      const { port } = app.server.address() as AddressInfo;
      const call = request({ host: '127.0.0.1', port, path: url, method: 'PUT', agent: false });
      // The service closes the connection before it has read everything.
      call.on('error', () => undefined);
      Readable.from(Array.from({ length: mebibytes }, () => Buffer.alloc(1024 * 1024))).pipe(call);
      const [{ statusCode }] = await once(call, 'response');
      return statusCode as number;
    };
    expect([await send(20), await send(21)]).toEqual([204, 413]);
    expect([file.saved.length, await readdir(uploads)]).toEqual([1, []]);
  });

  it('logs each call without its token', async () => {
    await send('GET', url, { referer: `http://127.0.0.1${url}` });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { method: 'GET', route: 'test.dav', status: 200 },
    ]);
    expect(lines.join('')).not.toContain('SECRET');
  });
});

describe('the limits of WebDAV', () => {
  it('count calls with one token, and unknown tokens from one address', async () => {
    const { app, settings } = await createDavApp();
    const file = createMemoryFile(name, word);
    const limits = { ...settings.limits, davPerMinute: 2, unknownDavTokensPerMinute: 2 };
    const open = async (token: string) => (token.startsWith('known') ? file.openedBy(token) : null);
    await davRoutes(app, { id: 'test.dav', settings: { ...settings, limits }, open });
    const statuses: number[] = [];
    for (const token of ['known', 'known', 'known', 'known-2', 'a', 'b', 'c', 'known-2']) {
      const answer = await app.inject({ method: 'OPTIONS', url: `/dav/${token}/` });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 429, 200, 404, 404, 429, 200]);
    await app.close();
  });

  it('refuse a route that has the CSRF kind of WebDAV elsewhere, or another one below its path', async () => {
    const { app } = await createDavApp();
    const endpoint = { id: 'x', access: { kind: 'public' }, csrf: 'capability' } as const;
    expect(() => app.get('/api/x', { config: { endpoint } }, async () => null)).toThrow('CSRF kind');
    expect(() => app.get('/dav/x', { config: { open: 'x' } }, async () => null)).toThrow('CSRF kind');
    await app.close();
  });
});

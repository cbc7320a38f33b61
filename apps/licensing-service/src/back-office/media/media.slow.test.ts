import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media, MediaFile, MediaSummary } from '@atrium/api-client/contract';
import { Transformer } from '@napi-rs/image';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createDataFolderFiles,
  deleteOrphanedFilesJob,
  DomainError,
  type FileStore,
  reportMissingFilesJob,
  type VirusScan,
} from '../../platform';
import { auditEntries } from '../../schema';
import { pngWithSize, redAndBlue, samplePdf, turnedJpeg } from '../../testing/files/sample-pictures';
import { sampleDocx } from '../../testing/files/sample-zip';
import { testClock } from '../../testing/test-clock';
import { testSettings } from '../../testing/test-settings';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import { deleteUnusedFilesJob } from './delete-unused-files.job';
import { media, mediaFiles } from './media.table';

let folder: string;
let test: TenantsApp;
let editor: Person;
let other: Person;
const time = testClock();
let scan: VirusScan['isClean'] = async () => true;
let store: FileStore;
let put: FileStore['put'] | null = null;

const permissions = ['view', 'create', 'update', 'delete'].map((action) => `${action}/media`);
const png = redAndBlue(400, 200).pngSync();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-media-'));
  store = createDataFolderFiles(join(folder, 'files'));
  const files: FileStore = { ...store, put: (...content) => (put === null ? store.put(...content) : put(...content)) };
  const limits = { ...testSettings().limits, fileBytesPerDay: 5_000_000 };
  test = await buildTenantsApp({
    settings: { dataDir: folder, limits },
    dependencies: { clock: time.clock, files, virusScan: { isClean: (path) => scan(path) } },
  });
  editor = await test.person('Editor', { permissions });
  other = await test.person('Other', { permissions });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function partsOf(name: string, content: Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData {
  const parts = new FormData();
  for (const [field, value] of Object.entries(fields)) parts.append(field, value);
  parts.append('file', new File([Uint8Array.from(content)], name));
  return parts;
}

const send = (person: Person, name: string, content: Uint8Array) =>
  person.client.send('POST', '/media/files', { parts: partsOf(name, content) });

async function upload(name: string, content: Uint8Array): Promise<MediaFile> {
  const answer = await send(editor, name, content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function create(title: string, content: Uint8Array = png, collection?: string): Promise<Media> {
  const { id: file_id } = await upload('slika.png', content);
  const answer = await editor.client.post('/media', {
    title,
    active: true,
    file_id,
    ...(collection && { collection }),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const lastAudit = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

const filesIn = async (name: string) => {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe('media', () => {
  it('are created from an upload, changed, copied and deleted, each with an audit entry', async () => {
    const made = await create('First', png, 'Logos');
    expect(made).toMatchObject({ kind: 'png', width: 400, height: 200, previewable: true, version: 1 });
    expect(made).toMatchObject({ title: 'First', collection: 'Logos', author: { id: editor.user.id } });
    expect(made.allowed_actions).toEqual(['update', 'delete', 'duplicate']);
    expect(await lastAudit()).toMatchObject({ action: 'media.create', subjectId: made.id });

    const change = { title: 'Second', active: false, collection: '', _version: 1 };
    const changed = await editor.client.put(`/media/${made.id}`, change);
    expect(changed.json<Media>()).toMatchObject({ title: 'Second', active: false, collection: null, version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'media.update',
      before: { title: 'First', active: true, collection: 'Logos' },
      after: { title: 'Second', active: false, collection: null },
    });
    const stale = await editor.client.put(`/media/${made.id}`, change);
    expect([stale.statusCode, stale.json<{ current: Media }>().current.title]).toEqual([412, 'Second']);

    const copy = await editor.client.post(`/media/duplicate/${made.id}`, {});
    expect(copy.json<Media>()).toMatchObject({ title: 'Second', file_id: made.file_id, version: 1 });

    expect((await editor.client.delete(`/media/${made.id}`)).statusCode).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'media.delete', before: { title: 'Second' } });
    const gone = await editor.client.get(`/media/${made.id}`);
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([
      404,
      'Unable to find specified media',
    ]);
  });

  it('are listed, searched and filtered, with their collections', async () => {
    await create('Šipek', png, 'Rastline');
    await create('Vrtnica', png, 'Rastline');
    const titles = async (query: string) => {
      const answer = await editor.client.get(`/media?${query}`);
      return answer.json<{ data: MediaSummary[] }>().data.map(({ title }) => title);
    };
    expect(await titles('search=sipek')).toEqual(['Šipek']);
    expect(await titles('filter[collection]=Rastline&sort=-title')).toEqual(['Vrtnica', 'Šipek']);
    expect(await titles('filter[kind]=pdf')).toEqual([]);
    expect(await titles('filter[active]=true&filter[kind]=png&sort=-created_at&per_page=1')).toEqual(['Vrtnica']);
    const collections = await editor.client.get('/media/collections');
    const { total } = (await editor.client.get('/media')).json<{ total: number }>();
    expect(collections.json()).toEqual({ data: [{ title: 'Rastline', count: 2 }], total });
  });

  it('are deleted together, or not at all', async () => {
    const [one, two] = [await create('One'), await create('Two')];
    const remove = (ids: readonly string[]) => editor.client.post('/media/delete', { ids });
    expect((await remove([one.id, one.file_id])).statusCode).toBe(404);
    expect((await editor.client.get(`/media/${one.id}`)).statusCode).toBe(200);
    expect((await remove([one.id, two.id])).statusCode).toBe(204);
    expect((await editor.client.get(`/media/${two.id}`)).statusCode).toBe(404);
  });

  it('use an upload once, and only that of its uploader', async () => {
    const { id: file_id } = await upload('slika.png', png);
    const input = { title: 'Mine', active: true, file_id };
    expect((await other.client.post('/media', input)).statusCode).toBe(422);
    expect((await editor.client.post('/media', input)).statusCode).toBe(201);
    expect((await editor.client.post('/media', input)).statusCode).toBe(422);
  });
});

describe('a media file', () => {
  it('is downloaded as an attachment under its own name', async () => {
    const answer = await editor.client.get(`/media/${(await create('Original')).id}/file`);
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="slika.png"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is shown only as pictures that the service encoded, without EXIF', async () => {
    const { id: file_id } = await upload('foto.JPG', turnedJpeg(800, 400));
    const made = (await editor.client.post('/media', { title: 'Foto', active: true, file_id })).json<Media>();
    expect([made.width, made.height]).toEqual([400, 800]);
    const thumbnail = await editor.client.get(`/media/${made.id}/thumbnail`);
    const { width, height, exif, format } = await new Transformer(thumbnail.rawPayload).metadata(true);
    expect([width, height, exif, format]).toEqual([160, 320, undefined, 'webp']);
    expect(thumbnail.headers['content-disposition']).toBe('inline');
    expect((await editor.client.get(`/media/${made.id}/preview`)).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['pdf', 'ponudba.pdf', samplePdf(), true],
    ['docx', 'pogodba.docx', sampleDocx(), false],
  ])('may be a %s', async (kind, name, content, previewable) => {
    expect(await upload(name, content)).toMatchObject({ kind, name, previewable, width: null });
  });

  it.each([
    ['an SVG', 'a.svg', Buffer.from('<svg/>')],
    ['HTML named as a picture', 'a.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture under the extension of another', 'a.jpg', png],
    ['a picture of 41 megapixels', 'a.png', pngWithSize(41_000, 1000)],
    ['half a picture', 'a.png', png.subarray(0, 100)],
    ['a PDF that is none', 'a.pdf', Buffer.from('%PDF-1.7')],
    ['a Word file with macros', 'a.docx', sampleDocx({ 'word/vbaProject.bin': 'x' })],
    ['a name without an extension', 'png', png],
  ])('is refused with a reason if it is %s', async (_kind, name, content) => {
    const answer = await send(editor, name, content);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['file']]);
  });

  it.each([
    ['../../etc/passwd.docx', 'passwd.docx'],
    ['..\\..\\a.docx', 'a.docx'],
    ['%2e%2e%2fa.docx', '%2e%2e%2fa.docx'],
    ['CON.docx', 'CON.docx'],
    ['xcod\u202eexe.docx', 'xcod exe.docx'],
    [`${'a'.repeat(300)}.docx`, `${'a'.repeat(115)}.docx`],
  ])('named %j is stored under a random id', async (name, stored) => {
    expect((await upload(name, sampleDocx())).name).toBe(stored);
    expect((await filesIn('files')).every((file) => /^[0-9a-f]{32}-[0-9a-f]{64}$/.test(file))).toBe(true);
  });

  it('is replaced, and the previous one deleted a day later', async () => {
    const made = await create('Replaced');
    const parts = partsOf('nova.pdf', samplePdf(), { _version: '1' });
    const answer = await editor.client.send('POST', `/media/${made.id}/file`, { parts });
    expect(answer.json<Media>()).toMatchObject({ kind: 'pdf', file_name: 'nova.pdf', version: 2, width: null });
    expect(await lastAudit()).toMatchObject({ action: 'media.replace-file', before: { fileName: 'slika.png' } });
    const stale = partsOf('nova.pdf', samplePdf(), { _version: '1' });
    const filesBefore = (await filesIn('files')).length;
    expect((await editor.client.send('POST', `/media/${made.id}/file`, { parts: stale })).statusCode).toBe(412);
    expect(await filesIn('files')).toHaveLength(filesBefore);

    time.forward(25 * 3_600_000);
    await deleteUnusedFilesJob.run({ dependencies: test.dependencies } as never, {});
    expect((await filesIn('files')).length).toBeLessThan(filesBefore);
    expect((await editor.client.get(`/media/${made.id}/file`)).rawPayload.equals(samplePdf())).toBe(true);
  });

  it('is refused above 20 MiB, and above the daily quota of its uploader', async () => {
    expect((await send(other, 'a.pdf', Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const padded = Buffer.concat([samplePdf(), Buffer.alloc(1_800_000, ' ')]);
    expect((await send(other, 'a.pdf', padded)).statusCode).toBe(201);
    expect((await send(other, 'a.pdf', padded)).statusCode).toBe(201);
    const third = await send(other, 'a.pdf', padded);
    expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([429, 'daily_uploads_exceeded']);
  });

  it('is refused if the scanner finds a virus or does not answer', async () => {
    scan = async () => false;
    expect((await send(editor, 'a.png', png)).json()).toMatchObject({ errors: { file: [expect.any(String)] } });
    scan = () => Promise.reject(new DomainError(503, 'virus_scan_unavailable'));
    expect((await send(editor, 'a.png', png)).statusCode).toBe(503);
    scan = async () => true;
  });

  it('leaves nothing behind on a full disk', async () => {
    const before = await filesIn('files');
    put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    const answer = await send(editor, 'a.png', png);
    put = null;
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([507, 'storage_full']);
    expect([await filesIn('files'), await filesIn('uploads')]).toEqual([before, []]);
  });

  it('is no record without a file after a crash, but a file that is deleted a day later', async () => {
    const { files } = test.dependencies;
    const before = await filesIn('files');
    const kept = vi.spyOn(files, 'delete').mockResolvedValue();
    let stored = 0;
    put = async (...content) => {
      stored += 1;
      if (stored === 3) throw new Error('The process ended here.');
      return store.put(...content);
    };
    expect((await send(editor, 'a.png', png)).statusCode).toBe(500);
    put = null;
    kept.mockRestore();
    expect(await filesIn('files')).toHaveLength(before.length + 2);
    const sweep = (clock: () => Date) => {
      const { signal } = new AbortController();
      return deleteOrphanedFilesJob.run({ dependencies: { ...test.dependencies, clock }, signal }, {});
    };
    await sweep(() => new Date());
    expect(await filesIn('files')).toHaveLength(before.length + 2);
    await sweep(() => new Date(Date.now() + 25 * 3_600_000));
    expect((await filesIn('files')).sort()).toEqual(before.sort());
  });

  it('whose stored bytes changed or went missing is an error of its own, with an audit entry', async () => {
    const { id } = await create('Damaged');
    const intact = await create('Intact');
    const names = await filesIn('files');
    const [row] = await test.database
      .select()
      .from(mediaFiles)
      .innerJoin(media, eq(media.fileId, mediaFiles.id))
      .where(eq(media.id, id));
    const { original = '', preview } = row?.media_files ?? {};
    expect(names).toContain(original);
    const path = join(folder, 'files', original.slice(0, 2), original);
    const bytes = await readFile(path);
    bytes[20] = 255 - (bytes[20] ?? 0);
    await writeFile(path, bytes);
    const answer = await editor.client.get(`/media/${id}/file`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'file_unreadable']);
    const entry = { action: 'file.unreadable', outcome: 'refused', subjectId: original, related: [id] };
    expect(await lastAudit()).toMatchObject(entry);
    expect((await editor.client.get('/media')).statusCode).toBe(200);
    expect((await editor.client.get(`/media/${intact.id}/file`)).rawPayload.equals(png)).toBe(true);

    await test.dependencies.files.delete(preview ?? '');
    expect((await editor.client.get(`/media/${id}/preview`)).statusCode).toBe(500);
    const log = { error: vi.fn() };
    const { signal } = new AbortController();
    await reportMissingFilesJob.run({ dependencies: { ...test.dependencies, log: log as never }, signal }, {});
    expect(log.error.mock.calls).toEqual([
      [{ event: 'file.missing', table: 'media_files', record: row?.media_files.id, file: preview }, 'file missing'],
    ]);
  });

  it('leaves nothing behind when the client goes away in the middle of it', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/media/files HTTP/1.1', 'host: 127.0.0.1', `cookie: sid=${editor.token}`];
    const types = ['x-requested-with: XMLHttpRequest', 'content-type: multipart/form-data; boundary=b'];
    const part = ['--b', 'content-disposition: form-data; name="file"; filename="a.png"', '', 'x'.repeat(100_000)];
    socket.write([...head, ...types, 'content-length: 1000000', '', ...part].join('\r\n'));
    await vi.waitFor(async () => expect(await filesIn('uploads')).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await filesIn('uploads')).toEqual([]));
    expect((await send(editor, 'a.docx', sampleDocx())).statusCode).toBe(201);
  });
});

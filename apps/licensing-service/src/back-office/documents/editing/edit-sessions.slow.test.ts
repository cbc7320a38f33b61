import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentVersion, EditSession, OpenedEditSession, Session } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConversionFailed, createDataFolderFiles, type FileStore } from '../../../platform';
import {
  documents,
  documentTemplates,
  documentVersions,
  editSessions,
  notifications,
  roleMembers,
  rolePermissions,
  roles,
  sessions,
  users,
} from '../../../schema';
import { captureLog } from '../../../testing/capture-log';
import { tooLargeFile } from '../../../testing/documents/bad-files';
import { samplePdf } from '../../../testing/files/sample-pictures';
import { sampleDocx } from '../../../testing/files/sample-zip';
import { testClock } from '../../../testing/test-clock';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { noMailTexts } from '../../document-templates/mail-texts/no-mail-texts';
import { completeEditsJob } from './complete-edits.job';

const time = testClock();
const { log, lines } = captureLog();
const permissions = ['view', 'update', 'delete'].map((action) => `${action}/documents`);
const word = (text: string) =>
  sampleDocx({ 'word/document.xml': `<w:document><w:body><w:p>${text}</w:p></w:body></w:document>` });
const minutes = (count: number) => count * 60_000;

let folder: string;
let test: TenantsApp;
let ana: Person;
let bor: Person;
let id: string;
let title = 0;
let isTooLong = false;
let isFull = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-editing-'));
  const docxToPdf = {
    convert: async () => {
      if (isTooLong) throw new ConversionFailed('too_many_pages');
      return { pdf: samplePdf(200, 300, 1), pages: 1, renderer: 'test', warnings: [] };
    },
  };
  const store = createDataFolderFiles(join(folder, 'files'));
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const files: FileStore = { ...store, put: (...file) => (isFull ? Promise.reject(full) : store.put(...file)) };
  const dependencies = { clock: time.clock, log, docxToPdf, files };
  test = await buildTenantsApp({ settings: { dataDir: folder }, dependencies });
  ana = await test.person('Ana', { permissions });
  bor = await test.person('Bor', { permissions });
  const at = time.clock();
  const [role] = await test.database
    .insert(roles)
    .values({ title: 'Editors', createdAt: at, updatedAt: at })
    .returning();
  const roleId = role?.id ?? expect.fail('no role');
  await test.database.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
  for (const { user } of [ana, bor])
    await test.database.insert(roleMembers).values({ roleId, userId: user.id, addedAt: at });
});
beforeEach(async () => {
  time.forward(minutes(60));
  id = await writeDocument();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeDocument(): Promise<string> {
  const at = time.clock();
  const { files } = test.dependencies;
  const dates = { createdAt: at, updatedAt: at };
  const people = { authorId: ana.user.id, lastModifiedBy: ana.user.id };
  const [template] = await test.database
    .insert(documentTemplates)
    .values({
      title: 'Ponudba',
      category: 'offer',
      view: 'portrait',
      language: 'sl',
      active: true,
      currentVersion: 1,
      fields: [],
      mailTexts: noMailTexts,
      tagNames: '',
      ...people,
      ...dates,
    })
    .returning();
  const [document] = await test.database
    .insert(documents)
    .values({
      title: `Ponudba č/${(title += 1)}`,
      number: `2026-${title}`,
      templateId: template?.id ?? expect.fail('no template'),
      templateVersion: 1,
      fields: {},
      state: 'saved',
      currentVersion: 1,
      pageText: '',
      ...people,
      ...dates,
    })
    .returning();
  const documentId = document?.id ?? expect.fail('no document');
  const { id: docx } = await files.put([word('first')], 1e6);
  const { id: pdf } = await files.put([samplePdf()], 1e6);
  const made = { docx, pdf, size: 1, pages: 1, renderer: 'test', warnings: [] };
  await test.database.insert(documentVersions).values({
    documentId,
    number: 1,
    kind: 'generated',
    parent: null,
    ...made,
    authorId: ana.user.id,
    createdAt: at,
  });
  return documentId;
}

async function open(person: Person, program = 'word'): Promise<OpenedEditSession & { readonly path: string }> {
  const answer = await person.client.post(`/documents/${id}/edit-sessions`, { program });
  expect(answer.statusCode, answer.body).toBe(201);
  const session = answer.json<OpenedEditSession>();
  return { ...session, path: session.address === null ? '' : new URL(session.address).pathname };
}

const dav = (method: string, path: string, headers: Record<string, string> = {}, payload?: Buffer | string) =>
  test.app.inject({ method: method as 'GET', url: path, headers, ...(payload === undefined ? {} : { payload }) });

const lockinfo =
  '<lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype><owner>Word</owner></lockinfo>';

async function lock(path: string): Promise<string> {
  const answer = await dav('LOCK', path, {}, lockinfo);
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers['lock-token']);
}

const put = async (path: string, token: string, text: string) =>
  (await dav('PUT', path, token === '' ? {} : { if: `(${token})` }, word(text))).statusCode;

const unlock = async (path: string, token: string) => (await dav('UNLOCK', path, { 'lock-token': token })).statusCode;

const versions = async () =>
  (await ana.client.get(`/documents/${id}/versions`))
    .json<{ data: DocumentVersion[] }>()
    .data.map(({ number, kind, parent, author }) => [number, kind, parent, author.full_name]);

const editing = async (person = ana) =>
  (await person.client.get(`/documents/${id}/edit-sessions`)).json<{ data: EditSession[] }>().data;

const runJob = () =>
  completeEditsJob.run({ dependencies: test.dependencies, signal: new AbortController().signal }, {});

const first = [1, 'generated', null, 'Ana'];

describe('a program that opens a document', () => {
  it('makes exactly one version of everything it saves under one lock', async () => {
    const { path, link, address } = await open(ana);
    expect(link).toBe(`ms-word:ofe|u|${address}`);
    expect(path).toMatch(/^\/dav\/[\w-]{43}\/Ponudba%20%C4%8D%20\d+\.docx$/);
    const token = await lock(path);
    const opened = await dav('GET', path);
    expect(opened.rawPayload.equals(word('first'))).toBe(true);
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    expect(opened.headers['content-length']).toBe(String(word('first').length));
    expect([await put(path, token, 'second'), await put(path, token, 'third')]).toEqual([204, 204]);
    expect(await editing(bor)).toMatchObject([
      { program: 'word', own: false, user: { full_name: 'Ana' }, saved_at: expect.any(String), pages: 1 },
    ]);
    expect(await versions()).toEqual([first]);
    expect((await dav('GET', path)).rawPayload.equals(word('third'))).toBe(true);
    const [{ id: sessionId }] = (await editing()) as [EditSession];
    expect((await ana.client.get(`/documents/${id}/edit-sessions/${sessionId}/pdf`)).statusCode).toBe(200);
    expect((await bor.client.get(`/documents/${id}/edit-sessions/${sessionId}/pdf`)).statusCode).toBe(404);
    expect(await unlock(path, token)).toBe(204);
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
    const saved = await ana.client.get(`/documents/${id}/versions/2/word`);
    expect(saved.rawPayload.equals(word('third'))).toBe(true);
  });

  it('becomes a version even if another document’s cannot', async () => {
    const broken = id;
    const failing = await open(ana);
    await put(failing.path, await lock(failing.path), 'stuck');
    id = await writeDocument();
    const working = await open(bor);
    await put(working.path, await lock(working.path), 'saved');
    time.forward(minutes(20));
    const [version] = await test.database
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.documentId, broken));
    const taken = { ...(version ?? expect.fail('no version')), id: randomUUID(), number: 2 };
    await test.database.insert(documentVersions).values(taken);
    await expect(runJob()).rejects.toThrow('Edit sessions could not be completed.');
    expect(await versions()).toEqual([[2, 'edited', 1, 'Bor'], first]);
    await test.database.delete(documentVersions).where(eq(documentVersions.id, taken.id));
    await runJob();
  });

  it('makes no version when it only looks', async () => {
    const { path } = await open(ana, 'libreoffice');
    expect(await unlock(path, await lock(path))).toBe(204);
    expect([await versions(), (await editing())[0]?.locked_at]).toEqual([[first], null]);
  });

  it('keeps others from editing until its lock lapses', async () => {
    const { path } = await open(ana);
    const token = await lock(path);
    await put(path, token, 'by Ana');
    const refused = await bor.client.post(`/documents/${id}/edit-sessions`, { program: 'word' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'document_locked', editing: { user: { full_name: 'Ana' }, locked_at: expect.any(String) } },
    ]);
    const restored = await bor.client.post(`/documents/${id}/versions/1/restore`, { _version: 1 });
    expect([restored.statusCode, restored.json()]).toMatchObject([409, { code: 'document_locked' }]);
    const { editing: held } = refused.json<{ editing: EditSession }>();
    const deleted = await bor.client.delete(`/documents/${id}`);
    expect([deleted.statusCode, deleted.json()]).toMatchObject([409, { code: 'document_locked' }]);
    expect((await bor.client.post(`/documents/${id}/edit-sessions/${held.id}/ask`)).statusCode).toBe(204);
    const asked = await test.database.select().from(notifications).where(eq(notifications.userId, ana.user.id));
    expect(asked).toMatchObject([{ kind: 'finish_asked', data: { document_id: id, full_name: 'Bor' } }]);
    time.forward(100_000);
    expect((await dav('LOCK', path, { if: `(${token})` })).statusCode).toBe(200);
    time.forward(100_000);
    expect((await bor.client.post(`/documents/${id}/edit-sessions`, { program: 'page' })).statusCode).toBe(409);
    time.forward(100_000);
    const other = await open(bor);
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
    expect(await unlock(other.path, await lock(other.path))).toBe(204);
  });

  it('keeps both versions when another user has saved in between', async () => {
    const one = await open(ana);
    const token = await lock(one.path);
    time.forward(minutes(4));
    const other = await open(bor);
    const otherToken = await lock(other.path);
    expect([await put(one.path, token, 'by Ana'), await put(one.path, '', 'by Ana')]).toEqual([412, 423]);
    await put(other.path, otherToken, 'by Bor');
    await unlock(other.path, otherToken);
    expect(await put(one.path, token, 'by Ana')).toBe(204);
    await unlock(one.path, token);
    expect(await versions()).toEqual([[3, 'edited', 1, 'Ana'], [2, 'edited', 1, 'Bor'], first]);
  });

  it('goes on in the same version for 15 minutes after its lock lapsed, as after sleep', async () => {
    const { path } = await open(ana);
    const token = await lock(path);
    await put(path, token, 'before');
    time.forward(minutes(10));
    await runJob();
    expect(await put(path, token, 'after')).toBe(204);
    time.forward(minutes(17));
    await runJob();
    expect(await versions()).toEqual([first]);
    time.forward(minutes(2));
    await runJob();
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
    expect(await put(path, token, 'much later')).toBe(204);
    await unlock(path, token);
    expect((await versions())[0]).toEqual([3, 'edited', 2, 'Ana']);
  });

  /** `bad-files.long.test.ts` sends every bad file. */
  it.each<[string, Buffer]>([
    ['no byte', Buffer.alloc(0)],
    ['macros', sampleDocx({ 'word/vbaProject.bin': 'x' })],
  ])('saves nothing of %s', async (_what, content) => {
    const { path } = await open(ana);
    const token = await lock(path);
    const answer = await dav('PUT', path, { if: `(${token})` }, content);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { file: [expect.any(String)] } }]);
    await unlock(path, token);
    expect([await versions(), await readdir(join(folder, 'uploads'))]).toEqual([[first], []]);
  });

  it('saves neither more than 200 pages nor more than 20 MiB, and nothing on a full disk', async () => {
    const { path } = await open(ana);
    const token = await lock(path);
    isTooLong = true;
    expect(await put(path, token, 'long').finally(() => (isTooLong = false))).toBe(422);
    expect((await dav('PUT', path, { if: `(${token})` }, tooLargeFile())).statusCode).toBe(413);
    isFull = true;
    expect(await put(path, token, 'on a full disk').finally(() => (isFull = false))).toBe(507);
    expect([(await editing())[0]?.saved_at, await readdir(join(folder, 'uploads'))]).toEqual([null, []]);
    expect([await put(path, token, 'with space again'), await unlock(path, token)]).toEqual([204, 204]);
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
  });

  it('saves nothing into a document that another user has deleted', async () => {
    const { path } = await open(ana);
    const token = await lock(path);
    time.forward(minutes(4));
    expect((await bor.client.delete(`/documents/${id}`)).statusCode).toBe(204);
    expect([await put(path, token, 'late'), await unlock(path, token)]).toEqual([404, 404]);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  });

  it.each([
    ['MKCOL', 'folder'],
    ['COPY', ''],
    ['MOVE', ''],
    ['DELETE', ''],
    ['PUT', 'other.docx'],
    ['LOCK', 'other.docx'],
  ])('may not %s %s', async (method, name) => {
    const { path } = await open(ana);
    const target = name === '' ? path : path.replace(/[^/]+$/, name);
    expect((await dav(method, target, { destination: `${path}x` }, '')).statusCode).toBe(403);
  });

  it('has a token that stands in no log, table or list, and is no cookie', async () => {
    lines.length = 0;
    const { path } = await open(ana);
    const token = path.split('/')[2] ?? '';
    await unlock(path, await lock(path));
    await dav('GET', path, { referer: `http://127.0.0.1${path}` });
    const rows = [await test.database.select().from(sessions), await test.database.select().from(editSessions)];
    expect(lines.length).toBeGreaterThan(3);
    expect(JSON.stringify([lines, rows, await editing()])).not.toContain(token);
    const headers = { cookie: `sid=${ana.token}` };
    expect((await dav('GET', path.replace(token, ana.token), headers)).statusCode).toBe(404);
  });
});

describe('the session of a program', () => {
  const stillOpen = async (path: string) => (await dav('GET', path)).statusCode === 200;

  it('is listed, and ends with End session, after which what was saved becomes a version', async () => {
    const { path } = await open(ana);
    await put(path, await lock(path), 'saved');
    const { data } = (await ana.client.get('/auth/sessions')).json<{ data: Session[] }>();
    const listed = data.filter(({ device }) => device.browser === 'Word, WebDAV');
    for (const { id: sessionId } of listed) await ana.client.delete(`/auth/sessions/${sessionId}`);
    expect(await stillOpen(path)).toBe(false);
    await runJob();
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
  });

  it('ends with "I’m done", which makes the version', async () => {
    const opened = await open(ana);
    await put(opened.path, await lock(opened.path), 'saved');
    expect((await bor.client.delete(`/documents/${id}/edit-sessions/${opened.id}`)).statusCode).toBe(404);
    expect((await ana.client.delete(`/documents/${id}/edit-sessions/${opened.id}`)).statusCode).toBe(204);
    expect([await stillOpen(opened.path), await editing()]).toEqual([false, []]);
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
  });

  it('stays open while idle, and ends after 12 hours', async () => {
    const { path } = await open(ana);
    time.forward(minutes(12 * 60 - 1));
    expect(await stillOpen(path)).toBe(true);
    time.forward(minutes(1));
    expect(await stillOpen(path)).toBe(false);
  });

  it('gains nothing once its user loses the permission or is deactivated', async () => {
    const { path } = await open(bor);
    const setState = (state: 'active' | 'inactive') =>
      test.database.update(users).set({ state }).where(eq(users.id, bor.user.id));
    await setState('inactive');
    expect(await stillOpen(path)).toBe(false);
    await setState('active');
    expect(await stillOpen(path)).toBe(true);
    const taken = await test.database.delete(rolePermissions).returning();
    expect(await stillOpen(path)).toBe(false);
    await test.database.insert(rolePermissions).values(taken);
  });
});

describe('a page that edits a document', () => {
  const file = (content: Buffer) => {
    const parts = new FormData();
    parts.append('file', new File([Uint8Array.from(content)], 'ponudba.docx'));
    return parts;
  };
  const save = (person: Person, session: string, content: Buffer) =>
    person.client.send('POST', `/documents/${id}/edit-sessions/${session}/file`, { parts: file(content) });

  it('holds the lock from the start, and makes one version when it is done', async () => {
    const page = await open(ana, 'page');
    expect(page).toMatchObject({ address: null, link: null, locked_at: expect.any(String), base_version: 1 });
    expect((await open(ana, 'page')).id).toBe(page.id);
    expect((await bor.client.post(`/documents/${id}/edit-sessions`, { program: 'word' })).statusCode).toBe(409);
    expect((await save(bor, page.id, word('by Bor'))).statusCode).toBe(404);
    expect((await save(ana, page.id, sampleDocx({ 'word/vbaProject.bin': 'x' }))).statusCode).toBe(422);
    expect((await save(ana, page.id, word('saved'))).json()).toMatchObject({ saved_at: expect.any(String) });
    expect(await versions()).toEqual([first]);
    await ana.client.delete(`/documents/${id}/edit-sessions/${page.id}`);
    expect(await versions()).toEqual([[2, 'edited', 1, 'Ana'], first]);
  });

  it('holds the lock while it gives signs, and lapses after 30 minutes', async () => {
    const page = await open(ana, 'page');
    const extend = () => ana.client.post(`/documents/${id}/edit-sessions/${page.id}/extend`);
    time.forward(minutes(29));
    expect((await extend()).json()).toMatchObject({ locked_at: expect.any(String) });
    time.forward(minutes(31));
    await open(bor, 'page');
    expect((await extend()).statusCode).toBe(409);
    expect((await save(ana, page.id, word('late'))).statusCode).toBe(409);
  });
});

import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Customer, DocumentContent, DocumentDetails, DocumentDraft } from '@atrium/api-client/contract';
import type { DocumentSend, DocumentSummary, OpenedEditSession } from '@atrium/api-client/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdministrator, startSession } from '../../identity';
import { deleteOrphanedFilesJob, reportMissingFilesJob } from '../../platform';
import { mailMessages } from '../../schema';
import { type CrashTestService, createCrashTestService } from '../../testing/crash-test-service';
import { writeTemplate } from '../../testing/documents/write-template';
import { makePages } from '../../testing/documents/make-pages';
import { chooseFailpoints } from '../../testing/failpoints';
import { samplePdf } from '../../testing/files/sample-pictures';
import { openFolder } from '../../testing/started-tenants';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { writeTestUser } from '../../testing/test-user';
import { seedTemplates } from '../document-templates/built-in/seed-templates';
import { deleteUnusedFilesJob } from '../media/delete-unused-files.job';

const failpoints = chooseFailpoints([
  ['documents.create:before', 'documents.create:after-effect', 'documents.create:after-commit'],
  ['documents.send:before', 'documents.send:after-effect', 'documents.send:after-commit'],
  [
    'documents.save-edit:before',
    'documents.save-edit:after-effect',
    'documents.save-edit:after-commit',
    'files.put:after-effect',
  ],
]);

interface Office {
  readonly test: TestApp;
  readonly client: TestClient;
}

/** A request during which the service is killed. */
interface Killed {
  readonly request: {
    readonly method: 'POST' | 'PUT';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly payload: Buffer;
  };
  readonly read: (office: Office) => Promise<unknown>;
  /** What `read` returns before and after the request. */
  readonly states: { readonly old: unknown; readonly new: unknown };
  readonly repeat: (office: Office) => Promise<number>;
  /** Files without a record once the request was repeated. */
  readonly orphans: number;
}

let service: CrashTestService;
let token: string;
let customer: Customer;
let content: DocumentContent;
let close: () => Promise<void>;
let office: Office;
const killed = new Map<string, Killed>();

beforeAll(async () => {
  service = await createCrashTestService();
  office = await openOffice();
  await prepare(office);
  for (const failpoint of failpoints) killed.set(failpoint, await prepareKill(failpoint));
  await close();
  for (const [failpoint, { request }] of killed) await kill(failpoint, request);
  office = await openOffice();
}, 300_000);

afterAll(async () => {
  await close();
  await service.remove();
});

/** The service in this process, on the data folder. Its conversions take no time. */
async function openOffice(): Promise<Office> {
  const opened = await openFolder(service.dataDir);
  const test = await buildTestApp({
    opened,
    settings: { dataDir: service.dataDir },
    dependencies: {
      clock: () => new Date(),
      docxToPdf: { convert: async () => ({ pdf: samplePdf(), pages: 1, warnings: [], renderer: 'none' }) },
    },
  });
  close = async () => {
    await test.close();
    await opened.close();
  };
  const client = test.client();
  if (token !== undefined) client.cookies.set('sid', token);
  return { test, client };
}

async function prepare({ test, client }: Office): Promise<void> {
  const { database, dependencies } = test;
  await seedTemplates(dependencies);
  const userId = await writeTestUser(database, 'ana@example.com', 'Ana');
  await addAdministrator(database, userId, new Date());
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  token = await startSession(database, userId, caller, dependencies.settings, new Date());
  client.cookies.set('sid', token);
  const address = { street: 'Glavna ulica 1', postal_code: '1000', post: 'Ljubljana', country: 'SI', active: true };
  const contacts = [{ type: 'email', value: 'bor@example.com' }];
  customer = (await client.post('/customers', { title: 'Zelena dolina', ...address, contacts })).json<Customer>();
  content = {
    template_id: await writeTemplate(test, userId),
    customer_id: customer.id,
    title: null,
    fields: { 'field.valid_until': '2026-12-21' },
    items: [],
  };
}

function prepareKill(failpoint: string): Promise<Killed> {
  if (failpoint.startsWith('documents.create')) return prepareSave();
  return failpoint.startsWith('documents.send') ? prepareSend() : prepareEdit(failpoint);
}

async function post<T>(path: string, json: object): Promise<T> {
  const answer = await office.client.send('POST', path, { json });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
}

const draft = () => post<DocumentDraft>('/document-drafts', content);

const saved = async () => {
  const { id, version } = await draft();
  return post<DocumentDetails>('/documents', { draft_id: id, _version: version });
};

const calling = (path: string, json: object): Killed['request'] => ({
  method: 'POST',
  url: `/api${path}`,
  headers: {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'idempotency-key': randomUUID(),
    cookie: `sid=${token}`,
  },
  payload: Buffer.from(JSON.stringify(json)),
});

const repeat =
  (request: Killed['request']) =>
  async ({ test }: Office) =>
    (await test.app.inject(request)).statusCode;

async function prepareSave(): Promise<Killed> {
  const { id, number, version } = await draft();
  const request = calling('/documents', { draft_id: id, _version: version });
  const read = async ({ client }: Office) => {
    const found = (await client.get(`/documents?search=${number}`)).json<{ data: DocumentSummary[] }>();
    const files = found.data.map((document) => client.get(`/documents/${document.id}/versions/1/pdf`));
    const pdfs = (await Promise.all(files)).map(({ rawPayload }) => rawPayload.equals(samplePdf()));
    return [(await client.get(`/document-drafts/${id}`)).statusCode, pdfs];
  };
  return { request, read, states: { old: [200, []], new: [404, [true]] }, repeat: repeat(request), orphans: 0 };
}

async function prepareSend(): Promise<Killed> {
  const { id } = await saved();
  const subject = randomUUID();
  const contact_ids = customer.contacts.map((contact) => contact.id);
  const letter = { number: 1, contact_ids, language: 'sl', subject, message: 'Lep pozdrav' };
  const request = calling(`/documents/${id}/sends`, letter);
  const read = async ({ client, test }: Office) => {
    const { state } = (await client.get(`/documents/${id}`)).json<DocumentDetails>();
    const sends = (await client.get(`/documents/${id}/sends`)).json<{ data: DocumentSend[] }>();
    const ofLetter = eq(mailMessages.subject, subject);
    const [mails] = await test.database.select({ total: count() }).from(mailMessages).where(ofLetter);
    return [state, sends.data.length, mails?.total];
  };
  return { request, read, states: { old: ['saved', 0, 0], new: ['sent', 1, 1] }, repeat: repeat(request), orphans: 0 };
}

async function prepareEdit(failpoint: string): Promise<Killed> {
  const { id } = await saved();
  const session = await post<OpenedEditSession>(`/documents/${id}/edit-sessions`, { program: 'word' });
  const url = new URL(session.address ?? '').pathname;
  const call = (method: string, headers: Readonly<Record<string, string>>, payload: Buffer | string = '') =>
    office.test.app.inject({ method: method as 'PUT', url, headers, payload });
  const scope = '<lockscope><exclusive/></lockscope><locktype><write/></locktype>';
  const locked = await call('LOCK', {}, `<lockinfo xmlns="DAV:">${scope}</lockinfo>`);
  const lock = String(locked.headers['lock-token']);
  const payload = await makePages(1);
  const request = { method: 'PUT', url, headers: { if: `(${lock})` }, payload } as const;
  const read = async ({ client }: Office) => {
    const isSaved = (await call('GET', {})).rawPayload.equals(payload);
    const versions = (await client.get(`/documents/${id}/versions`)).json<{ data: unknown[] }>();
    return [isSaved, versions.data.length];
  };
  const repeatAndClose = async (current: Office) => {
    const status = await repeat(request)(current);
    expect([(await call('UNLOCK', { 'lock-token': lock })).statusCode, await read(current)]).toEqual([204, [true, 2]]);
    return status;
  };
  const orphans = failpoint === 'files.put:after-effect' ? 1 : failpoint.endsWith(':before') ? 0 : 2;
  return { request, read, states: { old: [false, 1], new: [true, 1] }, repeat: repeatAndClose, orphans };
}

async function kill(failpoint: string, { url, payload, ...request }: Killed['request']): Promise<void> {
  const running = await service.start({ FAILPOINT: failpoint });
  await running.ready();
  const answer = await fetch(service.url + url, { ...request, body: Uint8Array.from(payload) }).catch(() => null);
  expect([failpoint, answer?.status]).toEqual([failpoint, undefined]);
  expect(await running.ended).toMatchObject({ signal: 'SIGKILL' });
}

it.each(failpoints)(
  'a kill at %s leaves the old or the new state, and the request can be repeated',
  async (failpoint) => {
    const { read, states, repeat: again } = killed.get(failpoint) ?? expect.fail();
    expect(await read(office)).toEqual(failpoint.endsWith('after-commit') ? states.new : states.old);
    expect(await again(office)).toBeLessThan(300);
    if (!failpoint.includes('edit') && !failpoint.startsWith('files')) expect(await read(office)).toEqual(states.new);
  },
);

it('leaves files without a record, which are deleted a day later, and no record without its file', async () => {
  const { dependencies } = office.test;
  const namesIn = async (folder: string) => {
    const entries = await readdir(join(service.dataDir, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const before = (await namesIn('files')).length;
  const { signal } = new AbortController();
  const tomorrow = { ...dependencies, clock: () => new Date(Date.now() + 25 * 3_600_000) };
  await deleteOrphanedFilesJob.run({ dependencies: tomorrow, signal }, {});
  const orphans = [...killed.values()].reduce((sum, one) => sum + one.orphans, 0);
  expect(before - (await namesIn('files')).length).toBe(orphans);
  await deleteUnusedFilesJob.run({ dependencies: tomorrow, signal }, {});
  expect(await namesIn('uploads')).toEqual([]);
  const missing: unknown[] = [];
  const log = { ...dependencies.log, error: (entry: unknown) => void missing.push(entry) } as typeof dependencies.log;
  await reportMissingFilesJob.run({ dependencies: { ...dependencies, log }, signal }, {});
  expect(missing).toEqual([]);
});

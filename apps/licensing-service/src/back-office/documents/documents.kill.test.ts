import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentDetails, DocumentDraft, DocumentSend, DocumentSummary } from '@atrium/api-client/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOrphanedFilesJob, reportMissingFilesJob } from '../../platform';
import { mailMessages } from '../../schema';
import { type CrashTestService, createCrashTestService } from '../../testing/crash-test-service';
import {
  type DocumentOffice,
  lockForWord,
  type OfficeRecords,
  openOffice,
  post,
  prepareOffice,
  saveDocument,
} from '../../testing/documents/document-office';
import { makePages } from '../../testing/documents/make-pages';
import { chooseFailpoints } from '../../testing/failpoints';
import { samplePdf } from '../../testing/files/sample-pictures';
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

interface Request {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
}

/** A request during which the service is killed. */
interface Killed {
  readonly request: Request;
  readonly readState: () => Promise<unknown>;
  readonly states: {
    readonly old: unknown;
    readonly new: unknown;
    /** Once the request was repeated. */
    readonly repeated: unknown;
  };
  /** What the user does after the repeated request. */
  readonly end?: () => Promise<unknown>;
  /** Files that then have no record. */
  readonly orphans: number;
}

let service: CrashTestService;
let office: DocumentOffice;
let records: OfficeRecords;
const killed = new Map<string, Killed>();

beforeAll(async () => {
  service = await createCrashTestService();
  office = await openOffice(service);
  records = await prepareOffice(office);
  for (const failpoint of failpoints) killed.set(failpoint, await prepare(failpoint));
  await office.close();
  for (const [failpoint, { request }] of killed) await kill(failpoint, request);
  office = await openOffice(service, records.token);
}, 300_000);

afterAll(async () => {
  await office.close();
  await service.remove();
});

function prepare(failpoint: string): Promise<Killed> {
  if (failpoint.startsWith('documents.create')) return prepareSave();
  return failpoint.startsWith('documents.send') ? prepareSend() : prepareEdit(failpoint);
}

const callOf = (path: string, json: object): Request => ({
  method: 'POST',
  url: `/api${path}`,
  headers: {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'idempotency-key': randomUUID(),
    cookie: `sid=${records.token}`,
  },
  payload: Buffer.from(JSON.stringify(json)),
});

const get = async <T>(path: string) => (await office.client.get(path)).json<T>();

async function prepareSave(): Promise<Killed> {
  const { id, number, version } = await post<DocumentDraft>(office.client, '/document-drafts', records.content);
  const readState = async () => {
    const { data } = await get<{ data: DocumentSummary[] }>(`/documents?search=${number}`);
    const files = data.map((document) => office.client.get(`/documents/${document.id}/versions/1/pdf`));
    const arePreviewed = (await Promise.all(files)).map(({ rawPayload }) => rawPayload.equals(samplePdf()));
    return [(await office.client.get(`/document-drafts/${id}`)).statusCode, arePreviewed];
  };
  const saved = [404, [true]];
  return {
    request: callOf('/documents', { draft_id: id, _version: version }),
    readState,
    states: { old: [200, []], new: saved, repeated: saved },
    orphans: 0,
  };
}

async function prepareSend(): Promise<Killed> {
  const { id } = await saveDocument(office.client, records.content);
  const subject = randomUUID();
  const contact_ids = records.customer.contacts.map((contact) => contact.id);
  const readState = async () => {
    const { state } = await get<DocumentDetails>(`/documents/${id}`);
    const { data: sends } = await get<{ data: DocumentSend[] }>(`/documents/${id}/sends`);
    const ofLetter = eq(mailMessages.subject, subject);
    const [mails] = await office.test.database.select({ total: count() }).from(mailMessages).where(ofLetter);
    return [state, sends.length, mails?.total];
  };
  const sent = ['sent', 1, 1];
  return {
    request: callOf(`/documents/${id}/sends`, { number: 1, contact_ids, language: 'sl', subject, message: 'Lep dan' }),
    readState,
    states: { old: ['saved', 0, 0], new: sent, repeated: sent },
    orphans: 0,
  };
}

async function prepareEdit(failpoint: string): Promise<Killed> {
  const { id } = await saveDocument(office.client, records.content);
  const { path: url, lock } = await lockForWord(office, id);
  const payload = await makePages(1);
  const readState = async () => {
    const { data: versions } = await get<{ data: unknown[] }>(`/documents/${id}/versions`);
    const isSaved = (await office.test.app.inject({ url })).rawPayload.equals(payload);
    return [isSaved, versions.length];
  };
  return {
    request: { method: 'PUT', url, headers: { if: `(${lock})` }, payload },
    readState,
    states: { old: [false, 1], new: [true, 1], repeated: [true, 2] },
    end: () => office.test.app.inject({ method: 'UNLOCK', url, headers: { 'lock-token': lock } }),
    orphans: failpoint === 'files.put:after-effect' ? 1 : failpoint.endsWith(':before') ? 0 : 2,
  };
}

async function kill(failpoint: string, { url, payload, ...request }: Request): Promise<void> {
  const running = await service.start({ FAILPOINT: failpoint });
  await running.ready();
  const answer = await fetch(service.url + url, { ...request, body: Uint8Array.from(payload) }).catch(() => null);
  expect([failpoint, answer?.status]).toEqual([failpoint, undefined]);
  expect(await running.ended).toMatchObject({ signal: 'SIGKILL' });
}

it.each(failpoints)('a kill at %s leaves the old or the new state, and the request is made once', async (failpoint) => {
  const { request, readState, states, end } = killed.get(failpoint) ?? expect.fail();
  expect(await readState()).toEqual(failpoint.endsWith('after-commit') ? states.new : states.old);
  const { statusCode, body } = await office.test.app.inject(request);
  expect(statusCode, body).toBeLessThan(300);
  await end?.();
  expect(await readState()).toEqual(states.repeated);
});

it('kills leave files without a record, which are deleted a day later, and no record without its file', async () => {
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

import type { Customer, DocumentContent, DocumentDetails, DocumentDraft } from '@atrium/api-client/contract';
import { expect } from 'vitest';
import { seedTemplates } from '../../back-office/document-templates/built-in/seed-templates';
import { addAdministrator, startSession } from '../../identity';
import { samplePdf } from '../files/sample-pictures';
import type { CrashTestService } from '../crash-test-service';
import { buildTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { writeTestUser } from '../test-user';
import { writeTemplate } from './write-template';

/** The service in this process, on a data folder that no other service uses. Its conversions take no time. */
export interface DocumentOffice {
  readonly test: TestApp;
  readonly client: TestClient;
  readonly close: () => Promise<void>;
}

export async function openOffice({ dataDir, open }: CrashTestService, token?: string): Promise<DocumentOffice> {
  const opened = await open();
  const test = await buildTestApp({
    opened,
    settings: { dataDir },
    dependencies: {
      clock: () => new Date(),
      docxToPdf: { convert: async () => ({ pdf: samplePdf(), pages: 1, warnings: [], renderer: 'none' }) },
    },
  });
  const client = test.client();
  if (token !== undefined) client.cookies.set('sid', token);
  const close = async () => {
    await test.close();
    await opened.close();
  };
  return { test, client, close };
}

export interface OfficeRecords {
  /** Session token of the Administrator. */
  readonly token: string;
  readonly customer: Customer;
  /** Of a document for the customer. */
  readonly content: DocumentContent;
}

/** Signs in the first Administrator, and makes a customer with an e-mail address and a template. */
export async function prepareOffice({ test, client }: DocumentOffice): Promise<OfficeRecords> {
  const { database, dependencies } = test;
  // Otherwise the first start of a service stores their files.
  await seedTemplates(dependencies);
  const userId = await writeTestUser(database, 'ana@example.com', 'Ana');
  await addAdministrator(database, userId, new Date());
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  const token = await startSession(database, userId, caller, dependencies.settings, new Date());
  client.cookies.set('sid', token);
  const address = { street: 'Glavna ulica 1', postal_code: '1000', post: 'Ljubljana', country: 'SI', active: true };
  const contacts = [{ type: 'email', value: 'bor@example.com' }];
  const customer = await post<Customer>(client, '/customers', { title: 'Zelena dolina', ...address, contacts });
  const template_id = await writeTemplate(test, userId);
  const fields = { 'field.valid_until': '2026-12-21' };
  return { token, customer, content: { template_id, customer_id: customer.id, title: null, fields, items: [] } };
}

export async function post<T>(client: TestClient, path: string, json: object): Promise<T> {
  const answer = await client.send('POST', path, { json });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
}

export async function saveDocument(client: TestClient, content: DocumentContent): Promise<DocumentDetails> {
  const { id, version } = await post<DocumentDraft>(client, '/document-drafts', content);
  return post(client, '/documents', { draft_id: id, _version: version });
}

/** Opens a document for Word. Returns the path of its file and the token of its lock. */
export async function lockForWord(
  { test, client }: DocumentOffice,
  documentId: string,
): Promise<{ readonly path: string; readonly lock: string }> {
  const sessions = `/documents/${documentId}/edit-sessions`;
  const { address } = await post<{ address: string }>(client, sessions, { program: 'word' });
  const path = new URL(address).pathname;
  const scope = '<lockscope><exclusive/></lockscope><locktype><write/></locktype>';
  const payload = `<lockinfo xmlns="DAV:">${scope}</lockinfo>`;
  const locked = await test.app.inject({ method: 'LOCK', url: path, payload });
  expect(locked.statusCode, locked.body).toBe(200);
  return { path, lock: String(locked.headers['lock-token']) };
}

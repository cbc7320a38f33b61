import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { createPglite } from './create-pglite';
import { drizzlePglite } from '../platform/database/drizzle-pglite';
import { startSession } from '../identity';
import { loadSecretKeys, type OpenDatabase } from '../platform';
import { buildTenantsApp, companyNamed, completeDraft } from './tenants-app';
import type { TestClient } from './test-client';

/** Opens the database in a data folder. Creates and migrates it first if there is none. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'database');
  const isNew = (await readFile(join(path, 'PG_VERSION')).catch(() => null)) === null;
  const template = isNew ? { loadDataDir: new Blob([await readFile(inject('templateDatabase'))]) } : {};
  const client = await createPglite({ dataDir: path, ...template });
  return { client, database: drizzlePglite(client), close: () => client.close() };
}

export interface StartedTenants {
  readonly ids: readonly string[];
  /** Their URL names. */
  readonly urlNames: readonly string[];
  /** Session cookie of their owner. */
  readonly cookie: string;
}

const startTrial = async (client: TestClient, id: string) =>
  expect((await client.post(`/tenants/${id}/create`, {})).statusCode).toBe(202);

/**
 * Company CRMs of one owner that have been started but not processed by a worker. `prepare` fills each draft, `start`
 * starts its creation, by default as a trial.
 */
export async function writeStartedTenants(
  opened: OpenDatabase,
  dataDir: string,
  count: number,
  prepare: (client: TestClient, id: string) => Promise<unknown> = async () => undefined,
  start: (client: TestClient, id: string) => Promise<unknown> = startTrial,
): Promise<StartedTenants> {
  const secretKeys = await loadSecretKeys({ secretKeys: null, dataDir });
  const test = await buildTenantsApp({ opened, dependencies: { secretKeys, clock: () => new Date() } });
  const owner = await test.person('Ana');
  const urlNames = Array.from({ length: count }, (_, at) => `zelena-dolina-${at}`);
  const ids: string[] = [];
  for (const urlName of urlNames) {
    const id = await completeDraft(owner, companyNamed(urlName));
    await prepare(owner.client, id);
    await start(owner.client, id);
    ids.push(id);
  }
  const { settings, clock } = test.dependencies;
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  const token = await startSession(test.database, owner.user.id, caller, settings, clock());
  await test.close();
  return { ids, urlNames, cookie: `sid=${token}` };
}

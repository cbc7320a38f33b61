import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdministrator, startSession } from '../../identity';
import { type CrashTestService, createCrashTestService } from '../../testing/crash-test-service';
import { samplePdf } from '../../testing/files/sample-pictures';
import type { ServiceProcess } from '../../testing/service-process';
import { buildTenantsApp } from '../../testing/tenants-app';
import { seedTemplates } from '../document-templates/built-in/seed-templates';
import { mediaFiles } from './media.table';

let service: CrashTestService;
let cookie: string;

beforeAll(async () => {
  service = await createCrashTestService();
  const opened = await service.open();
  const test = await buildTenantsApp({ opened, settings: { dataDir: service.dataDir } });
  // Otherwise the first start stores these files.
  await seedTemplates(test.dependencies);
  const { user } = await test.person('Editor');
  await addAdministrator(test.database, user.id, new Date());
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  cookie = `sid=${await startSession(test.database, user.id, caller, test.dependencies.settings, new Date())}`;
  await test.close();
  await opened.close();
});

afterAll(() => service.remove());

/** Uploads a file to a service that a failpoint may kill. */
async function upload(environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const running = await service.start(environment);
  await running.ready();
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(samplePdf())], 'a.pdf'));
  const answer = await service.send('/api/media/files', cookie, body).catch(() => null);
  expect(answer?.status).toBe(environment['FAILPOINT'] === undefined ? 201 : undefined);
  return running;
}

const storedFiles = async () => {
  const entries = await readdir(join(service.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('a kill between a file and its record leaves no record without a file', async () => {
  const before = await storedFiles();
  const killed = await upload({ FAILPOINT: 'files.put:after-effect' });
  expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' });
  const orphans = (await storedFiles()).filter((name) => !before.includes(name));
  expect(orphans).toHaveLength(1);
  expect(await service.reading((database) => database.select().from(mediaFiles))).toEqual([]);
  await service.stop(await upload());
  const rows = await service.reading((database) => database.select().from(mediaFiles));
  const kept = rows.flatMap(({ original, preview, thumbnail }) => [original, preview, thumbnail]);
  expect(new Set(await storedFiles())).toEqual(new Set([...before, ...orphans, ...kept]));
});

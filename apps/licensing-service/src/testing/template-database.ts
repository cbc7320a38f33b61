import type { TestProject } from 'vitest/node';
import { createOnServer, testServer } from './database-on-server';
import { openPostgresql } from '../platform/database/open-postgresql';
import { createQueue, keptTemplate } from './kept-template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a PGlite dump. */
    templateDatabase: string;
    /** Name of a database on the server of `TEST_DATABASE_URL`; empty without one. */
    templateOnServer: string;
  }
}

/** Prepares migrated template databases, including the job queue's tables. Every test file starts with a copy. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  project.provide('templateDatabase', await keptTemplate());
  const created = testServer === '' ? null : await createOnServer(testServer);
  if (created !== null) {
    const { client, close } = await openPostgresql(created.url, () => undefined);
    await createQueue(client);
    await close();
  }
  project.provide('templateOnServer', created?.name ?? '');
  return async () => {
    await created?.drop();
  };
}

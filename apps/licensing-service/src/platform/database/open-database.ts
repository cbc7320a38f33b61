import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import type { OpenDatabase } from './database-client';
import { drizzlePglite } from './drizzle-pglite';
import { migratePglite } from './migrate';
import { PgliteThread } from './pglite-thread';
import { openPostgresql } from './open-postgresql';
import { isDamage, folderErrorOf, checkDatabaseFolder } from './folder-errors';

/** Opens PostgreSQL if the settings name one, otherwise PGlite in the data folder, and migrates it. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) return openPostgresql(settings.databaseUrl, onLost);
  return openPglite(settings.dataDir, onLost);
}

async function openPglite(dataDir: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  await checkDatabaseFolder(dataDir);
  let isOpen = false;
  const reportLost = (error: Error) => (isOpen ? onLost(error) : undefined);
  const client = await PgliteThread.open(join(dataDir, 'database'), reportLost).catch(async () => {
    throw await folderErrorOf(dataDir);
  });
  await migratePglite(client).catch(async (error: unknown) => {
    if (client.isLost || isDamage(error)) throw await folderErrorOf(dataDir);
    await client.close();
    throw error;
  });
  isOpen = true;
  return { database: drizzlePglite(client), client, close: () => client.close() };
}

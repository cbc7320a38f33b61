import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPglite } from '../../testing/create-pglite';
import { earlierDatabase, earlierDatabaseMessage } from '../../testing/earlier-database';
import { packageFolder } from '../package-folder';
import { drizzlePglite } from './drizzle-pglite';
import { migratePglite } from './migrate';
import { openDatabase } from './open-database';
import { PgliteThread } from './pglite-thread';

const migrations = join(packageFolder, 'migrations');

describe('migrate', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('rolls back a migration that fails half way, runs it once it is fixed, and rejects a database of an edited one', async () => {
    const broken = join(folder, 'broken');
    await cp(migrations, broken, { recursive: true });
    const first = join(broken, '0000_first.sql');
    const whole = await readFile(first, 'utf8');
    await writeFile(first, `${whole}\n--> statement-breakpoint\nSELECT no_such_function();`);

    const pglite = await createPglite();
    const database = drizzlePglite(pglite);
    await expect(migratePglite(pglite, broken)).rejects.toThrow();
    expect(await hasFunction('atrium_user')).toBe(false);
    await migratePglite(pglite);
    expect(await hasFunction('atrium_user')).toBe(true);
    await migratePglite(pglite);
    await pglite.exec("update drizzle.__drizzle_migrations set hash = 'of a file that was edited since'");
    await expect(migratePglite(pglite)).rejects.toThrow(earlierDatabaseMessage);
    await pglite.close();

    async function hasFunction(name: string): Promise<boolean> {
      const found = await database.execute(sql`select 1 from pg_proc where proname = ${name}`);
      return found.rows.length > 0;
    }
  });

  it('rejects a data folder that an earlier version created, and changes nothing in it', async () => {
    const open = () => PgliteThread.open(join(folder, 'database'));
    const tables = async (client: PgliteThread) =>
      (await client.query("select schemaname || '.' || tablename as name from pg_tables order by 1")).rows;
    const earlier = await open();
    await earlier.exec(earlierDatabase);
    const before = await tables(earlier);
    await earlier.close();

    const start = openDatabase({ databaseUrl: null, dataDir: folder }, () => undefined);
    await expect(start).rejects.toMatchObject({ name: 'StartupError', message: earlierDatabaseMessage });
    const after = await open();
    expect(await tables(after)).toEqual(before);
    await after.close();
  });

  it('includes every change of the tables', async () => {
    const program = join(packageFolder, 'node_modules/.bin/drizzle-kit');
    const { stdout } = await promisify(execFile)(program, ['generate'], { cwd: packageFolder });
    expect(stdout).toContain('No schema changes');
  });
});

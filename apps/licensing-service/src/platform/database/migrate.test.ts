import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPglite } from '../../testing/create-pglite';
import { packageFolder } from '../package-folder';
import { drizzlePglite } from './drizzle-pglite';
import { migrate } from './migrate';

const migrations = join(packageFolder, 'migrations');

describe('migrate', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('rolls back a migration that fails half way, and continues once it is fixed', async () => {
    const broken = join(folder, 'broken');
    await cp(migrations, broken, { recursive: true });
    const second = join(broken, '0001_row_security.sql');
    const whole = await readFile(second, 'utf8');
    await writeFile(second, `${whole}\n--> statement-breakpoint\nSELECT no_such_function();`);

    const pglite = await createPglite();
    const database = drizzlePglite(pglite);
    await expect(migrate(database, broken)).rejects.toThrow();
    expect(await hasFunction('atrium_user')).toBe(false);
    await migrate(database);
    expect(await hasFunction('atrium_user')).toBe(true);
    await migrate(database);
    await pglite.close();

    async function hasFunction(name: string): Promise<boolean> {
      const found = await database.execute(sql`select 1 from pg_proc where proname = ${name}`);
      return found.rows.length > 0;
    }
  });

  it('includes every change of the tables', async () => {
    const program = join(packageFolder, 'node_modules/.bin/drizzle-kit');
    const { stdout } = await promisify(execFile)(program, ['generate'], { cwd: packageFolder });
    expect(stdout).toContain('No schema changes');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Options } from 'tsup';

const packages = join(import.meta.dirname, 'node_modules');
const pglitePackage = readFileSync(join(packages, '@electric-sql', 'pglite', 'package.json'), 'utf8');
const { version } = JSON.parse(pglitePackage) as { version: string };
const kept = join(packages, '.cache', `empty-database-${version}.tar.gz`);

/**
 * Builds an empty database next to the PGlite worker, which unpacks it into a new data folder: initialising one at
 * startup would take four seconds of CPU time. Built once per version of PGlite.
 */
export const emptyDatabase: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'empty-database',
  setup(build) {
    const { outdir = 'dist' } = build.initialOptions;
    build.onEnd(async () => {
      if (!existsSync(kept)) await make();
      const folder = join(outdir, 'database');
      await mkdir(folder, { recursive: true });
      await copyFile(kept, join(folder, 'empty.tar.gz'));
    });
  },
};

async function make(): Promise<void> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  await mkdir(dirname(kept), { recursive: true });
  const draft = `${kept}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, kept);
}
